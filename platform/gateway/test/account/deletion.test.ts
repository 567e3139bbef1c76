/**
 * A person with hands, entries, an office, a ranking and an account deletes it. Afterwards no trace is left in the files of the
 * store, a new backup, and everything served. For everybody else nothing changes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryHash } from '../../src/account/recovery.js'
import { sqlAccounts } from '../../src/account/accounts.js'
import { sqlPlayed } from '../../src/played/sql.js'
import { exportEdition } from '../../src/ranking/signing/exporting.js'
import { sqlRankings } from '../../src/ranking/store/sql.js'
import { isVerified, verifyExport } from '../../src/ranking/signing/verify.js'
import { sqlWebhooks } from '../../src/webhooks/sql.js'
import { sqlSettings } from '../../src/settings/store.js'
import { forgetAtTables } from '../../src/store/forget-at-tables.js'
import type { SqlData } from '../../src/store/sql.js'
import { openSqlite } from '../../src/store/sqlite.js'
import { sqlReports } from '../../src/talk/reports.js'
import { sqlEvents } from '../../src/event/store/sql.js'
import * as help from '../help.js'
import { keyOf } from '../ranking/desk.js'
import { scheme } from '../ranking/kept.js'
import { announce, does, official } from '../event/gateway.js'

const name = 'Aniela Niepamiętana'
const login = 'aniela.niepamietana@poczta.example'
const password = 'correct horse battery'
/** In any spelling: the name itself, and its search forms. */
const traces = /Niepami[eę]tana/iu

const key = keyOf('League of the valley')
const own = JSON.stringify({
  ...scheme,
  game: 'tiny',
  profiles: ['plain'],
  season: { from: '2027-01-01', until: '2027-12-31' },
})
const evening = {
  protestMinutes: 1,
  format: {
    id: 'evening',
    profile: 'plain',
    chairs: [4, 3],
    tieBreaks: [],
    bye: null,
    stake: null,
    series: [{ rounds: 1, minutes: null, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
  },
}

let folder: string
let data: SqlData
let app: help.App
const time = help.fakeTime(1_800_000_000_000)
let her: help.Asker
let jan: help.Asker
let boss: help.Asker
let played: string
let live: string
let cup: string
let next: string

const refused = '... on Refused { code }'
const remove = (
  who: help.Asker,
  word: string | null,
  factor?: string,
): Promise<{ code?: string; done?: boolean }> =>
  who.get(
    `mutation ($p: String, $f: String) { deleteAccount(password: $p, factor: $f) { ${refused} ... on Done { done } } }`,
    { p: word, f: factor },
  )

/** The files in the data folder that contain her name. */
const traced = (): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).toString('utf8').match(traces))

/** Everything served that she took part in. */
async function served(): Promise<string> {
  const pages = [
    ...[
      `/files/event/${cup}/results.json`,
      `/files/event/${cup}/results.csv`,
      `/event/${cup}`,
      `/event/${next}`,
    ],
    ...['/rankings/', '/rankings/league/latest.json', '/rankings/league/', '/rankings/league/1.json'],
  ]
  const texts: string[] = []
  for (const url of pages) texts.push(`${url} ${(await app.inject({ url })).body}`)
  const record = 'query ($t: ID!) { record(table: $t, hand: 0) { ... on HandRecord { text } } }'
  texts.push(JSON.stringify(await jan.ask(record, { t: played })))
  texts.push(JSON.stringify(await jan.ask(`{ playedHands { ... on PlayedHands { hands { players } } } }`)))
  texts.push(JSON.stringify(await help.look(jan, live)))
  for (const id of [cup, next])
    texts.push(
      JSON.stringify(
        await boss.ask(
          'query ($e: ID!) { eventAudit(event: $e, from: 0) { ... on EventAudit { entries { name entry } } } }',
          {
            e: id,
          },
        ),
      ),
    )
  return texts.join('\n')
}

