/** Ratings on simulated players whose strength is known: `npm run ratings` does the same with more of them. */
import { seeded } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { luckAHand, seriesOf } from './skat-like.js'
import { simulate } from './simulate.js'

describe('simulated series', () => {
  test('have the luck of real hands of Skat', () => {
    const hands = seriesOf([0, 0, 0], 20_000, seeded('luck'))
    const own = hands.map((totals, n) => (totals[0] ?? 0) - (hands[n - 1]?.[0] ?? 0))
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length
    const spread = Math.sqrt(own.reduce((sum, one) => sum + (one - mean) ** 2, 0) / own.length)
    expect(spread).toBeGreaterThan(0.95 * luckAHand)
    expect(spread).toBeLessThan(1.05 * luckAHand)
  })

  test('bring ratings closer to strength than plain points where people of like strength meet', () => {
    const found = simulate({ players: 150, series: 60, hands: 36, seating: 'by strength', seed: 'test' })
    expect(found.glicko).toBeGreaterThan(0.85)
    expect(found.glicko).toBeGreaterThan(found.points + 0.05)
  })

  test('give ratings whose deviations hold the strength two times in three', () => {
    const found = simulate({ players: 300, series: 40, hands: 36, seating: 'drawn', seed: 'test' })
    expect(found.covered).toBeGreaterThan(0.6)
    expect(found.provisional).toBe(0)
  })
})
