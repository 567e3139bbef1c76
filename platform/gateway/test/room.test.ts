/** Who may open another table, or sit down: everybody within limits by household and neighbourhood, with an account or without. */
import { describe, expect, it } from 'vitest'
import { roomBy, type Opener } from '../src/lobby/api/room.js'
import { partOf, tables, type Tier } from '../src/http/quotas.js'
import { memoryRates } from '../src/http/rates.js'
import type { Row } from '../src/table/row.js'
import { asker, fakeTime, guest, openTiny, testApp, type App, type Asker } from './help.js'

const log = { error: () => undefined, warn: () => undefined, info: () => undefined }
/** Whom the gateway knows how well, by the id of their session. */
const tierOf = ({ session }: { readonly session: string | null }): Promise<Tier> =>
  Promise.resolve((session ?? 'newcomer') as Tier)

let people = 0
/** Somebody new each time. */
const at = (address: string, session: Tier | null = null, person = `p${people++}`): Opener => ({
  address,
  session,
  person: { id: person, name: 'Ola' },
})
const row = { players: [] } as unknown as Row
const rows = (many: number): Row[] => Array.from({ length: many }, () => row)
const sitting = (person: string, many: number): Row[] =>
  Array.from({ length: many }, () => ({ players: [{ person, bot: false }] }) as unknown as Row)

const roomWith = (hands = 0, more = 1, time = fakeTime()) =>
  roomBy(
    { rates: memoryRates(time), tierOf, handsOf: (_, most) => Promise.resolve(Math.min(hands, most)), log },
    more,
  )

describe('a household', () => {
  it('can open tables for an evening of its club, and then none for that hour', async () => {
    const time = fakeTime()
    const room = roomWith(0, 1, time)
    for (let n = 0; n < 60; n++) expect(await room.mayOpen(at('192.0.2.7'), rows(n))).toBe(true)
    expect(await room.mayOpen(at('192.0.2.7'), rows(60))).toBe(false)
    expect(await room.mayOpen(at('192.0.2.8'), rows(60))).toBe(true)
    await time.advance(60 * 60_000)
    expect(await room.mayOpen(at('192.0.2.7'), rows(60))).toBe(true)
  })

  it('finds tables for forty people in its hall, who all have new accounts, and for its members besides', async () => {
    const room = roomWith()
    for (let n = 0; n < 40; n++) expect(await room.mayOpen(at('192.0.2.7', 'newcomer'), rows(n))).toBe(true)
    for (let n = 0; n < 200; n++) expect(await room.mayOpen(at('192.0.2.7', 'known'), rows(n))).toBe(true)
    expect(await room.mayOpen(at('192.0.2.7', 'known'), rows(200))).toBe(false)
  })

  it('loses nothing by one of its people who is refused', async () => {
    const room = roomWith()
    const greedy = at('192.0.2.7', null, 'greedy')
    for (let n = 0; n < 500; n++) await room.mayOpen(greedy, sitting('greedy', 3))
    expect(await room.mayOpen(at('192.0.2.7'), rows(3))).toBe(true)
  })
})

it.each([
  ['guests', '192.0.2.', null],
  ['guests', '2001:db8:1:', null],
  ['new accounts', '192.0.2.', 'newcomer'],
  ['new accounts', '2001:db8:1:', 'newcomer'],
] as const)('%s of a network of %s* gain nothing by using many addresses', async (_, network, session) => {
  const room = roomWith()
  let answered = 0
  for (let n = 0; n < 640; n++) {
    const address = network.includes(':') ? `${network}${(n % 200).toString(16)}::1` : `${network}${n % 200}`
    for (let table = 0; table < 8; table++)
      if (await room.mayOpen(at(address, session), rows(answered))) answered += 1
  }
  expect(answered).toBe(200)
  for (const who of [null, 'newcomer', 'known', 'director'] as const)
    expect(await room.mayOpen(at('198.51.100.1', who), rows(answered))).toBe(true)
})

describe('the room', () => {
  it('is never filled by neighbourhoods that take all they can: the next one finds some', async () => {
    const room = roomWith()
    let open = 0
    for (let network = 0; network < 100; network++)
      for (let n = 0; n < 200 && (await room.mayOpen(at(`10.${network}.0.${n}`), rows(open))); n++) open += 1
    expect(open).toBeGreaterThan(3_000)
    expect(await room.mayOpen(at('198.51.100.7'), rows(open))).toBe(true)
  })

  it('has a reserve for known people, and one that only events use', async () => {
    const room = roomWith()
    const { newcomer, known } = tables.room
    expect(await room.mayOpen(at('192.0.2.7'), rows(newcomer))).toBe(false)
    expect(await room.mayOpen(at('192.0.2.7', 'known'), rows(newcomer))).toBe(true)
    expect(await room.mayOpen(at('198.51.100.7', 'director'), rows(known - 1))).toBe(true)
    expect(await room.mayOpen(at('192.0.2.7', 'director'), rows(known))).toBe(false)
  })

  it('lets people who have just played a series go on', async () => {
    const room = roomWith()
    expect(await room.mayOpen(at('192.0.2.7'), rows(tables.room.newcomer), true)).toBe(true)
    // Fifty guests of a hall, three short series an hour.
    for (let n = 0; n < 150; n++)
      expect(await room.mayOpen(at('198.51.100.7', null, `h${n % 50}`), rows(20), true)).toBe(true)
    expect(await room.mayOpen(at('198.51.100.7'), rows(20))).toBe(true)
  })

  it('gives a neighbourhood the same on a calm evening as ever, and less where little is left', () => {
    expect([3_500, 1_751, 1_000, 100, 5].map((free) => partOf(free, 'newcomer').most)).toEqual([
      200, 200, 50, 5, 1,
    ])
  })
})

