import { expect, it } from 'vitest'
import { sameWeekday } from './same-weekday.js'

const at = (text: string): number => Date.parse(text)

it('is a week later, or the first such day that is still to come', () => {
  const last = at('2027-03-06T18:00+01:00')
  expect(sameWeekday(last, at('2027-03-06T23:00+01:00'), 'HALL')).toBe(at('2027-03-13T18:00+01:00'))
  expect(sameWeekday(last, at('2027-03-13T17:59+01:00'), 'HALL')).toBe(at('2027-03-13T18:00+01:00'))
  expect(sameWeekday(last, at('2027-03-13T18:00+01:00'), 'HALL')).toBe(at('2027-03-20T18:00+01:00'))
  // The event is still to come, and so is the one after it.
  expect(sameWeekday(last, at('2027-01-01T12:00+01:00'), 'HALL')).toBe(at('2027-03-13T18:00+01:00'))
})

it('keeps the hour of the hall when its clock changes', () => {
  const last = at('2027-03-27T18:00+01:00')
  const next = at('2027-04-03T18:00+02:00')
  expect(sameWeekday(last, at('2027-03-28T12:00+02:00'), 'HALL')).toBe(next)
  // By elapsed time a week is over an hour before.
  expect(sameWeekday(last, at('2027-04-03T17:30+02:00'), 'HALL')).toBe(next)
  expect(sameWeekday(next, at('2027-10-31T12:00+01:00'), 'HALL')).toBe(at('2027-11-06T18:00+01:00'))
})
