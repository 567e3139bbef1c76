/** The input for the draw of a series, and the act made from its result. */
import type { Rating, RequestCost, SeatRequest } from '@stolik/contract/published/draws'
import { stream } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import type { ActOf } from '../decide/ask.js'
import { sameName } from '../model/names.js'
import type { Lists } from '../model/lists.js'
import { holder, isPlayed, placesPlayed, seriesOf, tablesPlayed } from '../model/playing.js'
import { fillTeamTables, givesTeamChairs } from '../model/team-chairs.js'
import { drawSeating } from '../seating/draw.js'
import type { TooFew } from '../seating/sizes.js'
import type { Seating, SeatingTask, Measure } from '../seating/task.js'
import { ofTeam } from '../seating/team-chairs.js'
import { mixed } from '../model/lots.js'
import { rankedNow } from '../standing/index.js'
import type { EventState, Player, SeriesState } from '../model/state.js'
import { drawOrder, ratingOrder } from './order.js'

/** Online players and players in the hall are drawn separately. Plain data, so that it can be sent to a worker thread. */
export interface SeatsAsked extends Omit<SeatingTask, 'random'> {
  readonly online: boolean
  readonly seed: string
  /** Mixed into the seed: the series, how often it was drawn before, and online or hall. */
  readonly luck: readonly string[]
}

/**
 * Returns the draws that a series needs: one, or two if some players are online and some in the hall.
 *
 * @param rating the places of an edition, for a series that is drawn by rating
 * @param teamChairs whether each team has one player in each chair: as the regulations say, or as a draw in the log was made
 */
export function seatsAsked(
  state: EventState,
  lists: Lists,
  series: number,
  outside: string | null = null,
  rating: Rating | null = null,
  teamChairs = givesTeamChairs(state, plannedIn(state, series)),
): readonly SeatsAsked[] {
  const planned = plannedIn(state, series)
  const before = state.series.slice(0, series - 1)
  const after = state.series.slice(series)
  const later = after.findIndex(({ plan }) => plan.draw !== 'lots')
  const { draw } = planned.plan
  const seed = mixed(state.next.seed, outside)
  const places = placesFor(state, lists, planned, seed, rating)
  return [false, true].flatMap((online) => {
    const own = places.filter((place) => holder(state, place).entrant.online === online)
    if (own.length === 0) return []
    const clubs = state.regulations.clubsApart === true ? clubsOf(state, own) : undefined
    const requests = requestsOf(state, own)
    return [
      {
        online,
        seed,
        luck: ['draw', String(series), String(planned.draws), online ? 'online' : 'hall'],
        players: own.map(({ id, entrant }) => {
          const club = clubs?.get(id)
          return { id, apart: apart(entrant), ...(club === undefined ? {} : { club }) }
        }),
        chairs: state.regulations.format.chairs,
        past: before.map((one) => tablesPlayed(one).map(({ players }) => players)),
        pastByes: before.map(({ byes }) => byes),
        by: draw,
        later: later === -1 ? after.length : later,
        ...(requests.length === 0 ? {} : { requests }),
        ...(teamChairs && fillTeamTables(own, state.regulations.format.chairs[0] ?? 0) ? { teamChairs } : {}),
      },
    ]
  })
}

function plannedIn(state: EventState, series: number): SeriesState {
  const found = seriesOf(state, series)
  if (found === undefined) throw new RangeError(`no series ${series}`)
  return found
}

/** By lots the order does not matter. */
function placesFor(
  state: EventState,
  lists: Lists,
  { series, plan: { draw }, draws }: SeriesState,
  seed: string,
  rating: Rating | null,
): readonly Player[] {
  const places = placesPlayed(state)
  if (draw === 'lots') return places
  if (draw === 'rating')
    return inOrder(
      state,
      ratingOrder(
        places.map(({ id }) => id),
        rating,
        seed,
        [String(series), String(draws)],
      ),
    )
  return inOrder(state, drawOrder(state, rankedNow(state, lists, seed), draw, series))
}

const inOrder = (state: EventState, ids: readonly string[]): readonly Player[] =>
  ids.flatMap((id) => state.players.get(id) ?? []).filter((place) => isPlayed(state, place))

/** Two players who share one of these are kept off the same table. */
export const apart = ({ team, pair }: Pick<Player['entrant'], 'team' | 'pair'>): readonly string[] => [
  ...(team === null ? [] : [ofTeam(team)]),
  ...(pair === null ? [] : [`pair ${pair}`]),
]

/**
 * Numbers clubs by the lowest start number among their members, so that a proof tells no names. A single member has no number.
 */
