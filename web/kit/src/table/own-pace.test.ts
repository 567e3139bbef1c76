import { describe, expect, it } from 'vitest'
import { ownPace } from './own-pace.js'

/** Draws numbers that are spread evenly. */
function evenly(): () => number {
  let n = 0
  return () => (n = (n + 0.618_033_988_75) % 1)
}
const pauses = (times: readonly number[], left: number | null = null): readonly number[] => {
  const pace = ownPace(evenly())
  for (const time of times) pace.note(time)
  return Array.from({ length: 200 }, () => pace.pause(left))
}
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

describe('the pause before a card that is played by itself', () => {
  it('is as long as the player’s own recent times, and varies', () => {
    const slow = pauses(Array.from({ length: 12 }, () => 5000))
    expect(mean(slow)).toBeGreaterThan(4700)
    expect(mean(slow)).toBeLessThan(5300)
    expect(new Set(slow.map(Math.round)).size).toBeGreaterThan(100)
  })

  it('forgets times that are no longer recent', () => {
    const now = pauses([...Array.from({ length: 12 }, () => 8000), ...Array.from({ length: 12 }, () => 3000)])
    expect(Math.max(...now)).toBeLessThanOrEqual(3600)
  })

  it('is never so short that it tells that there was no choice, nor endless', () => {
    expect(Math.min(...pauses(Array.from({ length: 12 }, () => 100)))).toBe(1500)
    expect(Math.max(...pauses(Array.from({ length: 12 }, () => 90_000)))).toBe(9000)
  })

  it('never takes more than half of what is left on the clock', () => {
    expect(Math.max(...pauses([], 800))).toBe(400)
    expect(pauses([], 0).every((pause) => pause === 0)).toBe(true)
  })
})
