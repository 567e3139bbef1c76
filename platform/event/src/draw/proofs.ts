/**
 * Draw proofs, with which anybody can repeat the draws of an event. Each has the input, the opening of the commitment, and the
 * result. They come from the log, because entries and lists change after a draw. They contain no names.
 */
import { commitment, isSecret } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import { canonical, isSame } from '@stolik/contract/canonical'
import type { DrawProof, DrawsFile, RequestCost } from '@stolik/contract/published/draws'
import type { Reseated } from '@stolik/contract/published/results'
import type { Entry, Logged } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import type { Lists } from '../model/lists.js'
import { isArena } from '../model/arena.js'
import { mixed, openedLots } from '../model/lots.js'
import { followsStandings } from '../model/playing.js'
import { ratingOrder } from './order.js'
import { drawAct, drawSeats, seatsAsked, type SeatsDrawn } from './seats.js'
import type { EventState, SeriesState } from '../model/state.js'

export function proofsOf(log: readonly Logged[], lists: Lists): readonly DrawProof[] {
  const draws: DrawProof[] = []
  const until = log.findLastIndex(({ entry }) => entry.kind === 'draw')
  replay(log.slice(0, until + 1), lastByStanding(log), (before, state, { entry }) => {
    const made = state.draws.at(-1)
    if (entry.kind !== 'draw' || made === undefined) return
    // The draw of an arena seats nobody, but opens a seed like any other.
    const request = isArena(before)
      ? []
      : seatsAsked(before, lists, entry.series, made.outside, entry.rating, entry.teamChairs === true)
    draws.push({
      ...openedLots(made),
      reason: entry.reason,
      ...(entry.rating === undefined ? {} : { rating: entry.rating }),
      asked: request.map(
        ({ online, luck, players, chairs, past, pastByes, by, later = 0, requests, teamChairs }) => ({
          online,
          luck,
          players,
          chairs,
          past,
          pastByes,
          by,
          later,
          ...(requests === undefined ? {} : { requests }),
          ...(teamChairs === undefined ? {} : { teamChairs }),
        }),
      ),
      tables: entry.tables.map(({ players }) => players),
      byes: entry.byes,
      ...(entry.costs === undefined ? {} : { costs: entry.costs }),
    })
  })
  return draws
}

const known = new WeakMap<EventState['draws'], readonly DrawProof[]>()

/** Returns the proofs of all draws up to a state. They are made once for all states between two draws. */
export function proofsUpTo(state: EventState, log: readonly Logged[], lists: Lists): readonly DrawProof[] {
  const proofs = known.get(state.draws) ?? proofsOf(log, lists)
  known.set(state.draws, proofs)
  return proofs
}

/** Returns every change of seats that was not a draw of that series: a draw may discard later ones. */
export function reseatedIn(log: readonly Logged[]): readonly Reseated[] {
  const found: Reseated[] = []
  replay(log, -1, (before, state, { at, entry }) => {
    if (before.series === state.series) return
    for (const [i, one] of state.series.entries()) {
      const old = before.series[i]
      const isDrawn = entry.kind === 'draw' && entry.series === one.series
      if (isDrawn || old === one || (old !== undefined && hasSameSeats(old, one))) continue
      found.push({
        series: one.series,
        at,
        kind: entry.kind,
        after: state.draws.length,
        tables: one.tables.map(({ players }) => players),
        byes: one.byes,
      })
    }
  })
  return found
}

/** Entries that fill lists: most of a log. Seats depend on them only where a series is drawn by standing. */
const ofLists: ReadonlySet<Entry['kind']> = new Set([
  ...(['hand', 'confirm', 'correct', 'sign', 'list', 'annul', 'missing', 'redeal'] as const),
])

