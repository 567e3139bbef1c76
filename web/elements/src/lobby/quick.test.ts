import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo } from '../client/types.js'
import { gameName } from '../element/game-names.js'
import { lastPlayed, notePlayed, quickChoices } from '../element/quick-choices.js'

const game = (id: string, ...profiles: readonly string[]): GameInfo => ({
  id,
  levels: ['CLUB'],
  profiles: profiles.map((profile) => ({ id: profile, tables: [{ chairs: 3, lengths: [36, 3] }] })),
})
const games = [game('skat', 'pzskat', 'isko', 'patrolki', 'towarzyski'), game('baska', 'lebork', 'kop')]
const spoken = async (locale: 'pl' | 'de'): Promise<void> => {
  const words = { pl: ['Skat z patrolkami', 'Kop, zasady'], de: ['Skat mit Patrolki', 'Kop nach'] }
  await expect.poll(() => gameName(locale, 'skat', 'patrolki').profile).toContain(words[locale][0])
  await expect.poll(() => gameName(locale, 'baska', 'kop').profile).toContain(words[locale][1])
}
const profiles = (...args: Parameters<typeof quickChoices>): string[] =>
  quickChoices(...args).map(({ profile }) => profile)

describe('quick start', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('offers the usual rules of every game first, and no more than four', async () => {
    await spoken('pl')
    expect(profiles('pl', games, null)).toEqual(['pzskat', 'lebork', 'isko', 'kop'])
  })

  it('offers Germans the international rules first', async () => {
    await spoken('de')
    expect(profiles('de', games, null)).toEqual(['isko', 'lebork', 'pzskat', 'kop'])
  })

  it('offers the last played rules first if they are still available', async () => {
    await spoken('pl')
    notePlayed({ game: 'skat', profile: 'towarzyski' })
    expect(profiles('pl', games, lastPlayed())).toEqual(['towarzyski', 'pzskat', 'lebork', 'isko'])
    expect(profiles('pl', games, { game: 'chess', profile: 'blitz' })).toEqual([
      ...['pzskat', 'lebork', 'isko', 'kop'],
    ])
  })

  it('offers no game that cannot be shown here', () => {
    expect(quickChoices('pl', [game('chess', 'blitz')], null)).toEqual([])
  })
})
