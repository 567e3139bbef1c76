/** The input for the draw of a series, and the act made from its result. */
import { stream } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import type { ActOf } from '../decide/ask.js'
import type { Lists } from '../model/lists.js'
import { holder, placesPlayed, seriesOf, tablesPlayed } from '../model/playing.js'
import { drawSeating } from '../seating/draw.js'
import type { TooFew } from '../seating/sizes.js'
import type { Seating, SeatingTask } from '../seating/task.js'
import { mixed } from '../model/lots.js'
import { byStanding } from '../standing/index.js'
import type { EventState, Player } from '../model/state.js'

/** Online players and players in the hall are drawn separately. Plain data, so that it can be sent to a worker thread. */
export interface SeatsAsked extends Omit<SeatingTask, 'random'> {
  readonly online: boolean
  readonly seed: string
  /** Mixed into the seed: the series, how often it was drawn before, and online or hall. */
  readonly luck: readonly string[]
}

/** Returns the draws that a series needs: one, or two if some players are online and some in the hall. */
export function seatsAsked(
  state: EventState,
  lists: Lists,
  series: number,
  outside: string | null = null,
): readonly SeatsAsked[] {
  const asked = seriesOf(state, series)
  if (asked === undefined) throw new RangeError(`no series ${series}`)
  const before = state.series.slice(0, series - 1)
  const after = state.series.slice(series)
  const later = after.findIndex(({ plan }) => plan.draw !== 'lots')
  const { draw } = asked.plan
  const seed = mixed(state.next.seed, outside)
  const places = draw === 'standing' ? inOrder(state, byStanding(state, lists, seed)) : placesPlayed(state)
  return [false, true].flatMap((online) => {
    const own = places.filter((place) => holder(state, place).entrant.online === online)
    if (own.length === 0) return []
    return [
      {
        online,
        seed,
        luck: ['draw', String(series), String(asked.draws), online ? 'online' : 'hall'],
        players: own.map(({ id, entrant }) => ({ id, apart: apart(entrant) })),
        chairs: state.regulations.format.chairs,
        past: before.map((one) => tablesPlayed(one).map(({ players }) => players)),
        pastByes: before.map(({ byes }) => byes),
        by: draw,
        later: later === -1 ? after.length : later,
      },
    ]
  })
}

const inOrder = (state: EventState, ids: readonly string[]): readonly Player[] =>
  ids.flatMap((id) => state.players.get(id) ?? [])

/** Two players who share one of these are kept off the same table. */
export const apart = ({ team, pair }: Pick<Player['entrant'], 'team' | 'pair'>): readonly string[] => [
  ...(team === null ? [] : [`team ${team}`]),
  ...(pair === null ? [] : [`pair ${pair}`]),
]

export interface SeatsDrawn {
  readonly asked: SeatsAsked
  readonly seating: Seating | TooFew
}

/** Draws the seats. Takes up to a few seconds. The same seed always gives the same draw. */
export const drawSeats = (asked: SeatsAsked): SeatsDrawn => ({
  asked,
  seating: drawSeating({ ...asked, random: stream(sha256, asked.seed, asked.luck) }),
})

/** Returns the act that brings a draw into the event, tables of the hall first. If one part is `TooFew`, so is the result. */
export function drawAct(
  series: number,
  drawn: readonly SeatsDrawn[],
  reason: string | null,
  outside: string | null = null,
): ActOf<'draw'> | TooFew {
  const tables: { readonly players: readonly string[]; readonly online: boolean }[] = []
  const byes: string[] = []
  for (const { asked, seating } of drawn) {
    if ('refused' in seating) return seating
    tables.push(...seating.tables.map((players) => ({ players, online: asked.online })))
    byes.push(...seating.byes)
  }
  const numbered = tables.map((one, i) => ({ ...one, table: i + 1 }))
  return { kind: 'draw', series, tables: numbered, byes, reason, outside }
}