/** The number of the last entry that draws by standing; −1 if there is none. */
function lastByStanding(log: readonly Logged[]): number {
  const [first] = log
  const plan = first?.entry.kind === 'announce' ? first.entry.regulations.format.series : []
  const isFree = log.every(
    ({ entry }) =>
      entry.kind !== 'amend' || entry.regulations.format.series.every(({ draw }) => !followsStandings(draw)),
  )
  if (isFree && plan.every(({ draw }) => !followsStandings(draw))) return -1
  return log.findLastIndex(({ entry }) => entry.kind === 'draw')
}

/** Replays a log, without what fills lists after the entry with the number `lists`. */
function replay(
  log: readonly Logged[],
  lists: number,
  visit: (before: EventState, after: EventState, logged: Logged) => void,
): void {
  let state: EventState | undefined
  for (const [n, logged] of log.entries()) {
    if (n > lists && ofLists.has(logged.entry.kind)) continue
    const before = state
    state = fold(state, logged)
    if (before !== undefined) visit(before, state, logged)
  }
}

/** Compares the seats themselves, so that an act of any kind that changes some is found. */
const hasSameSeats = (a: SeriesState, b: SeriesState): boolean =>
  a.byes.join() === b.byes.join() &&
  a.tables.length === b.tables.length &&
  a.tables.every(({ players }, i) => players.join() === b.tables[i]?.players.join())

export const drawsJson = (log: readonly Logged[], lists: Lists): string =>
  `${canonical({ format: 1, draws: proofsOf(log, lists) } satisfies DrawsFile)}\n`

/** `commitment`: this salt and seed do not match it · `seats`: this seed gives a different seating. */
export type DrawVerdict = 'fair' | 'malformed' | 'commitment' | 'seats'

/** The seats that a proof's seed gives, or why it gives none. */
export type Repeated =
  | {
      readonly tables: readonly (readonly string[])[]
      readonly byes: readonly string[]
      readonly costs: readonly RequestCost[]
    }
  | { readonly wrong: Exclude<DrawVerdict, 'fair'> }

/** Returns the input of a draw, with the players in the order that the places of its edition and the lots give. */
export function askedBy({ series, asked: requests, rating, seed, outside }: DrawProof): DrawProof['asked'] {
  if (rating === undefined) return requests
  const all = requests.flatMap(({ players }) => players)
  const luck = [String(series), requests[0]?.luck[2] ?? '']
  const order = ratingOrder(
    all.map(({ id }) => id),
    rating,
    mixed(seed, outside),
    luck,
  )
  const at = new Map(order.map((id, n) => [id, n]))
  const place = (id: string): number => at.get(id) ?? order.length
  return requests.map((one) => ({
    ...one,
    players: one.players.toSorted((a, b) => place(a.id) - place(b.id)),
  }))
}

/** Repeats a draw. Takes up to a few seconds for many hundred players. */
export function repeatDraw(proof: DrawProof): Repeated {
  const { salt, seed, outside } = proof
  if (!isSecret(salt) || !isSecret(seed)) return { wrong: 'malformed' }
  if (commitment(sha256, proof) !== proof.commitment) return { wrong: 'commitment' }
  try {
    const again = askedBy(proof).map((one): SeatsDrawn => drawSeats({ ...one, seed: mixed(seed, outside) }))
    const act = drawAct(proof.series, again, null)
    if ('refused' in act) return { wrong: 'seats' }
    return {
      tables: act.tables.map(({ players }) => players),
      byes: act.byes,
      costs: act.costs ?? [],
    }
  } catch (error) {
    // A file from a stranger can have values that are not valid input for a draw.
    if (error instanceof RangeError || error instanceof TypeError) return { wrong: 'malformed' }
    throw error
  }
}

/** Repeats a draw and compares the results. */
export function verifyDraw(proof: DrawProof): DrawVerdict {
  const again = repeatDraw(proof)
  if ('wrong' in again) return again.wrong
  const { tables, byes, costs = [] } = proof
  const same = isSame([again.tables, again.byes, again.costs], [tables, byes, costs])
  return same ? 'fair' : 'seats'
}
