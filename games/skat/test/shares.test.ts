/** Card points of a ramsz on paper: what no cards can have together is refused. */
import { cases } from '@stolik/core/cases'
import { describe, expect, it } from 'vitest'
import { seeded } from '@stolik/core'
import { pointsOf } from '../src/rules/cards.js'
import { papers } from '../src/list/papers.js'
import { profiles } from '../src/rules/profiles.js'
import { sharesOf } from '../src/value/shares.js'

const values = [11, 10, 4, 3, 2]
const all = Array.from({ length: 121 }, (_, n) => n)

describe('points of three players and of the skat', () => {
  it('that any cards have are possible', () => {
    const random = seeded('shares')
    for (let n = 0; n < cases(300, 3_000); n++) {
      const deck = Array.from({ length: 32 }, (_, card) => card)
      for (let i = deck.length - 1; i > 0; i--) {
        const j = random.below(i + 1)
        ;[deck[i], deck[j]] = [deck[j] as number, deck[i] as number]
      }
      const first = random.below(11)
      const second = random.below(11 - first)
      const ends = [3 * first, 3 * (first + second), 30, 32]
      const sums = ends.map((end, i) =>
        deck.slice(ends[i - 1] ?? 0, end).reduce((sum, card) => sum + pointsOf(card), 0),
      ) as [number, number, number, number]
      expect(sharesOf(sums), `${sums.join()} of seed shares`).toBeDefined()
    }
  })

  it('are possible only with cards that have them', { timeout: 60_000 }, () => {
    const step = cases(7, 1)
    for (const skat of all.slice(0, 23))
      for (const a of all)
        for (const b of all.filter((n) => n <= a && a + n + skat <= 120 && 120 - a - n - skat <= n)) {
          if ((a + b + skat) % step !== 0) continue
          const points = [a, b, 120 - a - b - skat, skat] as const
          const shares = sharesOf(points)
          if (shares === undefined) continue
          const held = points.map((_, who) => shares.reduce((sum, way) => sum + (way[who] ?? 0), 0))
          const sums = points.map((_, who) =>
            shares.reduce((sum, way, i) => sum + (way[who] ?? 0) * (values[i] ?? 0), 0),
          )
          expect(sums).toEqual(points)
          expect(shares.every((way) => way.reduce((x, y) => x + y, 0) === 4)).toBe(true)
          const tricks = held.slice(0, 3).reduce((sum, n) => sum + Math.ceil(n / 3), 0)
          expect(tricks <= 10 && (held[3] ?? 0) <= 2).toBe(true)
        }
  })

  it.each([
    ['one point for a player', [1, 59, 60, 0]],
    ['one point in the skat', [40, 40, 39, 1]],
    ['nine points in the skat', [40, 40, 31, 9]],
    ['119 points for a player', [119, 1, 0, 0]],
  ] as const)('are impossible: %s', (_, points) => {
    expect(sharesOf(points)).toBeUndefined()
  })
})

describe('a line of a list (1.2.2)', () => {
  it.each(['ramsz 1 59 60', 'ramsz 119 1 0', 'ramsz 40 40 39 jacks CJ DJ -'])('%s is refused', (line) => {
    expect(papers.read(profiles.patrolki, 3, line)).toEqual({ refused: 'ramsz-cards', clause: '1.2.2' })
  })
  it.each(['ramsz 0 0 120', 'ramsz 118 2 0', 'ramsz 40 35 45'])('%s is taken', (line) => {
    expect(papers.read(profiles.patrolki, 3, line)).toBe(line)
  })
})
