/**
 * A Skat event of 97 players online in three series: bots play, the gateway is killed in the middle, from the announcement to
 * the final PDF. `npm run soak` plays full series of 48 deals (36 at tables of three), the tests play a sixth of them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash } from '@stolik/contract/canonical'
import { countList, expectSame, profile } from './online-event.recount.js'
import type { Gateway } from '../browser/gateway.js'
import { announce, killAndStart, notes, startDirector, type Director, type Exported } from './remote.js'
import { seatedGuests } from './seated-guests.js'

/** How often each player deals in a series. */
const rounds = process.env['STOLIK_SOAK'] === '1' ? 12 : 2
const patience = { timeout: 240_000, interval: 400 }

interface Table {
  readonly table: number
  readonly status: string
  readonly live: string | null
  readonly length: number
  readonly seats: readonly { readonly player: string }[]
  readonly hands: readonly { readonly line: string }[]
}

const regulations = {
  name: 'Ninety-seven',
  organiser: 'The club',
  starts: 1_800_000_000_000,
  game: 'skat',
  mode: 'ONLINE',
  speed: 'FAST',
  protestMinutes: 0,
  notes,
  format: {
    id: 'pzskat-48',
    profile,
    chairs: [4, 3],
    series: ['LOTS', 'LOTS', 'STANDING'].map((draw) => ({ rounds, draw })),
    scoring: { scale: null },
    tieBreaks: ['sum.won', '-sum.lost', 'lot'],
  },
  prizes: [{ of: 'all', places: ['a cup', 'a medal', 'a book'] }],
}

describe('an event of 97 players online', () => {
  let director: Director<Gateway>
  let event: string
  beforeAll(async () => {
    director = await startDirector()
    event = await announce(director, regulations)
  }, 60_000)
  afterAll(() => director.gateway.stop())

  const tables = async (series: number): Promise<readonly Table[]> => {
    const { series: all } = await director.ask<{ series: { tables: Table[] }[] }>(
      `query ($e: ID!) { event(id: $e) { ... on Event { series { tables {
        table status live length seats { player } hands { line } } } } } }`,
      { e: event },
    )
    return all[series - 1]?.tables ?? []
  }
  const written = async (series: number): Promise<number> =>
    (await tables(series)).reduce((sum, { hands }) => sum + hands.length, 0)
  const signed = async (series: number): Promise<number> =>
    (await tables(series)).filter(({ status }) => status === 'SIGNED').length

  /** A guest enters. Returns the token and player id. */
  const enter = async (name: string): Promise<{ token: string; player: string }> => {
    const { token } = await director.ask<{ token: string }>(
      'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
      { n: name },
      null,
    )
    const done = await director.act(event, { register: { entrant: { name } } }, { token })
    return { token, player: done.player?.id ?? '' }
  }

  it('survives a power cut, and its results follow from its lists alone', { timeout: 600_000 }, async () => {
    const { ask, act } = director
    // One guest plays at each table, with bots for the others; three people sit down and leave.
    const names = Array.from({ length: 94 }, (_, n) => `Gracz ${n + 1},yes`)
    await act(event, { enterAll: { csv: `name,online\n${names.join('\n')}\n` } })
    const guests = [await enter('Ola'), await enter('Jan'), await enter('Ewa')]
    const seats = seatedGuests(director, event, ['Ola', 'Jan', 'Ewa'])
    const totals = new Map<string, readonly number[]>()

    for (const series of [1, 2, 3]) {
      await act(event, { draw: { series } })
      const drawn = await tables(series)
      // As few tables of three as possible: 22 of four and 3 of three.
      expect(drawn.map(({ length }) => length).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 3 * rounds),
        ...Array.from({ length: 22 }, () => 4 * rounds),
      ])
      const hands = drawn.reduce((sum, { length }) => sum + length, 0)
      await act(event, { start: { series } })
      const isOpen = async (): Promise<boolean> => (await tables(series)).every(({ live }) => live !== null)
      await expect.poll(isOpen, patience).toBe(true)
      await seats.seat(series)
      for (const { token, player } of guests) {
        const own = (await tables(series)).find(({ seats }) => seats.some((seat) => seat.player === player))
        const leave = (): Promise<{ __typename: string }> =>
          ask('mutation ($t: ID!) { leave(table: $t) { __typename } }', { t: own?.live }, token)
        await expect.poll(leave, patience).toEqual({ __typename: 'Table' })
      }
      if (series === 2) {
        let isHalf = false
        const playing = seats.play(series, () => isHalf)
        await expect.poll(() => written(series), patience).toBeGreaterThan(hands / 2)
        isHalf = true
        await playing
        const told = await tables(series)
        await killAndStart(director)
        // What was reported before the power cut is still there, hand by hand.
        const after = await tables(series)
        for (const [i, { hands: before }] of told.entries())
          expect(after[i]?.hands.slice(0, before.length)).toEqual(before)
        expect(after.some(({ status }) => status !== 'SIGNED')).toBe(true)
      }
      await seats.play(series)
      seats.leave()
      await expect.poll(() => signed(series), patience).toBe(25)
      // The totals by the table itself, to compare with the lines of its list.
      for (const { table, live } of await tables(series)) {
        const { sheet } = await ask<{ sheet: { totals: readonly number[] } }>(
          'query ($t: ID!) { table(id: $t) { ... on Table { sheet { totals } } } }',
          { t: live },
        )
        totals.set(`${series} ${table}`, sheet.totals)
      }
      await act(event, { end: { series } })
    }
    await act(event, { final: {} })

    const answer = await director.file(event, 'results.json')
    const { hash, final, content } = (await answer.json()) as Exported
    expect(final?.hash).toBe(hash)
    expect(contentHash(content)).toBe(hash)
    for (const [i, { tables: lists, byes }] of content.series.entries()) {
      expect(byes).toEqual([])
      expect(new Set(lists.flatMap(({ players }) => players)).size).toBe(97)
      for (const { table, players, lines } of lists) {
        expect(lines).toHaveLength(rounds * players.length)
        expect(countList(lines, players.length).totals).toEqual(totals.get(`${i + 1} ${table}`))
      }
    }
    expectSame(content)
    const pdf = Buffer.from(await (await director.file(event, 'results.pdf')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5_000)
  })
})
