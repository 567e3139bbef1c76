import { describe, expect, it } from 'vitest'
import { figures, passed } from './clock.js'

const minute = 60_000

describe('the time left', () => {
  it.each([
    [0, '0:00'],
    [-5_000, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [754_000, '12:34'],
    [60 * minute, '1:00:00'],
    [72 * minute + 5_000, '1:12:05'],
  ])('%i ms reads %s', (left, shown) => {
    expect(figures(left)).toBe(shown)
  })

  it('is announced at ten minutes, at five and at the end, once each', () => {
    const heard: number[] = []
    for (let left = 12 * minute; left >= -minute; left -= 1_000) {
      const mark = passed(left + 1_000, left)
      if (mark !== undefined) heard.push(mark)
    }
    expect(heard).toEqual([10, 5, 0])
  })

  it('after a sleep is announced by the last mark alone, and never when time is added', () => {
    expect(passed(20 * minute, 4 * minute)).toBe(5)
    expect(passed(20 * minute, -minute)).toBe(0)
    expect(passed(4 * minute, 14 * minute)).toBeUndefined()
  })
})
