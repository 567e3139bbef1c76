/** Findings over GraphQL: for owners, decided by people, appealed by the player, and unknown to everybody else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlFindings } from '../../src/findings/sql.js'
import type { FindingStore } from '../../src/findings/sql.js'
import type { SqlData } from '../../src/store/sql.js'
import { asker, guest, type Asker } from '../help.js'
import {
  me,
  owned,
  password,
  register,
  setRoles,
  type Given,
  type Installation,
  type Person,
} from '../settings/owner.js'
import { onData, playSeries } from './unfair.js'
import { newData } from '../stores.js'

interface Finding {
  readonly id: string
  readonly state: string
  readonly player: { readonly id: string; readonly name: string }
  readonly hands: readonly { readonly table: string; readonly hand: number }[]
  readonly log: readonly { readonly kind: string; readonly name: string | null; readonly text: string }[]
}
interface Desk extends Given {
  readonly counting: boolean
  readonly hands: number
  readonly findings: readonly Finding[]
}
const finding = `id game detector state figure since counted player { id name } companion { name }
  here { found among low high } honest { cases { found among } marks { found among } }
  hands { table hand } log { kind at name text }`
const deskFields = `{ __typename ... on SettingsRefused { code message field }
  ... on FairPlayDesk { counting hands counted findings { ${finding} } } }`
const desk = (who: Asker): Promise<Desk> => who.get(`{ fairPlayDesk ${deskFields} }`)
const act = (who: Asker, input: object): Promise<Desk> =>
  who.get(`mutation ($act: FairPlayAct!) { fairPlayAct(act: $act) ${deskFields} }`, { act: input })
const decide = (who: Asker, id: string, text: string): Promise<Desk> =>
  act(who, { decide: { finding: id, text } })
const appeal = (who: Asker, id: string, text = 'We only bid boldly.'): Promise<Given & Finding> =>
  who.get(
    `mutation ($finding: ID!, $text: String!) { appealDecision(finding: $finding, text: $text) {
       __typename ... on SettingsRefused { code message field } ... on Finding { ${finding} } } }`,
    { finding: id, text },
  )
const mine = async (who: Asker): Promise<readonly Finding[]> =>
  (await who.get<{ readonly decisions: readonly Finding[] }>(`{ me { decisions { ${finding} } } }`)).decisions
const record = (who: Asker, table: string, hand: number): Promise<Given> =>
  who.get(`{ record(table: "${table}", hand: ${hand}) { __typename ... on Refused { code } } }`)
const acts = async (owner: Asker): Promise<readonly string[]> => {
  const { acts: all } = await owner.get<{ acts: readonly { what: string; about: string }[] }>(
    '{ ownerLog { ... on OwnerLog { acts { what about } } } }',
  )
  return all.filter(({ what }) => what === 'FAIR_PLAY').map(({ about }) => about)
}

let data: SqlData
let store: FindingStore
let house: Installation
let jan: Person
let ewa: Person
beforeEach(async () => {
  data = newData()
  store = sqlFindings(data.db)
  house = await owned(onData(data))
  ;[jan, ewa] = [await register(house.app, 'Jan'), await register(house.app, 'Ewa')]
})
afterEach(() => house.app.close())

/** Plays a private series that shows how Jan helps Ewa, and returns the finding about it. */
async function foundAbout(): Promise<{ readonly id: string; readonly table: string }> {
  const { app, time, owner } = house
  await act(owner, { count: true })
  const table = await playSeries(time, [ewa, jan], { args: ', private: true' })
  const { id: player } = await me(jan)
  const { id: companion } = await me(ewa)
  const hands = [1, 2].map((hand) => `${table}/${hand}`)
  await store.found({
    game: 'tiny',
    at: time.now(),
    since: 0,
    id: () => 'found',
    all: [
      {
        detector: 'bids',
        found: 6,
        among: 9,
        figure: 0.25,
        hands,
        player: { id: player, name: 'Jan' },
        companion: { id: companion, name: 'Ewa' },
      },
    ],
  })
  expect(app).toBeDefined()
  return { id: 'found', table }
}

