/**
 * A Baśka event of 248 players in 62 teams, with four series on paper: 248 lists of played hands, with errors and corrections
 * of every kind and a gateway that is killed in the middle, from the announcement to the final PDF. Its results are
 * recalculated from the lists alone.
 */
import { seeded, shuffled } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash } from '@stolik/contract/canonical'
import { enter, errors, type Entering } from './hall-event.errors.js'
import { deals, playedList, presets, profile, totalsOf } from './hall-event.played.js'
import { expectSame } from './hall-event.recount.js'
import type { Gateway } from '../browser/gateway.js'
import { announce, killAndStart, notes, startDirector, type Director, type Exported } from './remote.js'

interface Table {
  readonly table: number
  readonly status: string
  readonly key: string
}

const regulations = {
  name: 'Sixty-two teams',
  place: 'Sports hall',
  organiser: 'The league',
  starts: 1_800_000_000_000,
  game: 'baska',
  mode: 'HALL',
  protestMinutes: 0,
  notes,
  groups: [{ kind: 'TEAM', size: 4, counting: 3 }],
  format: {
    id: 'league-40',
    profile,
    chairs: [4],
    series: Array.from({ length: 4 }, () => ({ rounds: deals / 4 })),
    scoring: { scale: [5, 3, 1, 0], ties: 'MEAN' },
    tieBreaks: presets.find(({ id }) => id === 'league-40')?.tieBreaks ?? [],
    bye: { points: 3, small: 35 },
  },
  prizes: [
    { of: 'all', places: ['a cup'] },
    { of: 'team', places: ['a ham'] },
  ],
}

describe('an event of 248 players on paper', () => {
  let director: Director<Gateway>
  let event: string
  beforeAll(async () => {
    director = await startDirector()
    event = await announce(director, regulations)
  }, 60_000)
  afterAll(() => director.gateway.stop())

  const tables = async (series: number): Promise<readonly Table[]> => {
    const { series: all } = await director.ask<{ series: { tables: Table[] }[] }>(
      'query ($e: ID!) { event(id: $e) { ... on Event { series { tables { table status key } } } } }',
      { e: event },
    )
    return all[series - 1]?.tables ?? []
  }
  const seq = async (): Promise<number> =>
    (
      await director.ask<{ seq: number }>('query ($e: ID!) { event(id: $e) { ... on Event { seq } } }', {
        e: event,
      })
    ).seq

  it('takes a file of entries only if every line is right', async () => {
    const { act, refused } = director
    const rows = Array.from({ length: 248 }, (_, n) => `Zawodnik ${n + 1},Team ${1 + (n % 62)}`)
    const file = (head: string, ...lines: readonly (string | undefined)[]): object => ({
      enterAll: { csv: [head, ...lines, ''].join('\n') },
    })
    expect(await refused(event, file('name,taem', ...rows))).toBe('BAD_FILE 1 UNKNOWN_COLUMN')
    expect(await refused(event, file('name,team', ...rows, rows[7]))).toBe('BAD_FILE 250 TWICE_IN_FILE')
    await act(event, file('name,team', ...rows))
  })

  it(
    'survives errors and a power cut, and its results follow from its lists alone',
    { timeout: 180_000 },
    async () => {
      const { act } = director
      const truth = new Map<string, readonly string[]>()
      let late: (() => Promise<unknown>)[] = []

      for (const series of [1, 2, 3, 4]) {
        await act(event, { draw: { series } })
        await act(event, { start: { series } })
        const drawn = await tables(series)
        expect(drawn).toHaveLength(62)
        // Corrections of the last series arrive while this one is being played.
        for (const correct of late) await correct()
        late = []

        const later = (correct: () => Promise<unknown>): void => void late.push(correct)
        const random = seeded(`errors of series ${series}`)
        const [mistakes, sound] = [Object.keys(errors), shuffled(drawn, random)]
        const entering = ({ table, key }: Table): Entering => {
          const { lines, totals } = playedList(`${series}/${table}`)
          // The paper list gives the same totals as the cards.
          expect(totalsOf(lines)).toEqual(totals)
          truth.set(`${series} ${table}`, lines)
          return { ...director, event, at: { series, table }, key, lines, seq, later, random }
        }
        for (const mistake of mistakes) await errors[mistake]?.(entering(sound.pop() as Table))

        if (series === 2) {
          // The power fails while lists are being sent. Whether or not they arrived, they are sent again unchanged.
          const sent = sound.slice(0, 20).map(entering)
          const underWay = sent.map((one) =>
            enter(one, one.lines).then(
              () => true,
              () => false,
            ),
          )
          await underWay[3]
          await killAndStart(director)
          const taken = await Promise.all(underWay)
          const after = await tables(series)
          for (const [i, was] of taken.entries())
            if (was) expect(after[(sent[i]?.at.table ?? NaN) - 1]?.status).toBe('SIGNED')
        }
        for (const one of sound.map(entering)) await enter(one, one.lines)
        await act(event, { end: { series } })
      }
      expect(late).toHaveLength(1)
      for (const correct of late) await correct()
      await act(event, {
        adjust: { player: 'p5', points: -2, small: -10, penalty: true, reason: 'came late' },
      })
      await act(event, { final: {} })

      const answer = await director.file(event, 'results.json')
      const { hash, final, content } = (await answer.json()) as Exported
      expect(final?.hash).toBe(hash)
      expect(contentHash(content)).toBe(hash)
      expect(truth.size).toBe(248)
      for (const [i, { tables: lists, byes }] of content.series.entries()) {
        expect([byes, lists.length]).toEqual([[], 62])
        for (const { table, lines } of lists) expect(lines).toEqual(truth.get(`${i + 1} ${table}`))
      }
      expectSame(content)
      const pdf = Buffer.from(await (await director.file(event, 'results.pdf')).arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBeGreaterThan(10_000)
    },
  )
})
