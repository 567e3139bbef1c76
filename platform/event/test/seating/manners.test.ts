/** Draws that follow the standings without repeats, and draws of the halves of a field: that they are what they say, and their quality. */
import { seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { upperTables } from '@stolik/event/seating/manner'
import { draw, players, type Plain } from './tasks.js'

/** Draws an event whose players differ in skill, the first series by lots. Returns each later one, with the order before it. */
function evening(count: number, series: number, by: Plain['by'], team = 0) {
  const dice = seeded(`evening ${count}`)
  const all = players(count, team).map((one) => ({ ...one, skill: dice.below(100) / 4, points: 0 }))
  const past: (readonly (readonly string[])[])[] = []
  const pastByes: (readonly string[])[] = []
  return Array.from({ length: series }, (_, n) => {
    const order = all.toSorted((a, b) => b.points - a.points)
    const drawn = draw({
      players: order.map(({ id, apart }) => ({ id, apart })),
      chairs: [4, 3],
      past: [...past],
      pastByes: [...pastByes],
      seed: n,
      by: n === 0 ? 'lots' : by,
    })
    past.push(drawn.tables)
    pastByes.push(drawn.byes)
    for (const one of all) one.points += one.skill + dice.below(60)
    return { ...drawn, order: order.map(({ id }) => id) }
  }).slice(1)
}

/** How many places players sit away from the table that the order gives them, the furthest and the mean. */
function away(tables: readonly (readonly string[])[], order: readonly string[]) {
  let first = 0
  const places = tables.flatMap((table) => {
    const [from, to] = [first, first + table.length]
    first = to
    return table.map((id) => Math.max(0, from - order.indexOf(id), order.indexOf(id) - to + 1))
  })
  return { most: Math.max(...places), mean: places.reduce((sum, n) => sum + n, 0) / places.length }
}

describe('a draw by standing without repeats', () => {
  it.each([
    [97, 5, 0],
    [97, 5, 4],
    [248, 6, 4],
    [400, 6, 4],
  ])('of %i players: nobody meets twice in %i series, in teams of %i', (count, series, team) => {
    for (const { tables, measure, order } of evening(count, series, 'swiss', team)) {
      expect(tables.flat().toSorted()).toEqual(order.toSorted())
      expect([measure.repeats, measure.clashes]).toEqual([0, 0])
      const { most, mean } = away(tables, order)
      // Leaders still play leaders: five tables away at most, and four of five players at most one place.
      expect(most).toBeLessThanOrEqual(20)
      expect(mean).toBeLessThan(1.5)
    }
  })

  it('finds new opponents even where each player needs nine of fifteen', () => {
    expect(evening(16, 3, 'swiss').map(({ measure }) => measure.repeats)).toEqual([0, 0])
  })

  it('has as many repeats as there must be, where there are too few players', () => {
    // Of eight players at two tables, two of each table of before are at each table again.
    const [second] = evening(8, 2, 'swiss')
    expect(second?.measure.repeats).toBe(4)
  })

  it('has fewer repeats than by standing alone', () => {
    const repeats = (by: Plain['by']): number =>
      evening(24, 5, by).reduce((sum, { measure }) => sum + measure.repeats, 0)
    expect(repeats('swiss')).toBeLessThan(repeats('standing') / 4)
  })
})

describe('a draw of the halves of a field', () => {
  it.each([
    [97, 5],
    [248, 6],
    [400, 6],
  ])('of %i players: each half has its tables, and nobody meets twice in %i series', (count, series) => {
    for (const { tables, measure, order } of evening(count, series, 'halves')) {
      const upper = tables.slice(0, upperTables(tables.length)).flat()
      expect(upper.toSorted()).toEqual(order.slice(0, upper.length).toSorted())
      expect(tables.flat().toSorted()).toEqual(order.toSorted())
      expect([measure.repeats, measure.bound.repeats, measure.moved]).toEqual([0, 0, 0])
      // By lots: hardly anybody sits where the standings would put them.
      expect(away(tables, order).mean).toBeGreaterThan(10)
    }
  })

  it('knows that half a field has half as many others to meet', () => {
    for (const { measure } of evening(16, 5, 'halves'))
      expect(measure.repeats).toBeGreaterThanOrEqual(measure.bound.repeats)
    expect(evening(16, 5, 'halves').at(-1)?.measure.bound.repeats).toBeGreaterThan(0)
  })

  it('keeps a player at the table that was asked for, whose half it is not', () => {
    const all = players(32)
    const { tables } = draw({
      players: all,
      chairs: [4, 3],
      past: [],
      pastByes: [],
      by: 'halves',
      seed: 2,
      requests: [
        { kind: 'table', players: ['player-30'], table: 2 },
        { kind: 'together', players: ['player-1', 'player-2'] },
      ],
    })
    expect(tables.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(tables[1]).toContain('player-30')
    expect(tables.find((table) => table.includes('player-1'))).toContain('player-2')
    expect(
      tables
        .slice(0, 4)
        .flat()
        .filter((id) => Number(id.slice(7)) > 15),
    ).toEqual(['player-30'])
  })
})