interface Standing {
  readonly hash: string
  readonly individual: readonly { readonly place: number; readonly player: string; readonly points: number }[]
}
const places = async (): Promise<unknown> => {
  const file = (await app.inject({ url: `/files/event/${cup}/results.json` })).json<{
    hash: string
    content: { standings: Standing }
  }>()
  const edition = await help
    .asker(app)
    .get<{ rows: readonly object[] }>(
      '{ edition(ranking: "league", number: 1) { ... on Edition { hash rows { place person points } } } }',
    )
  return {
    hash: file.hash,
    edition,
    places: file.content.standings.individual.map(({ place, player, points }) => ({ place, player, points })),
  }
}
const isSound = async (): Promise<boolean> => {
  const store = sqlRankings(data.db)
  const hash = (await store.editions('league'))[0]?.hash ?? ''
  const text = await exportEdition({ store, keys: [key.public] }, hash, () => true)
  return typeof text === 'string' && isVerified(verifyExport(text, [key.public.id])) && !traces.test(text)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-deletion-'))
  data = await openSqlite(join(folder, 'stolik.db'))
  const { db, store, durably, scrub } = data
  const accounts = sqlAccounts(db)
  app = await help.testApp({
    time,
    store,
    accounts,
    played: sqlPlayed(db),
    reports: sqlReports(db),
    events: sqlEvents(db, durably),
    rankings: sqlRankings(db, durably),
    webhooks: sqlWebhooks(db),
    settings: sqlSettings(db),
    forgetAtTables: forgetAtTables(db),
    signingKeys: [key],
    ...(scrub !== undefined && { scrub }),
  })
  boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION', 'ORGANISER')
  jan = await help.guest(app, 'Jan')

  // A guest plays a hand, then makes an account on the same device.
  const guest = await help.guest(app, name)
  played = (await help.openTiny(guest, 'speed: FREE')).id
  await help.sit(jan, played)
  await help.addBot(guest, played)
  await help.playOn(time, [guest, jan], played)
  await help.leave(guest, played)
  await help.leave(jan, played)
  const { token } = await guest.get<{ token: string }>(
    `mutation ($n: String!, $l: String!, $p: String!) {
      register(name: $n, login: $l, password: $p) { ... on SignedIn { token } } }`,
    { n: name, l: login, p: password },
  )
  her = help.asker(app, token)

  // A table where play continues.
  live = (await help.openTiny(her, 'speed: FREE')).id
  await help.sit(jan, live)
  await help.addBot(her, live)
  await help.playOn(time, [her, jan], live)

  // A final event that counts for a ranking.
  cup = (await announce(boss, evening)).event
  await does(her, cup, { register: { entrant: { name, club: 'Dolina', licence: 'Niepamiętana 7' } } })
  for (const one of ['Jan', 'Ewa', 'Leo']) await does(boss, cup, { enter: { entrant: { name: one } } })
  await does(boss, cup, { appoint: { account: login, office: 'REFEREE', appointed: true } })
  await does(boss, cup, { draw: { series: 1 } })
  await does(boss, cup, { start: { series: 1 } })
  const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
  await does(boss, cup, { list: { series: 1, table: 1, lines, signed: true } })
  await does(boss, cup, { end: { series: 1 } })
  await time.advance(61_000)
  await does(boss, cup, { final: {} })
  // An event that has not begun.
  next = (await announce(boss, evening, 'next')).event
  await does(her, next, { register: { entrant: { name } } })

  const act = (
    what: object,
  ): Promise<{ person: string; problems?: { args: { name: string; text: string }[] }[] }> =>
    boss.get(
      `mutation ($act: RankingAct!) { rankingAct(act: $act) {
        ... on RankingDone { person } ... on RankingRefused { code problems { args { name text } } } } }`,
      { act: what },
    )
  await act({ create: { ranking: 'league', scheme: own } })
  const { person } = await act({ person: { name, club: 'Dolina', account: login } })
  const ranked = await act({ event: { event: cup, kind: 'EVENING' } })
  const keys = (ranked.problems ?? []).map(({ args }) => args.find((one) => one.name === 'key')?.text ?? '')
  const decisions = keys.map((one) => ({ key: one, person: traces.test(one) ? person : 'new' }))
  await act({ event: { event: cup, kind: 'EVENING', decisions } })
  await act({ draft: { ranking: 'league', date: '2027-01-15' } })
  await act({ stamp: { ranking: 'league', number: 1, status: 'PROVISIONAL' } })

  const { id } = await her.get<{ id: string }>('{ me { id } }')
  await accounts.addPasskey({
    id: 'k',
    account: id,
    name: 'Niepamiętana’s phone',
    publicKey: 'p',
    counter: 0,
    made: 1,
    used: null,
  })
  await accounts.setMailAddress(id, { address: login, confirmed: 1 })
  await accounts.addMailLink({
    hash: 'h',
    account: id,
    what: 'CONFIRM',
    address: `neu.${login}`,
    until: 2_000_000_000_000,
  })
  await accounts.setSecondStep(id, { secret: 'sealed', since: 1, step: 1 })
  await accounts.setRecovery(id, [recoveryHash(id, 'paper')])
  await accounts.setWaitingRecovery(id, {
    password: 'hash',
    by: 'PAPER',
    removesOthers: true,
    begun: 1,
    until: 2_000_000_000_000,
  })
  const [first, second] = [
    { id, name },
    { id: 'jan', name: 'Jan' },
  ]
  const report = {
    at: 1,
    table: played,
    lines: [{ at: 1, phrase: null, text: `${name} hier` }],
    reason: null,
    done: null,
  }
  await sqlReports(db).add({ ...report, id: 'r1', by: second, about: first }, 'source', 9)
  await sqlReports(db).add({ ...report, id: 'r2', by: first, about: second, lines: [] }, 'source', 9)
}, 60_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('a person who deletes their account', () => {
  let before: unknown

  it('gets everything stored about them in one file first', async () => {
    const { json } = await her.get<{ json: string }>(
      `{ exportAccount { ${refused} ... on AccountExport { json } } }`,
    )
    const all = JSON.parse(json) as Record<string, unknown[]>
    expect(all['account']).toMatchObject({ name, login })
    expect(all['hands']).toHaveLength(2)
    expect(all['events']).toHaveLength(3)
    expect(all['ranking']).toMatchObject({ person: { name } })
    expect(all['sessions']).toHaveLength(1)
    expect(all['secondStep']).toEqual({ since: 1 })
    expect(all['mail']).toEqual({ address: login, confirmed: 1 })
    expect(all['passkeys']).toEqual([{ name: 'Niepamiętana’s phone', made: 1, used: null }])
    expect(json).not.toContain('argon2')
    expect(await jan.get(`{ exportAccount { ${refused} } }`)).toEqual({ code: 'NOT_ALLOWED' })
  })

  it('must give the password, and nobody is deleted without it', async () => {
    before = await places()
    expect(await served()).toMatch(traces)
    expect(traced()).not.toEqual([])
    expect(await remove(her, 'wrong horse battery')).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await remove(her, null)).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await remove(help.asker(app), null)).toEqual({ code: 'NOT_SIGNED_IN' })
    expect(await her.get('{ me { name } }')).toEqual({ name })
  })

  it('is then in nothing that is served, in no file and in no backup', async () => {
    expect(await remove(her, password)).toEqual({ code: 'CODE_NEEDED' })
    expect(await remove(her, password, 'paper')).toEqual({ done: true })
    expect(await served()).not.toMatch(traces)
    await data.backup?.(join(folder, 'backup.db'))
    expect(traced()).toEqual([])
  })

  it('is signed out, and the login is free', async () => {
    expect(await her.get('{ me { name } }')).toBeNull()
    const signed = await help
      .asker(app)
      .get<{ code: string }>(
        `mutation ($l: String!, $p: String!) { signIn(login: $l, password: $p) { ${refused} } }`,
        { l: login, p: password },
      )
    expect(signed).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await sqlAccounts(data.db).byLogin(login)).toBeUndefined()
    for (const table of ['mail_addresses', 'mail_links', 'waiting_recoveries'] as const)
      expect(await data.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await sqlAccounts(data.db).bySignInName(login)).toBeUndefined()
    expect(await data.db.selectFrom('second_steps').selectAll().execute()).toEqual([])
  })

  it('leaves every place, hash and edition unchanged', async () => {
    expect(await places()).toEqual(before)
    expect(await isSound()).toBe(true)
  })

  it('has left the running table, and the event that had not begun', async () => {
    expect((await help.look(jan, live)).players[0]).toMatchObject({ name: '–', bot: true })
    const { players } = await boss.get<{ players: readonly { name: string; status: string }[] }>(
      'query ($e: ID!) { event(id: $e) { ... on Event { players { name status } } } }',
      { e: next },
    )
    expect(players).toEqual([{ name: '#1', status: 'WITHDRAWN' }])
  })

  it('can be a guest, who is forgotten with everything that names them', async () => {
    const guest = await help.guest(app, 'Zenobia')
    const { id } = await help.openTiny(guest, 'speed: FREE')
    await help.sit(jan, id)
    await help.addBot(guest, id)
    await help.playOn(time, [guest, jan], id)
    const event = (await announce(boss, evening, 'third')).event
    await does(guest, event, { register: { entrant: { name: 'Zenobia' } } })
    const holding = (): string[] =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes('Zenobia'))
    expect(holding()).not.toEqual([])
    expect(await remove(guest, null)).toEqual({ done: true })
    expect(holding()).toEqual([])
    expect(await help.look(jan, id)).toMatchObject({
      players: [{ name: '–', bot: true }, { name: 'Jan' }, {}],
    })
  })

  it('does not return after a restart', async () => {
    await app.close()
    expect(traced()).toEqual([])
    data = await openSqlite(join(folder, 'stolik.db'))
    app = await help.testApp({
      time,
      store: data.store,
      accounts: sqlAccounts(data.db),
      events: sqlEvents(data.db),
    })
    boss = help.asker(app, boss.token)
    expect(await isSound()).toBe(true)
    const file = (await app.inject({ url: `/files/event/${cup}/results.json` })).json<{ hash: string }>()
    expect(file.hash).toBe((before as { hash: string }).hash)
  })
})
