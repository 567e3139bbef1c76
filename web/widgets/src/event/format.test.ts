import { describe, expect, it } from 'vitest'
import { clockTime, dayTime, money, zoned } from './format.js'

const winter = Date.UTC(2027, 0, 16, 17)
const summer = Date.UTC(2027, 6, 3, 16)

describe('the time of an event', () => {
  it('in a hall is that of the hall, and names its zone to who reads it by another clock', () => {
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

  it('is written so, in winter and in summer', () => {
    for (const at of [winter, summer]) {
      expect(dayTime(at, 'pl', 'HALL')).toContain('18:00')
      expect(clockTime(at, 'de', 'HALL')).toContain('18:00')
    }
  })
})

describe('an amount of money', () => {
  it('is written to the smallest coin, and of a stake to the part of it that is played for', () => {
    expect(money(2000, 'PLN', 'pl')).toMatch(/^20,00\szł$/)
    expect(money(1 / 2, 'PLN', 'pl')).toMatch(/^0,005\szł$/)
    expect(money(1 / 10, 'EUR', 'de')).toMatch(/^0,001\s€$/)
    expect(money(5 / 2, 'PLN', 'en')).toMatch(/0\.025$/)
  })
})
