/** Taking what is scarce: tables, places in events, rows, accounts, and the processor's time. */
import { from, keep, post, requests, type Aim, type Attack } from '../aim.js'

/** Opens tables as a guest until the gateway refuses because there are too many. */
const openTables = async (aim: Aim, headers: () => Record<string, string>): Promise<void> => {
  const where = headers()
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, where)
  const [, token = ''] = /"token":"([^"]+)"/.exec(entered) ?? []
  const open = 'mutation{open(game:"skat",profile:"pzskat",chairs:3,private:true){__typename}}'
  for (let i = 0; i < 8; i++) await post(aim, open, {}, { ...where, authorization: `Bearer ${token}` })
}

/** @throws if an attack got more of something than its limit. */
const atMost = (what: string, got: number, most: number): void => {
  if (got > most) throw new Error(`${got} ${what} instead of at most ${most}`)
}
const bearer = (text: string): Record<string, string> => ({
  authorization: `Bearer ${/"token":"([^"]+)"/.exec(text)?.[1] ?? ''}`,
})
const openHidden =
  'mutation{open(game:"skat",profile:"pzskat",chairs:3,private:true){__typename ... on Table{id}}}'

/** New accounts of 200 households of one network open tables and enter an event; a guest opens and leaves without end. */
async function names(aim: Aim): Promise<void> {
  let [tables, places, opened, accounts] = [0, 0, 0, 0]
  const register = async (): Promise<Record<string, string>> => {
    const home = { 'x-forwarded-for': `2001:db8:66:${(accounts++ % 200).toString(16)}::1` }
    const text = await post(
      aim,
      `mutation{register(name:"Ola ${accounts}",password:"correct horse ${accounts}"){... on SignedIn{token}}}`,
      {},
      home,
    )
    return { ...home, ...bearer(text) }
  }
  const elsewhere = { 'x-forwarded-for': '2001:db8:77::1' }
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, elsewhere)
  const restless = { ...elsewhere, ...bearer(entered) }
  await Promise.all([
    keep(aim, 6, async () => {
      const who = await register()
      for (let i = 0; i < 8; i++) if ((await post(aim, openHidden, {}, who)).includes('"Table"')) tables += 1
      const enter = `mutation{act(event:"${aim.event}",op:"a${requests.count}",act:{register:{entrant:{name:"Ola ${requests.count}"}}}){__typename}}`
      if ((await post(aim, enter, {}, who)).includes('"EventDone"')) places += 1
    }),
    keep(aim, 1, async () => {
      const [, id] = /"id":"([^"]+)"/.exec(await post(aim, openHidden, {}, restless)) ?? []
      if (id === undefined) return
      opened += 1
      await post(aim, `mutation{leave(table:"${id}"){__typename}}`, {}, restless)
    }),
  ])
  console.error(
    `  ${accounts} accounts of one network: ${tables} tables, ${places} places; one guest: ${opened} tables`,
  )
  atMost('tables for one network', tables, 200)
  atMost('places for one network', places, 60)
  atMost('tables for one person', opened, 40)
}

/** Four addresses that each ask 6.5 times a second for something small that has its price. */
const smallRequests = (aim: Aim): Promise<void> => {
  const turns = [0, 1, 2, 3]
  return keep(aim, 4, async (lane) => {
    const turn = (turns[lane] ?? 0) + 1
    turns[lane] = turn
    const asks = [
      '{dailyDeals(game:"skat"){__typename}}',
      `{a${requests.count}x${lane}:games{id}}`,
      `{dailyDeals(game:"baska"){__typename}}#${requests.count}`,
      '{__schema{types{name}}}',
    ]
    const asked = post(
      aim,
      asks[turn % asks.length] ?? '',
      {},
      { 'x-forwarded-for': `203.0.${113 + lane}.5` },
    )
    await Promise.all([asked, new Promise((again) => setTimeout(again, 1_000 / 6.5))])
  })
}

/** Attacks on what is scarce: tables, places in events, rows, and the processor's time. */
export const scarcity: Readonly<Record<string, Attack>> = {
  'small requests from four addresses': smallRequests,
  'names, tables, places, rows and requests at once': async (aim) => {
    await Promise.all([names(aim), smallRequests(aim)])
  },
}

/** The same, where only the limits themselves are tried. */
export const countedAttacks: Readonly<Record<string, Attack>> = {
  'tables from one address': (aim) =>
    keep(aim, 8, () => openTables(aim, () => ({ 'x-forwarded-for': '203.0.113.77' }))),
  'tables from one network': (aim) => keep(aim, 8, () => openTables(aim, () => from(requests.count))),
  'accounts and passwords': (aim) =>
    keep(aim, 16, () =>
      post(
        aim,
        `mutation{register(name:"Ola ${requests.count}",password:"correct horse ${requests.count}"){__typename} }`,
      ).then(() =>
        post(
          aim,
          `mutation{signIn(login:"ola${requests.count % 50}",password:"wrong horse ${requests.count}"){__typename}}`,
        ),
      ),
    ),
}
