/** A Skat event of 97 players online, bots play, the gateway is killed in the middle: from announcement to the final PDF. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../platform/src/games.js'
import { contentHash } from '../../platform/src/tournament/canonical.js'
import { announce, notes, startDirection, type Direction, type Exported } from './remote.js'

const plugin = games.find((offer) => offer.plugin.id === 'skat')?.plugin
const profile = 'pzskat'
const rounds = 2
const patience = { timeout: 60_000, interval: 150 }

interface Table {
  readonly table: number
  readonly status: string
  readonly live: string | null
  readonly seats: readonly { readonly player: string }[]
}

describe('an event of 97 players online', () => {
  let direction: Direction
  beforeAll(async () => {
    direction = await startDirection()
  }, 60_000)
  afterAll(() => direction.gateway.stop())

  it('comes through a power cut to results that its lists alone come to', { timeout: 120_000 }, async () => {
    const { ask, act } = direction
    const event = await announce(direction, {
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
    })
    // Most are played by bots from the beginning; three sit down and leave.
    await act(event, {
      enterAll: {
        csv: `name,online\n${Array.from({ length: 94 }, (_, n) => `Gracz ${n + 1},yes`).join('\n')}\n`,
      },
    })
    const guests: { token: string; player: string }[] = []
    for (const name of ['Ola', 'Jan', 'Ewa']) {
      const { token } = await ask<{ token: string }>(
        'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
        { n: name },
        null,
      )
      const done = await act(event, { register: { entrant: { name } } }, { token })
      guests.push({ token, player: done.player?.id ?? '' })
    }
    const tables = async (series: number): Promise<readonly Table[]> => {
      const { series: all } = await ask<{ series: { tables: Table[] }[] }>(
        '{ event(id: "ID") { ... on Event { series { tables { table status live seats { player } } } } } }'.replace(
          'ID',
          event,
        ),
      )
      return all[series - 1]?.tables ?? []
    }
    const signed = async (series: number): Promise<number> =>
      (await tables(series)).filter(({ status }) => status === 'SIGNED').length
    const totals = new Map<string, readonly number[]>()

    for (const series of [1, 2, 3]) {
      await act(event, { draw: { series } })
      expect(await tables(series)).toHaveLength(25)
      await act(event, { start: { series } })
      await expect
        .poll(async () => (await tables(series)).every(({ live }) => live !== null), patience)
        .toBe(true)
      for (const { token, player } of guests) {
        const own = (await tables(series)).find(({ seats }) => seats.some((seat) => seat.player === player))
        await expect
          .poll(
            () =>
              ask<{ __typename: string }>(
                'mutation ($t: ID!) { leave(table: $t) { __typename } }',
                { t: own?.live },
                token,
              ),
            patience,
          )
          .toEqual({ __typename: 'Table' })
      }
      if (series === 2) {
        await expect.poll(() => signed(series), patience).toBeGreaterThan(3)
        await direction.killAndStart()
        expect(await signed(series)).toBeGreaterThan(3)
      }
      await expect.poll(() => signed(series), patience).toBe(25)
      // What the cards came to, by the table itself, to be held against the lines of its list.
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

    const {
      hash,
      final,
      content: result,
    } = (await (await direction.file(event, 'results.json')).json()) as Exported
    expect(final?.hash).toBe(hash)
    expect(contentHash(result)).toBe(hash)
    const points = new Map<string, number>()
    const tieBreaks = new Map<string, readonly [won: number, lost: number]>()
    for (const [i, { tables: lists, byes }] of result.series.entries()) {
      expect(byes).toEqual([])
      expect(lists.flatMap(({ players }) => players).toSorted()).toHaveLength(97)
      for (const { table, players, lines } of lists) {
        expect(lines).toHaveLength(rounds * players.length)
        const settled = plugin?.papers.settle(profile, players.length, lines) ?? []
        if ('refused' in settled) throw new Error(settled.refused)
        const sheet = plugin?.sheet(profile, players.length, settled)
        expect(sheet?.totals).toEqual(totals.get(`${i + 1} ${table}`))
        const sum = (code: string, chair: number): number =>
          sheet?.sums.find((one) => one.code === code)?.values[chair] ?? NaN
        for (const [chair, player] of players.entries()) {
          points.set(player, (points.get(player) ?? 0) + (sheet?.totals[chair] ?? NaN))
          const [won, lost] = tieBreaks.get(player) ?? [0, 0]
          tieBreaks.set(player, [won + sum('sum.won', chair), lost + sum('sum.lost', chair)])
        }
      }
    }
    const { individual } = result.standings
    expect(individual).toHaveLength(97)
    for (const row of individual)
      expect([row.player, row.points]).toEqual([row.player, points.get(row.player)])
    const key = (player: string): readonly number[] => {
      const [won, lost] = tieBreaks.get(player) ?? [NaN, NaN]
      return [points.get(player) ?? NaN, won, -lost]
    }
    expect(individual.map(({ place }) => place)).toEqual(individual.map((_, i) => i + 1))
    for (const [i, { player }] of individual.entries()) {
      const next = individual[i + 1]
      if (next === undefined) continue
      const [a, b] = [key(player), key(next.player)]
      const differs = a.findIndex((value, n) => value !== b[n])
      if (differs !== -1) expect((a[differs] ?? NaN) > (b[differs] ?? NaN)).toBe(true)
    }
    const pdf = Buffer.from(await (await direction.file(event, 'results.pdf')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5_000)
  })
})
