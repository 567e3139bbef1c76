import { describe, expect, it } from 'vitest'
import {
  clockTime,
  dayTime,
  fieldTime,
  money,
  readFieldTime,
  shortTime,
  zoned,
  zoneName,
  zoneOf,
} from './format.js'

const winter = Date.UTC(2027, 0, 16, 17)
const summer = Date.UTC(2027, 6, 3, 16)

describe('the time of an event', () => {
  it('in a hall is that of the hall, and names its zone to readers in another time zone', () => {
    expect(zoned(winter, 'HALL', 'America/Toronto')).toEqual({
      timeZone: 'Europe/Warsaw',
      timeZoneName: 'short',
    })
    expect(zoned(winter, 'MIXED', 'Europe/London')).toMatchObject({ timeZoneName: 'short' })
    expect(zoned(winter, 'HALL', 'Europe/Berlin')).toEqual({ timeZone: 'Europe/Warsaw' })
  })

  it('online is that of the reader', () => {
    expect(zoned(winter, 'ONLINE', 'America/Toronto')).toEqual({ timeZone: 'America/Toronto' })
  })

  it('is written in that form, in winter and in summer', () => {
    for (const at of [winter, summer]) {
      expect(dayTime(at, 'pl', 'HALL')).toContain('18:00')
      expect(clockTime(at, 'de', 'HALL')).toContain('18:00')
    }
  })

  it.each([
    ['pl', /^sob\., 16 stycznia 2027\b/, '16.01.2027'],
    ['csb', /^sob\., 16 stycznia 2027\b/, '16.01.2027'],
    ['szl', /^sob\., 16 stycznia 2027\b/, '16.01.2027'],
    ['de', /^Sa\., 16\. Januar 2027\b/, '16.1.2027'],
    ['fr', /^sam\. 16 janvier 2027\b/, '16/01/2027'],
    ['en', /^Sat, 16 January 2027\b/, '16/01/2027'],
  ] as const)('has its year in %s', (locale, long, short) => {
    expect(dayTime(winter, locale, 'HALL')).toMatch(long)
    expect(shortTime(winter, locale)).toContain(short)
  })
})

describe('an amount of money', () => {
  it('is written to the smallest coin, a stake with its fraction', () => {
    expect(money(2000, 'PLN', 'pl')).toMatch(/^20,00\szł$/)
    expect(money(1 / 2, 'PLN', 'pl')).toMatch(/^0,005\szł$/)
    expect(money(1 / 10, 'EUR', 'de')).toMatch(/^0,001\s€$/)
    expect(money(5 / 2, 'PLN', 'en')).toMatch(/0\.025$/)
  })
})

describe('the field for the time of an event', () => {
  it('reads and shows the time of the hall, wherever the organiser is', () => {
    const hall = zoneOf('HALL', 'America/Toronto')
    expect(readFieldTime('2027-01-16T18:00', hall)).toBe(winter)
    expect(readFieldTime('2027-07-03T18:00', hall)).toBe(summer)
    for (const at of [winter, summer]) expect(readFieldTime(fieldTime(at, hall), hall)).toBe(at)
    expect(fieldTime(summer, hall)).toBe('2027-07-03T18:00')
  })

  it('reads the time of the organiser for online play', () => {
    const own = zoneOf('ONLINE', 'America/Toronto')
    expect(readFieldTime('2027-01-16T12:00', own)).toBe(winter)
    expect(fieldTime(winter, own)).toBe('2027-01-16T12:00')
  })

  it('is right on the days when clocks change', () => {
    const hall = zoneOf('HALL')
    expect(readFieldTime('2027-03-28T01:30', hall)).toBe(Date.UTC(2027, 2, 28, 0, 30))
    expect(readFieldTime('2027-03-28T03:30', hall)).toBe(Date.UTC(2027, 2, 28, 1, 30))
    expect(readFieldTime('2027-10-31T12:00', hall)).toBe(Date.UTC(2027, 9, 31, 11))
  })

  it('is not a time when empty', () => {
    expect(readFieldTime('', zoneOf('HALL'))).toBeNaN()
  })

  it('names the zone of the hall to readers in another time zone', () => {
    expect(zoneName(winter, 'en', 'HALL', 'America/Toronto')).toBe('Central European Time')
    expect(zoneName(winter, 'pl', 'HALL', 'Europe/Berlin')).toBeNull()
    expect(zoneName(winter, 'pl', 'ONLINE', 'America/Toronto')).toBeNull()
  })
})
