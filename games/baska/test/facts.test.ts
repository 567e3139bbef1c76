/** Facts of a line on paper that exclude each other, found by going through all of them (RZP, ZG7, ZG8). */
import { describe, expect, it } from 'vitest'
import { papers } from '../src/list/papers.js'
import { profiles } from '../src/rules/profiles.js'
import type { Rules } from '../src/rules/rules.js'

/** All card points that whole tricks can have: aces, tens, queens and jacks, four of each. */
const reached = new Set<number>()
for (let n = 0; n < 5 ** 4; n++) {
  const [aces, tens, queens, jacks] = [0, 1, 2, 3].map((i) => Math.floor(n / 5 ** i) % 5) as [
    number,
    number,
    number,
    number,
  ]
  if ((aces + tens + queens + jacks) % 4 === 0) reached.add(11 * aces + 10 * tens + 3 * queens + 2 * jacks)
}

const takes = (rules: Rules, line: string): boolean => typeof papers.read(rules, 4, line) === 'string'
const points = Array.from({ length: 106 }, (_, n) => n)
const games = ['zwykla 1+2', 'wesele 1+2', 'cicha 1', 'gran 1', 'gran-du 1', 'zolla 1', 'zolla-du 1']

describe.each(Object.entries(profiles))('a line of %s', (_, rules) => {
  const played = games.filter((game) => takes(rules, `${game} points 104`))

  it('has only card points that whole tricks can have', () => {
    expect(played.length).toBeGreaterThan(3)
    for (const game of played)
      for (const n of points) expect(takes(rules, `${game} points ${n}`), `${game} ${n}`).toBe(reached.has(n))
  })

  it('has one verdict and at most one grade for the same points, and a tie only at half of them', () => {
    for (const game of played)
      for (const n of reached) {
        const verdicts = ['won', 'lost'].filter((verdict) => takes(rules, `${game} points ${n} ${verdict}`))
        expect(verdicts, `${game} ${n}`).toHaveLength(1)
        const graded = ['exit', 'no-exit', 'no-trick'].filter((grade) =>
          takes(rules, `${game} points ${n} ${grade}`),
        )
        expect(graded.length, `${game} ${n}`).toBeLessThanOrEqual(1)
        // Who wins all tricks leaves the others without one.
        if (graded.length === 1) expect(graded[0] === 'no-trick', `${game} ${n}`).toBe(n === 0 || n === 104)
        expect(takes(rules, `${game} points ${n} tie`), `${game} ${n}`).toBe(n === 52)
      }
  })
})
