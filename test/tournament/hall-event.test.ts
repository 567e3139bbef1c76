/**
 * A Baśka event of 248 players in 62 teams, four series of 40 deals on paper, with errors, corrections and a gateway that
 * is killed in the middle: from announcement to the final PDF, and counted again from the lists alone.
 */
import { seeded, type Hand, type Plugin, type Settled } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../platform/src/games.js'
import type { Offer } from '../../platform/src/offer.js'
import { contentHash } from '../../platform/src/tournament/canonical.js'
import { announce, notes, startDirection, type Direction, type Exported } from './remote.js'

const { plugin, events: presets = [] } = games.find((offer) => offer.plugin.id === 'baska') as Offer
const profile = 'lebork'
const deals = 40
const scale: readonly number[] = [5, 3, 1, 0]

/** The lines of a list that bots have played. */
function playedList(game: Plugin, seed: string): readonly string[] {
  const settled: Settled[] = []
  for (let n = 0; n < deals; n++) {
    const random = seeded(`${seed}/${n}`)
    let hand = game.start(profile, game.deal(profile, random), game.between(profile, settled)) as Hand
    while (hand.settlement === undefined) {
      const [seat = 0] = hand.toAct
      const next = hand.play(seat, hand.bot(seat, random))
      if ('refused' in next) throw new Error(next.refused)
      hand = next
    }
    settled.push({
      hand: n,
      dealer: game.dealer(4, n),
      seating: game.seating(4, n),
      settlement: hand.settlement,
    })
  }
  return settled.map((one) => game.papers.fromSettled(profile, 4, one))
}

function totalsOf(lines: readonly string[]): readonly number[] {
  const settled = plugin.papers.settle(profile, 4, lines)
  if ('refused' in settled) throw new Error(settled.refused)
  return plugin.sheet(profile, 4, settled).totals
}

/** Bots take their time: so many lists are played, and every table has another one of them than its neighbour. */
const pool = 9

/** The list with one line taken from another, such that nobody sees it: every hand is possible, and the sum differs. */
function mistaken(
  lines: readonly string[],
  other: readonly string[],
): { hand: number; lines: readonly string[] } {
  for (const hand of lines.keys()) {
    const wrong = lines.with(hand, other[hand] ?? '')
    const settled = plugin.papers.settle(profile, 4, wrong)
    if (!('refused' in settled) && String(totalsOf(wrong)) !== String(totalsOf(lines)))
      return { hand, lines: wrong }
  }
  throw new Error('no line can be mistaken')
}

interface Table {
  readonly table: number
  readonly status: string
  readonly key: string
}

