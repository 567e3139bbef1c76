/** Draws the fixtures of a division. The same seed, teams and days give the same fixtures, so anybody can repeat a draw. */
import { seeded } from '@stolik/core'
import type { LeagueAsked } from '@stolik/contract/league/acts'
import type { Drawn } from '../model/entry.js'
import { pairing } from './pairing.js'
import { hosts, places } from './places.js'

type Days = LeagueAsked<'fixtures'>['days']

/** @param homeOf the home of a team, where it plays if a day names no places */
export function drawFixtures({ seed, size, teams, days }: Drawn, homeOf: (team: string) => string): Days {
  const random = seeded(`${teams.join(' ')} ${size} ${days.length} ${seed}`)
  const drawn = pairing(teams.length, size, days.length, random)
  const shared = places(
    drawn,
    days.map((day) => day.places),
    random,
  )
  const atHome = drawn.flatMap((matches, d) => (days[d]?.places.length === 0 ? matches : []))
  const host = hosts(atHome)
  return drawn.map((matches, d) => ({
    matches: matches.map((numbers, i) => {
      const n = atHome.indexOf(numbers)
      const first = n === -1 ? undefined : host[n]
      const ordered = first === undefined ? numbers : [first, ...numbers.filter((one) => one !== first)]
      const ids = ordered.map((one) => teams[one] ?? '')
      return {
        teams: ids,
        starts: days[d]?.starts ?? null,
        place: first === undefined ? (shared[d]?.[i] ?? '') : homeOf(teams[first] ?? ''),
      }
    }),
  }))
}

/** How often the pairs meet that meet least and most often. */
export function meetings(
  teams: readonly string[],
  matches: readonly { readonly teams: readonly string[] }[],
): { readonly least: number; readonly most: number } {
  const met = teams.flatMap((a, i) =>
    teams
      .slice(i + 1)
      .map((b) => matches.filter((match) => match.teams.includes(a) && match.teams.includes(b)).length),
  )
  return { least: Math.min(...met), most: Math.max(...met) }
}
