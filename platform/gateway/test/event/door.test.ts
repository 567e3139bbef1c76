/** A helper at the door checks in, reads the entries and prints start cards. Nothing else opens to them. */
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawSeats } from '@stolik/event/draw/seats'
import type { Accounts } from '../../src/account/accounts.js'
import { assemble } from '../../src/api/schema.js'
import { fakeTime, testApp, tiny, type App, type Asker } from '../help.js'
import { me } from '../settings/owner.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts, newEvents } from '../stores.js'

interface Entrant {
  readonly id: string
  readonly licence: string | null
  readonly card: string | null
  readonly paid: boolean | null
  readonly arrival: string | null
}

/** The least that a type of the schema takes, about the first player, series and table. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType)
  if (isListType(type)) return [sample(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return fields(type)
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'p1'
}

const fields = (type: GraphQLInputObjectType): object =>
  Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => [field.name, sample(field.type)]),
  )

const eventAct = assemble([tiny]).getType('EventAct') as GraphQLInputObjectType
const kinds = Object.values(eventAct.getFields())

describe('a helper at the door', () => {
  const events = newEvents
  let store: ReturnType<typeof events>
  let app: App
  let accounts: Accounts
  let director: Asker
  let helper: Asker
  let event: string
  const appoint = async (appointed: boolean): Promise<unknown> => {
    const { id } = await me(helper)
    return does(director, event, { appoint: { account: id, office: 'DOOR', appointed } })
  }
  const people = async (by: Asker): Promise<readonly Entrant[]> =>
    (await see<{ players: Entrant[] }>(by, event, 'players { id licence card paid arrival }')).players
  const paper = async (by: Asker, file: string): Promise<number> => {
    const headers = { authorization: `Bearer ${by.token ?? ''}` }
    return (await app.inject({ url: `/files/event/${event}/${file}`, headers })).statusCode
  }
  const rights = (by: Asker): Promise<object> =>
    by.get(`{ eventMe(event: "${event}") { ... on EventMe { director referee door } } }`)

  beforeEach(async () => {
    accounts = newAccounts()
    store = events()
    app = await testApp({
      accounts,
      time: fakeTime(1_700_000_000_000),
      events: store,
      draw: (requests) => Promise.resolve(requests.map(drawSeats)),
    })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    helper = await official({ app, accounts }, 'Helper')
    event = (await announce(director, { fee: { amount: 1000, currency: 'PLN', use: 'prizes' } })).event
    const csv = ['name;licence', ...Array.from({ length: 8 }, (_, n) => `P${n + 1};PL-${n + 1}`)].join('\n')
    await does(director, event, { enterAll: { csv } })
  })
  afterEach(() => app.close())

  it('is told which teams are short, as the director is, and nobody else', async () => {
    const team = { kind: 'TEAM', size: 2, counting: 2 }
    event = (await announce(director, { groups: [team] }, 'teams')).event
    await does(director, event, { enterAll: { csv: 'name;team\nA;Bulls\nB;Bulls\nC;Eagles\nD;Eagles\n' } })
    await appoint(true)
    const short = async (by: Asker): Promise<unknown> =>
      (await see<{ shortTeams: unknown }>(by, event, 'shortTeams { team players size }')).shortTeams
    expect(await short(director)).toEqual([])
    await does(helper, event, { checkIn: { player: 'p1', arrival: 'HERE' } })
    await does(helper, event, { checkIn: { player: 'p2', arrival: 'LATE' } })
    await does(helper, event, { checkIn: { player: 'p3', arrival: 'HERE' } })
    for (const by of [director, helper])
      expect(await short(by)).toEqual([{ team: 'Eagles', players: 1, size: 2 }])
    expect(await short(await official({ app, accounts }, 'Reader'))).toEqual([])
  })

  it('checks in, sees who has paid, and prints start cards, as long as they are appointed', async () => {
    expect((await act(helper, event, { checkIn: { player: 'p1', arrival: 'HERE' } })).code).toBe(
      'NOT_ALLOWED',
    )
    await appoint(true)
    expect(await rights(helper)).toEqual({ director: false, referee: false, door: true })
    await does(helper, event, { checkIn: { player: 'p1', arrival: 'HERE' } })
    await does(director, event, { paid: { player: 'p2' } })
    const [first, second] = await people(helper)
    expect(first).toMatchObject({ arrival: 'HERE', paid: false, licence: null })
    expect(first?.card).toMatch(/^\w{12}$/)
    expect(second).toMatchObject({ arrival: null, paid: true })
    expect(await paper(helper, 'cards.pdf')).toBe(200)
    expect((await store.log(event)).at(-2)).toMatchObject({
      by: { kind: 'direction', name: 'Helper' },
      entry: { kind: 'checkIn', player: 'p1' },
    })

    await appoint(false)
    expect((await act(helper, event, { checkIn: { player: 'p2', arrival: 'HERE' } })).code).toBe(
      'NOT_ALLOWED',
    )
    expect(await rights(helper)).toEqual({ director: false, referee: false, door: false })
    expect((await people(helper))[0]).toMatchObject({ card: null, paid: null, arrival: null })
    expect(await paper(helper, 'cards.pdf')).toBe(404)
  })

  it('checks in a queue of 40 with another helper, each at a device of their own; nobody overwrites what they did not see', async () => {
    const other = await official({ app, accounts }, 'Other')
    await appoint(true)
    const { id } = await me(other)
    await does(director, event, { appoint: { account: id, office: 'DOOR', appointed: true } })
    const csv = ['name', ...Array.from({ length: 32 }, (_, n) => `Q${n + 9}`)].join('\n')
    await does(director, event, { enterAll: { csv } })
    const queue = (await people(helper)).map((one) => one.id)
    expect(queue).toHaveLength(40)
    // Both work through the whole queue at the same time, one of them from its end.
    const work = async (by: Asker, players: readonly string[]): Promise<void> => {
      for (const player of players)
        expect(await act(by, event, { checkIn: { player, arrival: 'HERE', seen: 'NONE' } })).toMatchObject({
          __typename: 'EventDone',
        })
    }
    await Promise.all([work(helper, queue), work(other, queue.toReversed())])
    for (const by of [helper, other, director])
      expect((await people(by)).filter(({ arrival }) => arrival === 'HERE')).toHaveLength(40)
    // Each arrival is in the log once, whoever was quicker.
    const noted = (await store.log(event)).flatMap(({ by, entry }) =>
      entry.kind === 'checkIn' && by.kind === 'direction' ? [{ name: by.name, player: entry.player }] : [],
    )
    expect(noted.map(({ player }) => player).toSorted()).toEqual(queue.toSorted())
    expect(new Set(noted.map(({ name }) => name))).toEqual(new Set(['Helper', 'Other']))
    // One notes that somebody came late; the other, who still sees “here”, cannot take that back.
    await does(helper, event, { checkIn: { player: 'p7', arrival: 'LATE', seen: 'HERE' } })
    const stale = await act(other, event, { checkIn: { player: 'p7', arrival: null, seen: 'HERE' } })
    expect(stale).toMatchObject({ code: 'OVERTAKEN', message: expect.stringContaining('arrival') as unknown })
    expect((await people(other))[6]?.arrival).toBe('LATE')
  })

  it('does not check in whom the director has just withdrawn, and the director withdraws nobody who is here', async () => {
    await appoint(true)
    await does(helper, event, { checkIn: { player: 'p1', arrival: 'HERE' } })
    const absent = { players: ['p1', 'p2', 'p3'] }
    expect((await act(director, event, { withdrawAbsent: absent })).code).toBe('CHECKED_IN')
    await does(director, event, { withdrawAbsent: { players: ['p2', 'p3'] } })
    expect((await act(helper, event, { checkIn: { player: 'p2', arrival: 'HERE' } })).code).toBe(
      'NOT_PLAYING',
    )
    await does(director, event, { restore: { players: ['p2', 'p3'] } })
    await does(helper, event, { checkIn: { player: 'p2', arrival: 'HERE' } })
    await does(director, event, { paidAll: { players: ['p1', 'p2'] } })
    expect((await people(director)).filter(({ paid }) => paid).map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('does nothing else: every act there is', async () => {
    await appoint(true)
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const { length } = await store.log(event)
    expect(kinds.length).toBeGreaterThan(50)
    const refused = new Map<string, string>()
    for (const { name, type } of kinds) {
      const input = name === 'checkIn' ? { player: 'p1', arrival: 'HERE' } : sample(type)
      const answer = await act(helper, event, { [name]: input })
      refused.set(name, answer.__typename === 'EventRefused' ? answer.code : 'done')
    }
    // What anybody may ask for is refused for other reasons.
    expect(Object.fromEntries([...refused].filter(([, code]) => code !== 'NOT_ALLOWED'))).toEqual({
      checkIn: 'done',
      register: 'TOO_LATE',
      accept: 'BAD_INVITATION',
      correct: 'NO_SUCH_HAND',
      protest: 'MALFORMED',
      appeal: 'MALFORMED',
      confirm: 'MALFORMED',
      sign: 'MALFORMED',
      ready: 'MALFORMED',
    })
    expect((await store.log(event)).slice(length).map(({ entry }) => entry.kind)).toEqual(['checkIn'])
  })

  it('reads nothing else that is the director’s', async () => {
    await appoint(true)
    await does(director, event, { fixSeat: { player: 'p1', table: 1, reason: 'wheelchair' } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await does(director, event, { protest: { series: 1, table: 1, player: 'p1', text: 'secret words' } })
    const seen = await see<object>(
      ...([helper, event] as const),
      `players { licence woman born pin } series { tables { key } } requests { reason } invitations { code }
       officials { account } protests { text } cash { currency }`,
    )
    expect(JSON.stringify(seen)).not.toMatch(
      /PL-\d|wheelchair|secret words|"(pin|key|code|account|currency)":"/,
    )
    for (const file of ['lists-1.pdf', 'protocol.pdf', 'cash.pdf', 'cash.csv', 'receipts.pdf', 'whole.jsonl'])
      expect(await paper(helper, file), file).toBe(404)
    expect(
      await helper.get<object>(`{ eventAudit(event: "${event}") { ... on EventRefused { code } } }`),
    ).toEqual({ code: 'NOT_ALLOWED' })
  })
})