export function numberClubs(
  players: readonly { readonly id: string; readonly number: number; readonly club: string | null }[],
): ReadonlyMap<string, number> {
  const clubs = new Map<string, (typeof players)[number][]>()
  for (const player of players) {
    if (player.club === null) continue
    const members = clubs.get(sameName(player.club))
    if (members === undefined) clubs.set(sameName(player.club), [player])
    else members.push(player)
  }
  return new Map(
    [...clubs.values()].flatMap((members) => {
      const lowest = Math.min(...members.map(({ number }) => number))
      return members.length < 2 ? [] : members.map(({ id }) => [id, lowest] as const)
    }),
  )
}

/** Whoever plays for a place decides to which club it belongs. */
export const clubsOf = (state: EventState, places: readonly Player[]): ReadonlyMap<string, number> =>
  numberClubs(
    places.map((place) => ({ id: place.id, number: place.number, club: holder(state, place).entrant.club })),
  )

/** Requests are about people, who may play for the place of somebody else. Those about somebody who is not there wait. */
function requestsOf(state: EventState, places: readonly Player[]): readonly SeatRequest[] {
  const placeOf = new Map(places.map((place) => [holder(state, place).id, place.id]))
  return state.requests.flatMap(({ kind, players, table }): readonly SeatRequest[] => {
    const seated = players.flatMap((id) => placeOf.get(id) ?? [])
    return seated.length < players.length
      ? []
      : [{ kind, players: seated, ...(table === undefined ? {} : { table }) }]
  })
}

export interface SeatsDrawn {
  readonly asked: SeatsAsked
  readonly seating: Seating | TooFew
  /** What each request cost. */
  readonly costs: readonly RequestCost[]
}

/** Draws the seats. Takes up to a few seconds. The same seed always gives the same draw. */
export function drawSeats(request: SeatsAsked): SeatsDrawn {
  const draw = (one: SeatsAsked): Seating | TooFew =>
    drawSeating({ ...one, random: stream(sha256, one.seed, one.luck) })
  const seating = draw(request)
  return {
    asked: request,
    seating,
    costs: 'refused' in seating ? [] : costsOf(request, seating.measure, draw),
  }
}

/** Returns the act that brings a draw into the event, tables of the hall first. If one part is `TooFew`, so is the result. */
export function drawAct(
  series: number,
  drawn: readonly SeatsDrawn[],
  reason: string | null,
  outside: string | null = null,
): ActOf<'draw'> | TooFew {
  const tables: { readonly players: readonly string[]; readonly online: boolean }[] = []
  const byes: string[] = []
  const costs: RequestCost[] = []
  for (const { asked: request, seating, costs: own } of drawn) {
    if ('refused' in seating) return seating
    tables.push(...seating.tables.map((players) => ({ players, online: request.online })))
    byes.push(...seating.byes)
    costs.push(...own)
  }
  const numbered = tables.map((one, i) => ({ ...one, table: i + 1 }))
  return { kind: 'draw', series, tables: numbered, byes, reason, outside, costs }
}

type Asked = Omit<SeatingTask, 'random'>

/**
 * What each request costs a draw: it is drawn again without it, from the same seed, and the figures are compared.
 * @param draw draws again, from the same seed
 */
function costsOf<A extends Asked>(
  input: A,
  drawn: Measure,
  draw: (input: A) => Seating | TooFew,
): readonly RequestCost[] {
  const { requests = [], players } = input
  const isOfClubs = players.some(({ club }) => club !== undefined)
  const more = (without: A): Figures => {
    const other = draw(without)
    if ('refused' in other) throw new RangeError('fewer can be seated without a request')
    return Object.fromEntries(
      figures.map((figure) => [figure, Math.max(0, drawn[figure] - other.measure[figure])]),
    ) as unknown as Figures
  }
  return [
    // What keeping clubs apart costs is not how many of them still meet.
    ...(isOfClubs
      ? [
          {
            kind: 'clubs' as const,
            players: [],
            ...more({ ...input, players: players.map(clubless) }),
            clubs: 0,
          },
        ]
      : []),
    ...requests.map((request) => ({
      ...request,
      ...more({ ...input, requests: requests.filter((other) => other !== request) }),
    })),
  ]
}

const figures = ['repeats', 'clashes', 'clubs', 'seatSpread', 'dealerSpread', 'moved'] as const
type Figures = Pick<Measure, (typeof figures)[number]>

const clubless = ({ id, apart }: SeatingTask['players'][number]) => ({ id, apart })
