import { describe, expect, it } from 'vitest'
import { clockTime, dayTime, zoned } from './format.js'

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
