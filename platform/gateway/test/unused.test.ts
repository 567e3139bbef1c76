/** A table that only its opener ever used ends within minutes, unless they are there or play; others stay. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepDecision, type SweepInput } from '../src/live/sweep.js'
import type { TableState } from '../src/table/state.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  play,
  sit,
  testApp,
  type Asker,
  type FakeTime,
} from './help.js'

const minute = 60_000
let app: FastifyInstance
let time: FakeTime
let ola: Asker
let jan: Asker
beforeEach(async () => {
  time = fakeTime()
  app = await testApp({ time })
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(() => app.close())

interface Pair {
  readonly token: string
  readonly refresh: string
}
const pair = 'token refresh'
const fill = (who: Asker, id: string): Promise<unknown> =>
  who.get('mutation ($table: ID!) { fillWithBots(table: $table) { __typename } }', { table: id })
const phase = async (id: string): Promise<string> => (await look(ola, id)).phase

describe('a table by link', () => {
  it('where nobody else ever sat ends eleven minutes after its opener has left', async () => {
    const { id } = await openTiny(ola, 'private: true')
    await time.advance(9 * minute)
    expect(await phase(id)).toBe('GATHERING')
    await time.advance(3 * minute)
    expect(await phase(id)).toBe('CLOSED')
  })

  it('ends as soon if its opener lets bots play there and does not make a move', async () => {
    const { id } = await openTiny(ola, 'private: true, speed: FREE')
    await fill(ola, id)
    expect(await phase(id)).toBe('PLAYING')
    await time.advance(12 * minute)
    expect(await phase(id)).toBe('CLOSED')
  })

  it('stays for half an hour if they have played there with bots', async () => {
    const { id } = await openTiny(ola, 'private: true, speed: FREE')
    await fill(ola, id)
    await time.advance(1)
    const { seq, view } = await look(ola, id)
    await play(ola, id, seq, view?.legal[0] ?? '')
    await time.advance(28 * minute)
    expect(await phase(id)).not.toBe('CLOSED')
    await time.advance(4 * minute)
    expect(await phase(id)).toBe('CLOSED')
  })

  it('stays if somebody else has sat there, even if they have left again', async () => {
    const { id, invitation } = await openTiny(ola, 'private: true')
    await sit(jan, id, `invitation: "${invitation ?? ''}"`)
    await leave(jan, id)
    await time.advance(30 * minute)
    expect(await phase(id)).toBe('GATHERING')
  })

  it('has had one person where a guest went on with their account', async () => {
    const { id } = await openTiny(ola, 'private: true')
    const first = await ola.get<Pair>(
      `mutation { register(name: "Ola", password: "correct horse battery") { ... on SignedIn { ${pair} } } }`,
    )
    expect((await look(asker(app, first.token), id)).chair).toBe(0)
    await time.advance(12 * minute)
    const next = await asker(app).get<Pair>(
      `mutation ($token: String!) { refresh(token: $token) { ... on SignedIn { ${pair} } } }`,
      { token: first.refresh },
    )
    expect((await look(asker(app, next.token), id)).phase).toBe('CLOSED')
  })
})

it('a table where strangers may sit down waits for them', async () => {
  const { id } = await openTiny(ola)
  await addBot(ola, id)
  await time.advance(13 * minute)
  expect(await phase(id)).toBe('GATHERING')
})

describe('the decision', () => {
  const state: TableState = {
    ...({ phase: 'GATHERING', opened: { invitation: 'word' }, haveSat: ['ola'], settled: [] } as object),
    ...({
      hasPersonMoved: false,
      occupants: [{ name: 'Ola', bot: false, level: null, person: 'ola' }],
    } as object),
  } as TableState
  const there = { isDriven: true, isWatched: true, isFollowed: false, quiet: 0, away: 0, unchanged: 0 }
  const at = (input: Partial<SweepInput>, of: Partial<TableState> = {}): string =>
    sweepDecision({ ...there, ...input, state: { ...state, ...of } })

  it('lets somebody who stays on the page wait for their friends, but not all night', () => {
    expect(at({ unchanged: 59 * minute })).toBe('stay')
    expect(at({ unchanged: 60 * minute })).toBe('close')
  })

  it('lets somebody who plays with bots and stays on the page have lunch', () => {
    const playing = { phase: 'PLAYING', hasPersonMoved: true } as const
    expect(at({ unchanged: 120 * minute }, playing)).toBe('stay')
    expect(at({ unchanged: 120 * minute }, { ...playing, hasPersonMoved: false })).toBe('close')
    expect(at({ unchanged: 120 * minute }, { phase: 'BETWEEN', settled: [{} as never] })).toBe('stay')
  })

  it('counts both how long nothing happened and how long nobody was there', () => {
    const left = { isWatched: false, quiet: 10 * minute, away: 10 * minute }
    expect(at(left)).toBe('close')
    expect(at({ ...left, quiet: 9 * minute })).toBe('stay')
    expect(at({ ...left, away: 9 * minute })).toBe('stay')
    expect(at({ ...left, isWatched: true })).toBe('stay')
  })

  it('never ends a table of an event', () => {
    const opened = { invitation: null, event: 'e' } as never
    expect(
      at({ isWatched: false, quiet: 60 * minute, away: 60 * minute, unchanged: 60 * minute }, { opened }),
    ).toBe('stay')
  })
})