describe('an event of 248 players on paper', () => {
  let direction: Direction
  beforeAll(async () => {
    direction = await startDirection()
  }, 60_000)
  afterAll(() => direction.gateway.stop())

  it(
    'comes through errors and a power cut to results that its lists alone come to',
    { timeout: 180_000 },
    async () => {
      const { ask, act, refused } = direction
      const preset = presets.find(({ id }) => id === 'league-40')
      const event = await announce(direction, {
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
          scoring: { scale, ties: 'MEAN' },
          tieBreaks: preset?.tieBreaks ?? [],
          bye: { points: 3, small: 35 },
        },
        prizes: [
          { of: 'all', places: ['a cup'] },
          { of: 'team', places: ['a ham'] },
        ],
      })

      // Entries from a file: a wrong column and a player twice are named, and nothing is taken.
      const rows = Array.from({ length: 248 }, (_, n) => `Zawodnik ${n + 1},Team ${1 + (n % 62)}`)
      expect(await refused(event, { enterAll: { csv: `name,taem\n${rows.join('\n')}\n` } })).toBe('BAD_FILE')
      expect(
        await refused(event, { enterAll: { csv: `name,team\n${[...rows, rows[7]].join('\n')}\n` } }),
      ).toBe('BAD_FILE')
      await act(event, { enterAll: { csv: `name,team\n${rows.join('\n')}\n` } })

      const tables = async (series: number): Promise<readonly Table[]> => {
        const { series: all } = await ask<{ series: { tables: Table[] }[] }>(
          '{ event(id: "ID") { ... on Event { series { tables { table status key } } } } }'.replace(
            'ID',
            event,
          ),
        )
        return all[series - 1]?.tables ?? []
      }
      const played = Array.from({ length: pool }, (_, n) => playedList(plugin, String(n)))
      const truth = new Map<string, readonly string[]>()
      const enter = (series: number, table: number, lines: readonly string[]) =>
        act(event, { list: { series, table, lines, signed: true } })

      for (const series of [1, 2, 3, 4]) {
        await act(event, { draw: { series } })
        await act(event, { start: { series } })
        const drawn = await tables(series)
        expect(drawn).toHaveLength(62)
        for (const { table } of drawn) truth.set(`${series} ${table}`, played[(series + table) % pool] ?? [])
        const lines = (table: number): readonly string[] => truth.get(`${series} ${table}`) ?? []

        // What cannot be is refused: a deal is missing, a line says nothing, the totals of the paper are not its deals'.
        expect(await refused(event, { list: { series, table: 1, lines: lines(1).slice(1) } })).toBe(
          'MISSING_HANDS',
        )
        expect(
          await refused(event, { list: { series, table: 1, lines: lines(1).with(5, 'nonsense') } }),
        ).toBe('BAD_LINE')
        const csv = lines(1).map((line, i) => `${series},1,${i + 1},"${line}",${i === deals - 1 ? 4711 : ''}`)
        expect(
          await refused(event, { listAll: { csv: `series,table,hand,line,total1\n${csv.join('\n')}\n` } }),
        ).toBe('BAD_FILE')
        expect((await tables(series))[0]?.status).toBe('EMPTY')

        // One table is kept on two phones, deal by deal, both writing the same.
        const { key = '' } = drawn[0] ?? {}
        const phone = (what: object, chair: number, op: string) =>
          ask<{ __typename: string; code?: string }>(
            `mutation ($e: ID!, $op: ID!, $a: EventAct!, $p: EventPass) { act(event: $e, op: $op, act: $a, pass: $p) {
            __typename ... on EventRefused { code } } }`,
            { e: event, op, a: what, p: { key, chair } },
            null,
          )
        const at = { series, table: 1 }
        if (series === 1) {
          for (const [hand, line] of lines(1).entries()) {
            const answers = await Promise.all(
              [0, 1].map((chair) => phone({ hand: { ...at, hand, line } }, chair, `${hand}`)),
            )
            expect(answers.map(({ code }) => code)).toEqual([undefined, undefined])
          }
          for (const chair of [0, 1, 2, 3])
            expect((await phone({ sign: { ...at, lines: lines(1) } }, chair, 'sign')).__typename).toBe(
              'EventDone',
            )
        } else await enter(series, 1, lines(1))

        // A list is mistaken, which nobody sees until it is signed; everybody agrees on what it should have been.
        const wrong = mistaken(lines(2), lines(3))
        await enter(series, 2, wrong.lines)
        await act(event, {
          correct: {
            series,
            table: 2,
            hand: wrong.hand,
            readings: [lines(2)[wrong.hand]],
            consent: [0, 1, 2, 3],
          },
        })

        const rest = drawn.slice(2).map(({ table }) => table)
        if (series === 2) {
          // The power fails while lists are under way: whatever became of them, they are sent again as they were.
          const underWay = rest.slice(0, 20).map((table) =>
            enter(series, table, lines(table)).then(
              () => true,
              () => false,
            ),
          )
          await underWay[3]
          await direction.killAndStart()
          const taken = await Promise.all(underWay)
          const after = await tables(series)
          for (const [i, was] of taken.entries()) if (was) expect(after[i + 2]?.status).toBe('SIGNED')
        }
        for (const table of rest) await enter(series, table, lines(table))
        await act(event, { end: { series } })
      }
      await act(event, {
        adjust: { player: 'p5', points: -2, small: -10, penalty: true, reason: 'came late' },
      })
      await act(event, { final: {} })

      const {
        hash,
        final,
        content: result,
      } = (await (await direction.file(event, 'results.json')).json()) as Exported
      expect(final?.hash).toBe(hash)
      expect(contentHash(result)).toBe(hash)
      const sums = new Map(result.players.map(({ id }) => [id, { points: 0, small: 0 }]))
      for (const [i, { tables: lists, byes }] of result.series.entries()) {
        expect(byes).toEqual([])
        expect(lists).toHaveLength(62)
        for (const { table, players, lines } of lists) {
          expect(lines).toEqual(truth.get(`${i + 1} ${table}`))
          const totals = totalsOf(lines)
          for (const [chair, player] of players.entries()) {
            const own = totals[chair] ?? NaN
            const better = totals.filter((total) => total > own).length
            const equal = totals.filter((total) => total === own).length
            const shared = scale.slice(better, better + equal).reduce((a, b) => a + b, 0) / equal
            const sum = sums.get(player)
            if (sum === undefined) throw new Error(player)
            sum.points += shared
            sum.small += own
          }
        }
      }
      const late = sums.get('p5') ?? { points: NaN, small: NaN }
      late.points -= 2
      late.small -= 10
      const { individual, groups } = result.standings
      expect(individual).toHaveLength(248)
      for (const row of individual) {
        const sum = sums.get(row.player)
        expect([row.player, row.small]).toEqual([row.player, sum?.small])
        expect(row.points).toBeCloseTo(sum?.points ?? NaN, 9)
      }
      for (const [i, row] of individual.entries()) {
        const next = individual[i + 1]
        if (next === undefined) continue
        expect(row.points > next.points || (row.points === next.points && row.small >= next.small)).toBe(true)
      }
      const teams = new Map<string, number[]>()
      for (const { id, team } of result.players)
        teams.set(team ?? '', [...(teams.get(team ?? '') ?? []), sums.get(id)?.points ?? NaN])
      expect(groups[0]?.rows).toHaveLength(62)
      for (const { name, points } of groups[0]?.rows ?? []) {
        const best = (teams.get(name) ?? []).toSorted((a, b) => b - a).slice(0, 3)
        expect(points).toBeCloseTo(
          best.reduce((a, b) => a + b, 0),
          9,
        )
      }
      const pdf = Buffer.from(await (await direction.file(event, 'results.pdf')).arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBeGreaterThan(10_000)
    },
  )
})
