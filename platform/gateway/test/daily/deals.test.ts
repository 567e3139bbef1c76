import { describe, expect, it } from 'vitest'
import {
  closesFrom,
  commitmentOf,
  dealsName,
  deadlineOf,
  isDay,
  openedDeals,
  shufflesOfDays,
  today,
} from '../../src/daily/deals.js'
import { openSecrets } from '../../src/base/secrets.js'
import { eventKeys } from '../../src/event/store/keys.js'
import { fakeTime, secret } from '../help.js'

const of = { game: 'skat', day: '2026-11-28', club: null }
const keys = eventKeys(openSecrets(secret, undefined, fakeTime()))

describe('the deals of a day', () => {
  it('come from a secret of their own for each game, day, club and deal', () => {
    const table = (game: string, day: string, club: string | null = null) => ({
      game,
      daily: { day: dealsName({ day, club }), commitment: commitmentOf(keys, { game, day, club }) },
    })
    const shuffle = shufflesOfDays(keys)
    const tables = [
      table('skat', of.day),
      table('skat', '2026-11-29'),
      table('baska', of.day),
      table('skat', of.day, 'rybnik'),
    ]
    const all = tables.flatMap((one) => [0, 1, 2].map((hand) => shuffle(one, hand)))
    expect(new Set(all.map((one) => one?.seed)).size).toBe(12)
    expect(shuffle(table('skat', of.day), 1)).toEqual(all[1])
  })

  it.each([
    ['2026-11-28', '2026-11-28T23:00Z'],
    // The clock is put forward and back on the next day.
    ['2027-03-27', '2027-03-27T23:00Z'],
    ['2027-03-28', '2027-03-28T22:00Z'],
    ['2026-10-24', '2026-10-24T22:00Z'],
    ['2026-10-25', '2026-10-25T23:00Z'],
  ])('of %s can be closed two minutes after midnight, and are two hours after it', (day, midnight) => {
    expect(closesFrom(day)).toBe(Date.parse(midnight) + 2 * 60_000)
    expect(deadlineOf(day)).toBe(Date.parse(midnight) + 2 * 60 * 60_000)
  })

  it('are found by the commitment, also after the secret was replaced', () => {
    const commitment = commitmentOf(keys, of)
    const later = eventKeys(
      openSecrets('another secret that is good for tests', { secret, until: Infinity, from: 0 }, fakeTime()),
    )
    expect(commitmentOf(later, of)).not.toBe(commitment)
    expect(openedDeals(later, of, commitment)).toEqual(openedDeals(keys, of, commitment))
    expect(openedDeals(later, of, '0'.repeat(64))).toBeUndefined()
  })

  it('belong to the day in the time zone of the clubs', () => {
    expect(today(Date.UTC(2026, 10, 28, 22, 59))).toBe('2026-11-28')
    expect(today(Date.UTC(2026, 10, 28, 23, 0))).toBe('2026-11-29')
  })

  it.each(['2026-02-30', '2026-13-01', '26-1-1', '2026-11-28x', ''])('are of no day %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
})