describe('a newcomer', () => {
  it.each([
    [0, 3],
    [3, 3],
    [4, 4],
    [20, 8],
    [500, 8],
  ])('who has played %i hands sits at %i tables they opened', async (hands, most) => {
    const room = roomWith(hands)
    const who = at('192.0.2.7', 'newcomer', 'new')
    expect(await room.mayOpen(who, sitting('new', most - 1))).toBe(true)
    expect(await room.mayOpen(who, sitting('new', most))).toBe(false)
  })

  it.each([
    ['newcomer', 0, 40],
    ['newcomer', 30, 70],
    ['known', 0, 200],
  ] as const)('or somebody %s with %i hands opens so many a day: %i', async (session, hands, most) => {
    const time = fakeTime()
    const room = roomWith(hands, 1, time)
    let opened = 0
    for (let n = 0; n < 300; n++) {
      if (n % 20 === 0) await time.advance(30 * 60_000)
      if (await room.mayOpen(at(`10.0.${n}.1`, session, 'busy'), [])) opened += 1
    }
    expect(opened).toBe(most)
    await time.advance(24 * 60 * 60_000)
    expect(await room.mayOpen(at('10.0.0.1', session, 'busy'), [])).toBe(true)
  })

  it('finds as much more as the operator allows each address', async () => {
    const room = roomWith(0, 3)
    for (let n = 0; n < 180; n++) expect(await room.mayOpen(at('192.0.2.7'), rows(n))).toBe(true)
    expect(await room.mayOpen(at('192.0.2.7'), rows(180))).toBe(false)
    expect(await room.mayOpen(at('10.0.0.1', null, 'new'), sitting('new', 8))).toBe(true)
  })
})

it('who sits down and leaves again writes rows only for a while, and finds their own seat in any case', async () => {
  const room = roomWith()
  const who = at('192.0.2.7', 'newcomer', 'restless')
  for (let n = 0; n < 200; n++) expect(await room.maySit(who, false)).toBe(true)
  expect(await room.maySit(who, false)).toBe(false)
  for (let n = 0; n < 2_400; n++) await room.maySit(at('192.0.2.7'), false)
  const late = at('192.0.2.7')
  expect([await room.maySit(late, false), await room.maySit(late, true)]).toEqual([false, true])
})

describe('at a gateway', () => {
  const tables = '{ lobby { id } }'
  const codeOf = async (who: Asker): Promise<string | undefined> =>
    (
      await who.get<{ code?: string }>(
        'mutation { open(game: "tiny", profile: "plain", chairs: 3) { ... on Refused { code } } }',
      )
    ).code
  const registered = async (app: App, name: string): Promise<Asker> => {
    const { token } = await asker(app).get<{ token: string }>(
      'mutation ($name: String!) { register(name: $name, password: "correct horse battery") { ... on SignedIn { token } } }',
      { name },
    )
    return asker(app, token)
  }

  it.each([
    ['guests', guest],
    ['new accounts', registered],
  ])('%s whose network has opened too many are refused, and nothing is opened', async (_, make) => {
    const app = await testApp({ rate: 600 })
    for (let n = 0; n < 20; n++) {
      const who = await make(app, `Ola ${n}`)
      for (let table = 0; table < 3; table++) await openTiny(who)
    }
    expect(await codeOf(await make(app, 'Ewa'))).toBe('TOO_MANY')
    expect(await (await guest(app, 'Jan')).get<object[]>(tables)).toHaveLength(60)
    await app.close()
  })

  it('somebody who opens tables and leaves them again is refused after some', async () => {
    const app = await testApp({ rate: 600 })
    const who = await registered(app, 'Ola')
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 45; n++) {
      const opened = await who.get<{ id?: string; code?: string }>(
        'mutation { open(game: "tiny", profile: "plain", chairs: 3) { ... on Table { id } ... on Refused { code } } }',
      )
      codes.push(opened.code)
      if (opened.id !== undefined)
        await who.get('mutation ($table: ID!) { leave(table: $table) { __typename } }', { table: opened.id })
    }
    expect(codes.findIndex((code) => code === 'TOO_MANY')).toBe(40)
    await app.close()
  })
})
