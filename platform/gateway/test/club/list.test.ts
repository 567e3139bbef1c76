/** The public list of clubs: those that the operator names and those of published rankings. */
import { describe, expect, it } from 'vitest'
import type { Club } from '../../src/settings/clubs.js'
import { clubsIn, joined, type ListedClub } from '../../src/club/api/list.js'
import { asker, fakeTime, testApp } from '../help.js'
import { keyOf, openDesk } from '../ranking/desk.js'
import { scheme } from '../ranking/kept.js'
import { newRankings } from '../stores.js'

const club = (id: string, more: Partial<Club> = {}): Club => ({
  id,
  origins: [`https://${id}.example`],
  roles: [],
  ...more,
})
const row = (of: string | null) => ({ club: of }) as never
const query = '{ clubs { id name place site rankings { ranking name club players } } }'

describe('the list of clubs', () => {
  it('has named clubs and those of rankings, sorted by name, each once', () => {
    const named = [
      club('secret'),
      club('zory', { name: 'Żory', place: 'Żory' }),
      club('gkg', { name: 'GKG' }),
    ]
    const league = clubsIn({
      ranking: 'league',
      name: 'League',
      rows: [row('GKG'), row('gkg '), row(null), row(''), row('Łebno')],
    })
    const cup = clubsIn({ ranking: 'cup', name: 'Cup', rows: [row('Łebno')] })
    const list = joined(named, [league, cup])
    expect(list.map(({ name }) => name)).toEqual(['GKG', 'Łebno', 'Żory'])
    // The pages of a club use the name as written in the ranking.
    expect(list[0]?.rankings.map((one) => [one.club, one.players])).toEqual([
      ['GKG', 1],
      ['gkg ', 1],
    ])
    expect(list[1]?.rankings).toEqual([
      { ranking: 'league', name: 'League', club: 'Łebno', players: 1 },
      { ranking: 'cup', name: 'Cup', club: 'Łebno', players: 1 },
    ])
  })

  it('is public, and later includes clubs of new rankings', async () => {
    const store = newRankings()
    const key = keyOf('Association')
    const desk = await openDesk({ key }, store, scheme)
    const time = fakeTime()
    const clubs = [club('rybnik', { name: 'Rybnik', site: 'https://rybnik.example/skat' }), club('hidden')]
    const app = await testApp({ rankings: store, signingKeys: [key], clubs, time })
    const ask = (): Promise<readonly ListedClub[]> => asker(app).get<readonly ListedClub[]>(query)
    expect(await ask()).toEqual([
      { id: 'rybnik', name: 'Rybnik', place: null, site: 'https://rybnik.example/skat', rankings: [] },
    ])
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
    // Another process has published it, so this one sees it after a while.
    expect(await ask()).toHaveLength(1)
    await time.advance(31_000)
    const list = await ask()
    expect(list.map(({ name }) => name)).toEqual(['Dolina 3', 'Rybnik'])
    expect(list[0]?.rankings).toEqual([
      { ranking: 'league', name: scheme.name, club: 'Dolina 3', players: 4 },
    ])
    await app.close()
  })
})