/** Another owner of the house. */
async function secondOwner(name: string): Promise<Person> {
  const other = await register(house.app, name)
  await setRoles(house.owner, other.login, ['OWNER'])
  return other
}

describe('the desk', () => {
  it('is switched on and off by an owner, and off deletes what nobody has decided', async () => {
    const { owner } = house
    expect(await desk(owner)).toMatchObject({ counting: false, hands: 0, counted: null, findings: [] })
    await foundAbout()
    expect(await desk(owner)).toMatchObject({ counting: true, findings: [{ id: 'found' }] })
    expect(await act(owner, { count: false })).toMatchObject({ counting: false, findings: [] })
    expect(await acts(owner)).toEqual(['off', 'on'])
  })

  it('shows a finding beside what honest bots do, and links to its hands', async () => {
    const { table } = await foundAbout()
    const { findings } = await desk(house.owner)
    expect(findings).toMatchObject([
      {
        game: 'tiny',
        detector: 'BIDS',
        state: 'OPEN',
        player: { name: 'Jan' },
        companion: { name: 'Ewa' },
        here: {
          found: 6,
          among: 9,
          low: expect.closeTo(0.354, 2) as number,
          high: expect.closeTo(0.879, 2) as number,
        },
        honest: { cases: { found: 10, among: 100 }, marks: { found: 1, among: 200 } },
        hands: [
          { table, hand: 1 },
          { table, hand: 2 },
        ],
        log: [],
      },
    ])
  })

  it('refuses everybody else alike, whether there is a finding or not', async () => {
    const answers = async (): Promise<readonly Given[]> => [
      await desk(jan),
      await desk(asker(house.app)),
      await desk(await guest(house.app, 'Gość')),
      await act(jan, { count: false }),
      await decide(jan, 'found', 'Nothing.'),
      await appeal(jan, 'found'),
      await appeal(ewa, 'found'),
      await appeal(asker(house.app), 'found'),
      ...(await Promise.all([mine(jan), mine(ewa)])).map((all) => ({ __typename: String(all.length) })),
    ]
    const before = await answers()
    expect(before.map(({ code }) => code)).toEqual([
      ...['NOT_ALLOWED', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED'],
      ...['UNKNOWN_FINDING', 'UNKNOWN_FINDING', 'NOT_SIGNED_IN', undefined, undefined],
    ])
    await foundAbout()
    expect(await answers()).toEqual(before)
  })

  it('lets an owner open the hands behind a finding, no others, and records it', async () => {
    const { owner, app } = house
    const { table } = await foundAbout()
    expect(await record(owner, table, 0)).toMatchObject({ __typename: 'Record' })
    expect(await record(owner, table, 2)).toMatchObject({ code: 'NOT_INVITED' })
    expect(await record(await guest(app, 'Gość'), table, 0)).toMatchObject({ code: 'NOT_INVITED' })
    const replay = await app.inject({
      url: `/replay-data/${table}/2`,
      headers: { authorization: `Bearer ${owner.token ?? ''}` },
    })
    expect(replay.statusCode).toBe(200)
    expect(replay.headers['cache-control']).toContain('private')
    // To examine a hand is not to hand out its cards.
    expect(
      await owner.get(`mutation { dealAgain(table: "${table}", hand: 0) { ... on Refused { code } } }`),
    ).toEqual({ code: 'NOT_INVITED' })
    expect(await acts(owner)).toEqual([`hand: ${table}/2`, `hand: ${table}/1`, 'on'])
  })

  it('refuses what is no act, texts nobody can read, and too many acts', async () => {
    const { owner } = house
    const { id } = await foundAbout()
    expect(await act(owner, {})).toMatchObject({ code: 'ONE_ACT' })
    expect(await act(owner, { count: true, decide: { finding: id, text: 'x' } })).toMatchObject({
      code: 'ONE_ACT',
    })
    for (const text of ['', '  ', 'x'.repeat(2_001), 'a\u0007b'])
      expect(await decide(owner, id, text)).toMatchObject({ code: 'BAD_TEXT', field: 'text' })
    expect(await decide(owner, 'none', 'x')).toMatchObject({ code: 'UNKNOWN_FINDING' })
    for (let n = 0; n < 100; n++) await act(owner, { count: true })
    expect(await decide(owner, id, 'x')).toMatchObject({ code: 'TOO_MANY' })
    expect((await store.find(id))?.state).toBe('OPEN')
  })
})

describe('a decision', () => {
  it('is read by the player alone, appealed once, and answered by another owner', async () => {
    const { owner } = house
    const { id } = await foundAbout()
    const zofia = await secondOwner('Zofia')
    expect(await decide(owner, id, ' Nine hands are few.\nNothing follows. ')).toMatchObject({
      findings: [{ id, state: 'DECIDED' }],
    })
    expect(await decide(zofia, id, 'Something else.')).toMatchObject({ code: 'DECIDED_ALREADY' })
    expect(await mine(ewa)).toEqual([])
    expect(await mine(jan)).toMatchObject([
      { id, log: [{ kind: 'DECISION', name: 'Ola', text: 'Nine hands are few.\nNothing follows.' }] },
    ])
    for (const text of ['', 'x'.repeat(2_001)])
      expect(await appeal(jan, id, text)).toMatchObject({ code: 'BAD_TEXT' })
    expect(await appeal(ewa, id)).toMatchObject({ code: 'UNKNOWN_FINDING' })
    expect(await appeal(jan, id)).toMatchObject({ id, state: 'APPEALED' })
    expect(await appeal(jan, id)).toMatchObject({ code: 'APPEALED_ALREADY' })
    expect(await decide(owner, id, 'I said so.')).toMatchObject({ code: 'OTHER_OWNER' })
    await decide(zofia, id, 'Agreed: you bid boldly.')
    const [closed] = await mine(jan)
    expect(closed?.state).toBe('CLOSED')
    expect(closed?.log.map(({ kind, name }) => [kind, name])).toEqual([
      ['DECISION', 'Ola'],
      ['APPEAL', 'Jan'],
      ['ANSWER', 'Zofia'],
    ])
    expect(await appeal(jan, id)).toMatchObject({ code: 'APPEALED_ALREADY' })
    expect((await acts(owner)).filter((about) => about === `decided: ${id}`)).toHaveLength(2)
  })

  it('is answered by the same owner if there is no other', async () => {
    const { id } = await foundAbout()
    await decide(house.owner, id, 'Play with others for a month.')
    await appeal(jan, id)
    expect(await decide(house.owner, id, 'I looked again.')).toMatchObject({
      findings: [{ state: 'CLOSED' }],
    })
  })

  it('is not made by an owner whom the finding is about', async () => {
    const { id } = await foundAbout()
    for (const about of [jan, ewa]) {
      await setRoles(house.owner, about.login, ['OWNER'])
      expect(await decide(about, id, 'All is well.')).toMatchObject({ code: 'CONCERNED' })
    }
    await decide(house.owner, id, 'Play with others.')
    await appeal(jan, id)
    // The other owners are concerned, so nobody else can answer.
    expect(await decide(house.owner, id, 'I looked again.')).toMatchObject({
      findings: [{ state: 'CLOSED' }],
    })
  })

  it('is in the export of its player, and is forgotten with them', async () => {
    const { id } = await foundAbout()
    const exported = async (): Promise<readonly object[]> => {
      const { json } = await jan.get<{ json: string }>('{ exportAccount { ... on AccountExport { json } } }')
      return (JSON.parse(json) as { decisions: readonly object[] }).decisions
    }
    expect(await exported()).toEqual([])
    await decide(house.owner, id, 'Play with others.')
    expect(await exported()).toMatchObject([{ state: 'DECIDED', entries: [{ text: 'Play with others.' }] }])
    await jan.get(`mutation { deleteAccount(password: "${password}") { __typename } }`)
    expect(await desk(house.owner)).toMatchObject({ findings: [] })
    const left = await data.db.selectFrom('fairness_entries').select('entry').execute()
    expect(left).toEqual([{ entry: '' }])
  })
})
