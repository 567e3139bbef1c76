/** The scene of the pictures: a gateway with a season of a club, two events, and tables in play. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClub, type Club } from '../load/page/club.js'
import { games } from '../../platform/gateway/src/games.js'
import { holdEvening } from '../browser/evening.js'
import { hallEvent } from '../browser/hall-event.js'
import { publishLeague, personsOf } from '../stage/league.js'
import { enter, openTable, playBy, playSeries, turnOf, type Choice, type Guest } from '../stage/people.js'
import { startDirector } from '../event/remote.js'
import { playMatch } from './season.js'

export interface Scene {
  readonly url: string
  readonly club: Club
  readonly guest: Guest
  readonly ranking: string
  readonly person: string
  /** The league of teams. */
  readonly season: string
  /** The final event, and the one with a series being played. */
  readonly event: string
  readonly running: string
  /** By game: a table where it is the guest's turn, and one where hands have been settled. */
  readonly turn: Readonly<Record<string, string>>
  readonly settled: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Each game by its first profile, at its usual table, with the shortest series. */
export const choices: Readonly<Record<string, Choice>> = Object.fromEntries(
  games.map(({ plugin }) => {
    const [profile = ''] = plugin.profiles
    const [chairs = 0] = plugin.chairs(profile)
    return [
      plugin.id,
      { game: plugin.id, profile, chairs, length: Math.min(...plugin.lengths(profile, chairs)) },
    ]
  }),
)

const names = [
  ...['Adam Bigus', 'Barbara Cybula', 'Cecylia Dawidowska', 'Franciszek Ellwart'],
  ...['Gerard Formela', 'Leokadia Miszewska-Potrykus', 'Paweł Żółć', 'Jan Kowalski'],
]
const evening = [
  {
    lines: ['2 clubs with 1 won', '3 grand with 1 lost', '4 null won', 'passed'],
    totals: [30, 104, -146, 103],
  },
  {
    lines: ['passed', '1 hearts with 2 won', '4 clubs with 1 won', '2 spades with 1 lost'],
    totals: [110, -94, 30, 104],
  },
]

/** The first card or call, without calls that end a hand early: they make no good picture. */
const simple = (legal: readonly string[]): string | undefined =>
  legal.find((move) => !/^(resign|claim|concede|open|give)/.test(move)) ?? legal[0]

export async function setStage(folder: string): Promise<Scene> {
  const league = await publishLeague(folder)
  const club = await openClub()
  const clubs = join(folder, 'clubs.json')
  const lebork = {
    id: 'lebork',
    name: 'Lębork',
    place: 'Lębork',
    site: 'https://lebork.example',
    origins: [],
  }
  writeFileSync(clubs, JSON.stringify([lebork]))
  const director = await startDirector({
    STOLIK_CLUBS: clubs,
    STOLIK_DATA: folder,
    STOLIK_SIGNING_KEYS: league.key,
    STOLIK_ORIGINS: club.origin,
  })
  const { url } = director.gateway
  const entrants = names.map((name, n) => ({ name, club: n % 2 === 0 ? 'Lębork' : 'Żukowo' }))
  const starts = Date.parse('2026-11-14T17:00:00Z')
  const { id: event } = await holdEvening(
    director,
    { name: 'Wieczór listopadowy', starts },
    entrants,
    evening,
  )
  const hall = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names.slice(0, 4))
  const running = /\/event\/(\w+)\//.exec(hall.address)?.[1] ?? ''
  const guest = await enter(url, 'Danuta')
  const [turn, settled]: Record<string, string>[] = [{}, {}]
  for (const [game, choice] of Object.entries(choices)) {
    const played = await openTable(url, guest, choice, choice.chairs - 1)
    await playSeries(url, guest, played, simple)
    const open = await openTable(url, guest, choice, choice.chairs - 1)
    // Past the auction, with cards on the table.
    await playBy(url, guest, open, (legal) => (cards(legal) ? undefined : simple(legal)))
    await turnOf(url, guest, open)
    Object.assign(settled ?? {}, { [game]: played })
    Object.assign(turn ?? {}, { [game]: open })
  }
  // Others who wait for players.
  for (const [n, name] of ['Halina', 'Otylia'].entries()) {
    const other = await enter(url, name)
    const choice = Object.values(choices)[n]
    if (choice !== undefined) await openTable(url, other, { ...choice, length: 12 }, n)
  }
  const persons = await personsOf(url, league.id)
  const season = await playMatch(director, persons)
  return {
    url,
    club,
    guest,
    ranking: league.id,
    person: persons[0] ?? '',
    season,
    event,
    running,
    turn: turn ?? {},
    settled: settled ?? {},
    stop: async () => {
      await director.gateway.stop()
      await club.stop()
    },
  }
}

/** Whether the legal moves are cards. */
const cards = (legal: readonly string[]): boolean => legal.some((move) => /^[CSHD][AKQJT987]$/.test(move))
