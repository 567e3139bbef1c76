/** Leagues as they are shown: with the names that the register has now. */
import type { PublishedLeague } from '@stolik/contract/published/league'
import { leagueRefusals, type LeagueRefusal } from '@stolik/league/model/refusal'
import type { LeagueState } from '@stolik/league/model/state'
import { contentOf, peopleIn, phaseOf } from '@stolik/league/publish/publish'
import { sentence } from '../event/show/show-refused.js'
import { showArgs } from '../table/show-sheet.js'
import type { Rankings } from '../ranking/acts/rankings.js'
import type { EventStore } from '../event/store/sql.js'

export const showRefused = ({ refused, args, problems = [] }: LeagueRefusal) => ({
  __typename: 'LeagueRefused',
  code: refused,
  args: showArgs(args),
  message: sentence(leagueRefusals[refused], args),
  problems,
})

/** States are immutable, so each is counted once for everybody. */
const counted = new WeakMap<LeagueState, ReturnType<typeof contentOf>>()

const countedOf = (state: LeagueState): ReturnType<typeof contentOf> => {
  const known = counted.get(state) ?? contentOf(state)
  counted.set(state, known)
  return known
}

export type Register = Pick<Rankings, 'association'> & {
  readonly store: Pick<Rankings['store'], 'person'>
}

/** What a league costs beside the usual price of a file: names are looked up one by one, and a large league has thousands. */
export const costOf = ({ teams, matches }: LeagueState): number => {
  const inLineUps = [...teams.values()].reduce((sum, { players }) => sum + players.length, 0)
  return Math.floor((inLineUps + matches.size) / 50)
}

export async function published(register: Register, state: LeagueState): Promise<PublishedLeague> {
  const { hash, ...content } = countedOf(state)
  return {
    ...content,
    association: register.association,
    seq: state.length,
    at: state.at,
    phase: phaseOf(state),
    people: await namesOf(register, peopleIn(state)),
    hash,
  }
}

export async function namesOf(
  { store }: Register,
  ids: readonly string[],
): Promise<PublishedLeague['people']> {
  const found = await Promise.all(ids.map((id) => store.person(id)))
  return ids.map((person, i) => ({ person, name: found[i]?.name ?? null, club: found[i]?.club ?? null }))
}

export const showHead = (state: LeagueState) => ({
  league: state.id,
  name: state.rules.name,
  season: state.rules.season,
  game: state.rules.game,
  phase: phaseOf(state),
  teams: state.teams.size,
  at: state.at,
})

/** What leagues store about a person, for that person to read. */
export const dataOf = (states: readonly LeagueState[], ids: ReadonlySet<string>) =>
  states.flatMap(({ id, rules, teams, matches }) => {
    const own = [...teams.values()].filter(({ players }) => players.some((one) => ids.has(one)))
    const played = [...matches.values()].flatMap((match) =>
      (match.result?.teams ?? []).flatMap(({ team, players }) =>
        players
          .filter(({ person }) => ids.has(person))
          .map(({ points }) => ({ match: match.id, team, points })),
      ),
    )
    return own.length + played.length === 0
      ? []
      : [{ league: id, name: rules.name, season: rules.season, teams: own.map((one) => one.name), played }]
  })

// Marks the matches of a league whose results come from events that were reopened since.

/**
 * Adds the marks to a league. An event that ended after its result was taken was reopened, and has another final result by now;
 * the mark goes when the league takes that, or has another result for the match.
 */
export async function withReopened(
  { endings }: Pick<EventStore, 'endings'>,
  league: PublishedLeague,
): Promise<PublishedLeague> {
  const taken = league.matches.flatMap(({ match, result }) =>
    result === null || result.event === null ? [] : [{ match, event: result.event, at: result.at }],
  )
  if (taken.length === 0) return league
  const ended = new Map(
    (await endings([...new Set(taken.map(({ event }) => event))])).map((one) => [one.id, one.ended]),
  )
  const reopened = taken.flatMap(({ match, event, at }) => {
    const end = ended.get(event)
    if (end === undefined || (end !== null && end <= at)) return []
    return [{ match, event, final: end !== null }]
  })
  return reopened.length === 0 ? league : { ...league, reopened }
}
