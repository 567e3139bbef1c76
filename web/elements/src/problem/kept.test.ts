import { beforeEach, describe, expect, it } from 'vitest'
import { writeStored } from '../base/storage.js'
import { daysBefore, nothingKept, readKept, streakOn, withAnswer, writeKept, type Kept } from './kept.js'

const answer = (kept: Kept, day: string, right: boolean, today = day): Kept =>
  withAnswer(kept, { day, today, oldest: daysBefore(today, 29), card: 'CJ', right })
const rightOn = (...days: readonly string[]): Kept =>
  days.reduce((kept, day) => answer(kept, day, true), nothingKept)

beforeEach(() => writeStored('stolik.problems', null))

describe('a streak', () => {
  it('counts days one after the other, also over the end of a month and the change of clocks', () => {
    const kept = rightOn('2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01')
    expect(streakOn(kept, '2026-04-01')).toBe(5)
    expect(streakOn(kept, '2026-04-02')).toBe(5)
    expect(streakOn(kept, '2026-04-03')).toBe(0)
  })

  it('begins again after a missed day, and ends with a wrong answer', () => {
    expect(rightOn('2026-03-28', '2026-03-30').streak).toBe(1)
    expect(answer(rightOn('2026-03-28'), '2026-03-29', false).streak).toBe(0)
  })

  it('is not changed by problems of the days before', () => {
    const kept = rightOn('2026-03-28')
    const later = answer(kept, '2026-03-20', false, '2026-03-28')
    expect([later.streak, later.last, later.answers['2026-03-20']?.right]).toEqual([1, '2026-03-28', false])
  })
})

describe('what is kept', () => {
  it('is the first answer only, and of no more than thirty days', () => {
    const kept = answer(rightOn('2026-03-28'), '2026-03-28', false)
    expect(kept.answers['2026-03-28']?.right).toBe(true)
    expect(Object.keys(answer(kept, '2026-04-28', true).answers)).toEqual(['2026-04-28'])
  })

  it('is read as it was written, each game apart', () => {
    writeKept('one', rightOn('2026-03-28'))
    writeKept('two', nothingKept)
    expect(readKept('one')).toEqual(rightOn('2026-03-28'))
    expect(readKept('two')).toEqual(nothingKept)
  })

  it.each(['', '{', '[]', 'null', '{"one":3}', '{"one":{"streak":1,"last":"x","answers":{"d":1}}}'])(
    'counts as nothing if it is %j',
    (text) => {
      writeStored('stolik.problems', text)
      expect(readKept('one')).toEqual(nothingKept)
      expect(readKept('toString')).toEqual(nothingKept)
    },
  )
})
