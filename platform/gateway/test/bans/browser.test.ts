/** Bans and mutes recognise a guest who returns on the same browser without their token. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tokens } from '../../src/account/tokens.js'
import { oneSecret } from '../../src/base/secrets.js'
import { asker, openTiny, secret, sit, type App, type Asker } from '../help.js'
import { act, owned, type Installation, type Person } from '../settings/owner.js'

interface Entered {
  readonly __typename: string
  readonly code?: string
  readonly until?: number
  readonly token?: string
  readonly browser?: string
}

let installation: Installation
let app: App
let owner: Person

const enter = (name: string, browser?: string, from: Asker = asker(app)): Promise<Entered> =>
  from.get(
    `mutation ($name: String!, $browser: String) { enter(name: $name, browser: $browser) {
       __typename ... on Guest { token browser } ... on Refused { code until } } }`,
    { name, browser },
  )
const idOf = async (who: Asker): Promise<string> =>
  (await who.get<{ readonly id: string }>('{ me { id } }')).id
const say = (who: Asker, table: string): Promise<{ readonly code?: string }> =>
  who.get(`mutation { say(table: "${table}", phrase: "hello") { __typename ... on Refused { code } } }`)
/** Reports a guest, which makes them known to the owner. */
const report = (by: Asker, table: string, chair: number): Promise<object> =>
  by.get(`mutation { report(table: "${table}", chair: ${chair}, reason: PLAY) { __typename } }`)

beforeEach(async () => {
  installation = await owned()
  ;({ app, owner } = installation)
})
afterEach(() => app.close())

/** A guest on a browser, reported by somebody at their table. */
async function reported() {
  const entered = await enter('Ala')
  const ala = asker(app, entered.token)
  const { id } = await openTiny(ala)
  const jan = asker(app, (await enter('Jan')).token)
  await sit(jan, id)
  await report(jan, id, 0)
  return { id: await idOf(ala), browser: entered.browser ?? '', table: id, jan }
}

describe('a guest who comes back on the same browser', () => {
  it('is banned for as long as the guest they were', async () => {
    const { id, browser } = await reported()
    const { token } = await enter('Ewa', browser)
    const ewa = asker(app, token)
    await act(owner, { ban: { person: id, lasts: 'HOUR' } })
    const again = await enter('Iwo', browser)
    expect([again.code, again.until]).toEqual(['BANNED', installation.time.now() + 3_600_000])
    // This includes somebody who came back before the ban.
    expect(await openTable(ewa)).toBe('BANNED')
    await installation.time.advance(3_600_001)
    expect((await enter('Iwo', browser)).__typename).toBe('Guest')
  })

  it('is muted for as long as the guest they were', async () => {
    const { id, browser, table } = await reported()
    await act(owner, { ban: { person: id, lasts: 'HOUR', mute: true } })
    const ewa = asker(app, (await enter('Ewa', browser)).token)
    await sit(ewa, table)
    expect((await say(ewa, table)).code).toBe('MUTED')
  })

  it('is recognised after a change of name, and as the third guest', async () => {
    const { id, browser } = await reported()
    const second = await enter('Ewa', browser)
    const { token } = await asker(app, second.token).get<{ readonly token: string }>(
      'mutation { rename(name: "Ula") { ... on Renamed { token } } }',
    )
    const third = await enter('Iwo', second.browser)
    await act(owner, { ban: { person: id, lasts: 'HOUR' } })
    expect(await openTable(asker(app, token))).toBe('BANNED')
    expect(await openTable(asker(app, third.token))).toBe('BANNED')
  })

  it('is not confused with others: another browser or an invalid mark lets a new guest in', async () => {
    const { id, browser, jan } = await reported()
    await act(owner, { ban: { person: id, lasts: 'HOUR' } })
    expect(await openTable(jan)).toBeUndefined()
    for (const word of [undefined, '', `${browser.slice(0, -2)}xx`])
      expect((await enter('Iwo', word)).__typename).toBe('Guest')
  })

  it('is recognised for 31 days, longer than any ban, and by the last five guests', async () => {
    const time = { at: 1_700_000_000_000, now: () => time.at }
    const { browser, readBrowser } = tokens(oneSecret(secret), time)
    const word = await browser(['a', 'b', 'c', 'd', 'e', 'f'])
    time.at += 30 * 24 * 3_600_000 + 1_000
    expect(await readBrowser(word)).toEqual(['b', 'c', 'd', 'e', 'f'])
    time.at += 24 * 3_600_000
    expect(await readBrowser(word)).toEqual([])
  })

  it('cannot use the browser’s mark as a token', async () => {
    const { browser } = await reported()
    expect(await asker(app, browser).get('{ me { id } }')).toBeNull()
  })
})

const openTable = async (who: Asker): Promise<string | undefined> => {
  const { code } = await who.get<{ readonly code?: string }>(
    'mutation { open(game: "tiny", profile: "plain", chairs: 3) { __typename ... on Refused { code } } }',
  )
  return code
}
