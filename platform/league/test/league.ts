/** Leagues for tests: acts go the same way as in a gateway. */
import { readLeagueAct, type LeagueAct, type LeagueActInput } from '@stolik/contract/league/acts'
import type { LeagueRulesSent } from '@stolik/contract/league/rules'
import { decide } from '../src/decide/decide.js'
import { drawnFrom } from '../src/decide/fixtures.js'
import { drawFixtures } from '../src/draw/draw.js'
import { fold } from '../src/fold/fold.js'
import type { Act, Logged } from '../src/model/entry.js'
import type { LeagueRefusal } from '../src/model/refusal.js'
import type { LeagueState } from '../src/model/state.js'

export const day = (n: number): number => Date.UTC(2026, 8, n, 16)

export const rules = (changed: Partial<LeagueRulesSent> = {}): LeagueRulesSent => ({
  name: 'Liga Kaszubska',
  season: '2026/27',
  game: 'tiny',
  profile: 'plain',
  divisions: [{ division: 'first', name: 'I liga' }],
  players: 4,
  counting: 2,
  scales: [
    { teams: 2, places: [3, 0], draw: 1 },
    { teams: 3, places: [3, 2, 1] },
    { teams: 4, places: [3, 2, 1, 0] },
  ],
  walkover: { points: 3, small: 100, absent: 0 },
  tieBreaks: ['SMALL', 'WINS'],
  ...changed,
})

export interface Club {
  readonly state: () => LeagueState
  readonly log: readonly Logged[]
  /** Returns the refusal, if there is one. */
  readonly act: (
    input: LeagueActInput,
    more?: { readonly op?: string; readonly expectedSeq?: number; readonly before?: LeagueState },
  ) => LeagueRefusal | undefined
}

/** As the gateway reads it; there fixtures are drawn in a thread. */
function actOf(state: LeagueState | undefined, act: LeagueAct): Act {
  if (act.kind === 'result') return { ...act, source: null }
  if (act.kind === 'event') throw new Error('events are at a gateway')
  if (act.kind !== 'draw') return act
  const drawn = state === undefined ? undefined : drawnFrom(state, act)
  const made =
    drawn === undefined || 'refused' in drawn
      ? null
      : drawFixtures(drawn, (team) => state?.teams.get(team)?.home ?? '')
  return { ...act, made }
}

export function open(id = 'liga'): Club {
  const log: Logged[] = []
  let state: LeagueState | undefined
  return {
    log,
    state: () => {
      if (state === undefined) throw new Error('not created')
      return state
    },
    act: (input, { op = `op${log.length}`, expectedSeq, before } = {}) => {
      const read = readLeagueAct(input)
      if ('bad' in read) throw new Error(`not an act: ${read.bad}`)
      const act = actOf(state, read)
      const decided = decide(state, act, {
        league: id,
        by: 'ola',
        op,
        expectedSeq: expectedSeq ?? null,
        before,
      })
      if ('refused' in decided) return decided
      const logged = decided.entries.map((entry, n) => ({ at: 1_000 + log.length + n, by: 'ola', op, entry }))
      log.push(...logged)
      state = fold(id, state, logged)
      return undefined
    },
  }
}

/** Does all acts. @throws for a refusal */
export function all(club: Club, ...acts: readonly LeagueActInput[]): Club {
  for (const act of acts) {
    const refusal = club.act(act)
    if (refusal !== undefined) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(refusal)}`)
  }
  return club
}

export const team = (
  id: string,
  more: Partial<NonNullable<LeagueActInput['team']>> = {},
): LeagueActInput => ({
  team: {
    team: id,
    division: 'first',
    name: id.toUpperCase(),
    club: '',
    home: `Hala ${id}`,
    players: [1, 2, 3].map((n) => `${id}${n}`),
    ...more,
  },
})

/** A result by the points of each team's players. */
export const result = (
  match: string,
  points: Readonly<Record<string, readonly number[]>>,
  more: { readonly absent?: readonly string[]; readonly reason?: string } = {},
): LeagueActInput => ({
  result: {
    match,
    teams: Object.entries(points).map(([id, own]) => ({
      team: id,
      players: own.map((one, n) => ({ person: `${id}${n + 1}`, points: one })),
    })),
    ...more,
  },
})

export const rowsOf = (
  table: {
    readonly rows: readonly {
      readonly place: number | null
      readonly team: string
      readonly played: number
      readonly points: number
      readonly small: number
    }[]
  } = { rows: [] },
): readonly (readonly (string | number | null)[])[] =>
  table.rows.map(({ place, team: id, played, points, small }) => [place, id, played, points, small])
