/** Replays the log of a league into its state. It trusts the log: every entry in it was decided before. */
import type { Entry, Logged } from '../model/entry.js'
import type { LeagueState, Match, Result, Team } from '../model/state.js'

/**
 * Returns the state after more of the log; undefined as long as there is nothing. Names of acts are copied once, however many
 * entries there are.
 * @throws RangeError when the log cannot be genuine
 */
export function fold(
  id: string,
  state: LeagueState | undefined,
  log: readonly Logged[],
): LeagueState | undefined {
  if (log.length === 0) return state
  const ops = new Map(state?.ops)
  for (const { by, op, content } of log) if (!ops.has(opKey(by, op))) ops.set(opKey(by, op), content ?? null)
  const after = log.reduce<LeagueState | undefined>((before, logged) => step(id, before, logged), state)
  return after === undefined ? undefined : { ...after, ops }
}

function step(id: string, state: LeagueState | undefined, { entry, at }: Logged): LeagueState {
  if (entry.kind === 'create') {
    if (state !== undefined) throw new RangeError('created twice')
    return { ...created(id, entry), length: 1, at }
  }
  if (state === undefined) throw new RangeError(`a log that begins with ${entry.kind}`)
  const folded = folds[entry.kind] as Fold | undefined
  if (folded === undefined) throw new RangeError(`an entry of the kind ${entry.kind}`)
  return { ...folded(state, entry, at), length: state.length + 1, at }
}

/** The key under which an act is remembered. Two senders may use the same name. */
export const opKey = (by: string, op: string): string => `${by} ${op}`

type After = Exclude<Entry, { kind: 'create' }>
type Fold = (state: LeagueState, entry: After, at: number) => LeagueState
type Folds = {
  readonly [K in After['kind']]: (
    state: LeagueState,
    entry: Extract<After, { kind: K }>,
    at: number,
  ) => LeagueState
}

const created = (id: string, { rules, after }: Extract<Entry, { kind: 'create' }>): LeagueState => ({
  id,
  length: 0,
  at: 0,
  rules,
  after,
  teams: new Map(),
  matches: new Map(),
  drawn: new Map(),
  penalties: [],
  decisions: new Map(),
  closed: null,
  ops: new Map(),
})

const folds: Folds = {
  amend: (state, { rules }) => ({ ...state, rules }),
  team: (state, { team: id, division, name, club, home, players }) => ({
    ...state,
    teams: new Map(state.teams).set(id, {
      id,
      division,
      name,
      club,
      home,
      players,
      withdrawn: state.teams.get(id)?.withdrawn ?? null,
    }),
  }),
  removeTeam: (state, { team }) => ({ ...state, teams: without(state.teams, team) }),
  fixtures: withFixtures,
  postpone: (state, { match, starts, place, reason }, at) =>
    changeMatch(state, match, (one) => moved(one, { starts, place: place ?? one.place }, reason, at)),
  moveBack: (state, { match, reason }, at) =>
    changeMatch(state, match, (one) => moved(one, one.planned, reason, at)),
  result: (state, { match, source, teams, absent, reason }, at) =>
    changeMatch(state, match, (one) => played(one, { at, source, teams, absent, reason })),
  walkover: (state, { match, absent, reason }, at) =>
    changeMatch(state, match, (one) => {
      const teams = one.teams.filter((team) => !absent.includes(team))
      return played(one, {
        at,
        source: null,
        absent,
        reason,
        teams: teams.map((team) => ({ team, players: [] })),
      })
    }),
  annul: (state, { match }) => changeMatch(state, match, (one) => ({ ...one, result: null })),
  withdraw: (state, { team, from, reason }, at) =>
    changeTeam(state, team, (one) => ({ ...one, withdrawn: { from, at, reason } })),
  reinstate: (state, { team }) => changeTeam(state, team, (one) => ({ ...one, withdrawn: null })),
  penalty: (state, { n, team, points, small, reason, clause }, at) => ({
    ...state,
    penalties: [...state.penalties, { n, team, points, small, reason, clause, at, revoked: null }],
  }),
  revoke: (state, { n, reason }) => ({
    ...state,
    penalties: state.penalties.map((one) => (one.n === n ? { ...one, revoked: reason } : one)),
  }),
  rank: (state, { division, teams, reason }, at) => ({
    ...state,
    decisions: new Map(state.decisions).set(division, { teams, reason, at }),
  }),
  close: (state, _, at) => ({ ...state, closed: at }),
  reopen: (state) => ({ ...state, closed: null }),
}

/** Matches that are the same keep their results and moves. */
function withFixtures(
  state: LeagueState,
  { division, days, drawn }: Extract<Entry, { kind: 'fixtures' }>,
): LeagueState {
  const matches = new Map([...state.matches].filter(([, match]) => match.division !== division))
  days.forEach((day, d) =>
    day.matches.forEach(({ teams, starts, place }, i) => {
      const id = matchId(division, d + 1, i + 1)
      const planned = { starts, place }
      const before = state.matches.get(id)
      const same = before !== undefined && isSameMatch(before, { teams, ...planned })
      matches.set(
        id,
        same
          ? before
          : {
              id,
              division,
              day: d + 1,
              n: i + 1,
              teams,
              planned,
              ...planned,
              moves: [],
              result: null,
              results: 0,
            },
      )
    }),
  )
  const draws = without(state.drawn, division)
  return { ...state, matches, drawn: drawn === null ? draws : new Map(draws).set(division, drawn) }
}

export const matchId = (division: string, day: number, n: number): string => `${division}-${day}-${n}`

export const isSameMatch = (
  { teams, planned }: Match,
  other: { readonly teams: readonly string[]; readonly starts: number | null; readonly place: string },
): boolean =>
  teams.join(' ') === other.teams.join(' ') &&
  planned.starts === other.starts &&
  planned.place === other.place

const moved = (match: Match, to: Match['planned'], reason: string, at: number): Match => ({
  ...match,
  ...to,
  moves: [...match.moves, { at, starts: match.starts, place: match.place, reason }],
})

const played = (match: Match, result: Result): Match => ({
  ...match,
  result,
  results: match.results + 1,
})

function changeMatch(state: LeagueState, id: string, change: (match: Match) => Match): LeagueState {
  const match = state.matches.get(id)
  if (match === undefined) throw new RangeError(`no match ${id}`)
  return { ...state, matches: new Map(state.matches).set(id, change(match)) }
}

function changeTeam(state: LeagueState, id: string, change: (team: Team) => Team): LeagueState {
  const team = state.teams.get(id)
  if (team === undefined) throw new RangeError(`no team ${id}`)
  return { ...state, teams: new Map(state.teams).set(id, change(team)) }
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  const left = new Map(map)
  left.delete(key)
  return left
}
