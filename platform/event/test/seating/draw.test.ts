import { seeded, shuffled } from '@stolik/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareChairs } from '@stolik/event/seating/chairs'
import { drawSeating } from '@stolik/event/seating/draw'
import { anyEvent, draw, event, players } from './tasks.js'

describe('a draw', () => {
  it('gives everybody one seat or a bye, at tables of the right sizes, usual ones first', () => {
    fc.assert(
      fc.property(anyEvent, ({ task, drawn }) => {
        const all = [...drawn.tables.flat(), ...drawn.byes]
        expect(all.toSorted()).toEqual(task.players.map(({ id }) => id).toSorted())
        const sizes = drawn.tables.map((table) => table.length)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        const small = sizes.filter((size) => size !== task.chairs[0])
        expect(small.length).toBeLessThanOrEqual(task.chairs.length === 1 ? 0 : 3)
        expect(drawn.byes.length).toBe(
          task.chairs.length === 1 ? task.players.length % (task.chairs[0] as number) : 0,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for the same task and seed', () => {
    fc.assert(
      fc.property(anyEvent, ({ task, drawn }) => {
        expect(draw(task)).toEqual(drawn)
      }),
      { numRuns: 20 },
    )
  })

  it('by lots does not depend on the order of the players or of earlier tables', () => {
    fc.assert(
      fc.property(anyEvent, fc.nat(), ({ task }, seed) => {
        const mixed = {
          ...task,
          by: 'lots' as const,
          players: shuffled(task.players, seeded(seed)),
          past: task.past.map((tables) => shuffled(tables, seeded(seed))),
        }
        expect(draw(mixed)).toEqual(draw({ ...task, by: 'lots' }))
      }),
      { numRuns: 20 },
    )
  })

  it('depends on the seed', () => {
    const task = { players: players(40), chairs: [4, 3], past: [], pastByes: [], by: 'lots' as const }
    expect(draw({ ...task, seed: 1 }).tables).not.toEqual(draw({ ...task, seed: 2 }).tables)
  })

  it('takes four numbers from the stream, so that later lots do not depend on the length of the search', () => {
    const left = [1, 5000].map((budget) => {
      const random = seeded('stream')
      drawSeating({
        players: players(24),
        chairs: [4],
        past: [],
        pastByes: [],
        by: 'lots',
        budget,
        random,
      })
      return random.below(2 ** 32)
    })
    expect(left[0]).toBe(left[1])
  })

  it('gives nobody a second bye while another has had none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 19 }), fc.nat(), (count, seed) => {
        const past: (readonly (readonly string[])[])[] = []
        const pastByes: (readonly string[])[] = []
        const had = new Map<string, number>()
        for (let series = 0; series < 6; series++) {
          const by = series % 2 === 0 ? 'lots' : 'standing'
          const { tables, byes } = draw({
            players: players(count),
            chairs: [4],
            past,
            pastByes,
            by,
            seed,
            budget: 400,
          })
          past.push(tables)
          pastByes.push(byes)
          for (const id of byes) had.set(id, (had.get(id) ?? 0) + 1)
          const times = players(count).map(({ id }) => had.get(id) ?? 0)
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('gives the byes to the last of the standing', () => {
    const { byes } = draw({
      players: players(22),
      chairs: [4],
      past: [],
      pastByes: [],
      by: 'standing',
      seed: 3,
    })
    expect(byes.toSorted()).toEqual(['player-20', 'player-21'])
  })

  it('by standing seats in order if nothing speaks against it', () => {
    const { tables, measure } = draw({
      players: players(11),
      chairs: [4, 3],
      past: [],
      pastByes: [],
      by: 'standing',
      seed: 4,
    })
    expect(tables.map((table) => table.toSorted())).toEqual([
      ['player-0', 'player-1', 'player-2', 'player-3'],
      ['player-4', 'player-5', 'player-6', 'player-7'],
      ['player-10', 'player-8', 'player-9'],
    ])
    expect(measure.moved).toBe(0)
  })

  it('by standing keeps team-mates apart, and moves nobody further than the length of a table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.nat(), (count, seed) => {
        const { tables } = draw({
          players: players(count, 2),
          chairs: [4, 3],
          past: [],
          pastByes: [],
          by: 'standing',
          seed,
          budget: 20_000,
        })
        let first = 0
        for (const table of tables) {
          const ranks = table.map((id) => Number(id.slice(7)))
          expect(new Set(ranks.map((rank) => Math.floor(rank / 2))).size).toBe(table.length)
          for (const rank of ranks) {
            expect(rank).toBeGreaterThanOrEqual(first - 4)
            expect(rank).toBeLessThan(first + table.length + 4)
          }
          first += table.length
        }
      }),
      { numRuns: 30 },
    )
  })

  it.each([0, 1, 2, 5])('refuses %i players at tables of four and three (PT 7.1.1)', (count) => {
    const task = { players: players(count), chairs: [4, 3], past: [], pastByes: [], by: 'lots' as const }
    expect(drawSeating({ ...task, random: seeded(1) })).toEqual({
      refused: 'too-few',
      players: count,
      least: count === 5 ? 6 : 3,
    })
  })

  it('rejects a player who is given twice', () => {
    const task = { chairs: [4], past: [], pastByes: [], by: 'lots' as const, random: seeded(1) }
    expect(() => drawSeating({ ...task, players: [...players(4), ...players(4)] })).toThrow(RangeError)
  })
})

describe('the quality of draws', () => {
  it.each([
    [16, 0, 5],
    [16, 4, 4],
    [97, 4, 3],
    [248, 4, 4],
    [400, 4, 5],
  ])('%i players in teams of %i: %i series without repeats or team-mates', (count, team, series) => {
    const past: (readonly (readonly string[])[])[] = []
    for (let n = 1; n <= series; n++) {
      const { tables, measure } = draw({
        players: players(count, team),
        chairs: [4, 3],
        past,
        pastByes: [],
        by: 'lots',
        later: series - n,
        seed: n,
      })
      expect([measure.repeats, measure.clashes]).toEqual([0, 0])
      past.push(tables)
    }
  })

  it('gives nobody a second table of three before everybody has had one', () => {
    const { drawn } = event(97, 0, [4, 3], 4, 'lots', 7)
    expect(drawn.measure.smallSpread).toBe(1)
  })

  it('gives every player of 248 each chair once in four series', () => {
    const { drawn } = event(248, 4, [4], 4, 'lots', 5, 250_000)
    expect([drawn.measure.seatSpread, drawn.measure.dealerSpread]).toEqual([0, 0])
  })
})

describe('a published draw', () => {
  it('can always be repeated: a change to the algorithm would break old events', () => {
    const drawn = ['lots', 'standing'].map((by) =>
      draw({
        players: players(11, 3),
        chairs: [4, 3],
        past: [
          [
            ['player-0', 'player-3', 'player-6', 'player-9'],
            ['player-1', 'player-4', 'player-7', 'player-10'],
            ['player-2', 'player-5', 'player-8'],
          ],
        ],
        pastByes: [[]],
        by: by as 'lots' | 'standing',
        later: 1,
        seed: 11,
      }).tables.map((table) => table.map((id) => Number(id.slice(7)))),
    )
    expect(drawn).toEqual([
      [
        [8, 10, 0, 5],
        [6, 9, 4, 2],
        [7, 1, 3],
      ],
      [
        [7, 0, 3, 2],
        [8, 9, 1, 4],
        [6, 10, 5],
      ],
    ])
  })
})

describe('chairs', () => {
  it('are shared out at the least possible cost', () => {
    const orders = (rest: readonly number[]): number[][] =>
      rest.length === 0
        ? [[]]
        : rest.flatMap((one) => orders(rest.filter((x) => x !== one)).map((more) => [one, ...more]))
    const ways = orders([0, 1, 2, 3, 4, 5])
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 18, maxLength: 18 }), (cells) => {
        const had = Uint16Array.from(cells)
        const cost = (player: number, chair: number): number => had[player * 3 + chair] as number
        const on = shareChairs({ had, width: 3 }, [0, 1, 2, 3, 4, 5], [2, 2, 2])
        expect(on.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5])
        const sum = on.flatMap((sitting, chair) => sitting.map((player) => cost(player, chair)))
        const best = Math.min(
          ...ways.map((way) => way.reduce((all, player, at) => all + cost(player, Math.floor(at / 2)), 0)),
        )
        expect(sum.reduce((a, b) => a + b)).toBe(best)
      }),
      { numRuns: 60 },
    )
  })
})
