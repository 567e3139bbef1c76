/** A league of teams of two for the pictures: one match is played, the other one is still to come. */
import type { Director } from '../event/remote.js'

const id = 'zachod'
const day = 24 * 60 * 60_000
const begins = Date.parse('2026-11-14T17:00:00Z')

const rules = {
  name: 'Liga Zachodnia',
  season: '2026/27',
  game: 'skat',
  profile: 'pzskat',
  divisions: [{ division: 'first', name: 'I liga' }],
  players: 2,
  counting: 2,
  walkover: { points: 2 },
  tieBreaks: ['SMALL'],
  scales: [{ teams: 2, places: [2, 0], draw: 1 }],
}

const teams = [
  { team: 'lew', name: 'Lew Lębork', club: 'Lębork', home: 'Świetlica w Lęborku', points: [940, 310] },
  {
    // Forty letters.
    team: 'gryf',
    name: 'Wszechstowarzyszenie Skatowe Przyjaciele',
    club: 'Żukowo',
    home: 'Dom Kultury w Żukowie',
    points: [620, -48],
  },
] as const

/** Makes the league, with the first persons of the register in its teams. @returns its id */
export async function playMatch({ ask }: Director, persons: readonly string[]): Promise<string> {
  let ops = 0
  const act = async (what: object): Promise<void> => {
    const done = await ask<{ readonly code?: string }>(
      `mutation ($league: ID!, $op: ID!, $act: LeagueAct!) { leagueAct(league: $league, op: $op, act: $act) {
        ... on LeagueDone { seq } ... on LeagueRefused { code message } } }`,
      { league: id, op: `season-${(ops += 1)}`, act: what },
    )
    if (done.code !== undefined) throw new Error(JSON.stringify(done))
  }
  const playersOf = (n: number): readonly string[] => persons.slice(n * 2, n * 2 + 2)
  await act({ create: { rules } })
  for (const [n, { team, name, club, home }] of teams.entries())
    await act({ team: { team, division: 'first', name, club, home, players: playersOf(n) } })
  const days = teams.map(({ home }, n) => ({
    matches: [{ teams: ['lew', 'gryf'], starts: begins + n * 14 * day, place: home }],
  }))
  await act({ fixtures: { division: 'first', days } })
  const { matches } = await ask<{ readonly matches: readonly { readonly match: string }[] }>(
    'query ($id: ID!) { league(id: $id) { ... on League { matches { match } } } }',
    { id },
  )
  const played = teams.map(({ team, points }, n) => ({
    team,
    players: playersOf(n).map((person, i) => ({ person, points: points[i] ?? 0 })),
  }))
  await act({ result: { match: matches[0]?.match ?? '', teams: played } })
  return id
}
