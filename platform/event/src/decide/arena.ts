/** Arenas: who is ready, and who is seated next. */
import { pair } from '../arena/pairing.js'
import {
  arenaChairs,
  intervalOf,
  isArena,
  seatedCount,
  seatsPlayers,
  waitingPlayers,
} from '../model/arena.js'
import { lotsOf } from '../model/lots.js'
import { isPlayed, seriesOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import { countAll } from '../standing/individual.js'
import type { Act } from '../model/act.js'
import type { Seated } from '../model/entry.js'
import type { EventState } from '../model/state.js'
import { type ActOf, type Ask, type Decision, isDirector, notAllowed, nothing, write } from './ask.js'
import { unknown } from './places.js'

/** A player comes, or pauses. The gateway sets players aside who have left their table. */
export function ready(ask: Ask, { player: id, ready: is }: ActOf<'ready'>): Decision {
  const { state, by } = ask
  if (!isArena(state)) return refuse('NOT_ARENA')
  const player = state.players.get(id)
  if (player === undefined) return unknown(id)
  const isOwn =
    (by.kind === 'player' && by.player === id) ||
    (by.kind === 'person' && by.person === player.entrant.person)
  if (!isOwn && !isDirector(ask) && by.kind !== 'gateway') return notAllowed
  if (!isPlayed(state, player)) return refuse('NOT_PLAYING', { number: player.number })
  return state.arena.players.get(id)?.ready === is ? nothing : write({ kind: 'ready', player: id, ready: is })
}

/**
 * Seats those who wait and are here. Decided on the state at the time of writing, so whatever another process has seated meanwhile, nobody
 * sits at two tables. The chairs of each table are lots from the seed of the event's draw.
 */
export function seat(ask: Ask, { series, here }: ActOf<'seat'>): Decision {
  const { state, by, now, tools } = ask
  if (by.kind !== 'gateway') return notAllowed
  if (!isArena(state)) return refuse('NOT_ARENA')
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  if (!seatsPlayers(state, now)) return nothing
  const there = new Set(here)
  const waiting = waitingPlayers(state).filter(({ id }) => there.has(id))
  const chairs = state.regulations.format.chairs[0] ?? 0
  if (waiting.length < chairs) return nothing
  const points = new Map(countAll(state, tools.lists).map(({ row }) => [row.player, row.points]))
  const groups = pair({
    waiting: waiting.map(({ id, since, met }) => ({ id, since, met, points: points.get(id) ?? 0 })),
    chairs,
    now,
    playing: seatedCount(state),
    interval: intervalOf(state),
  })
  if (groups.length === 0) return nothing
  const seed = lotsOf(state, series)?.opened.seed ?? ''
  const tables = groups.map((players, i): Seated => {
    const table = found.tables.length + i + 1
    return { table, players: arenaChairs(seed, table, players), online: true }
  })
  return write({ kind: 'seat', series, tables })
}

/** Acts of a director for which an arena has no use: nobody is drawn or moved by hand. */
const byHand: ReadonlySet<Act['kind']> = new Set([
  'draw',
  'move',
  'unstart',
  'reseat',
  'fixSeat',
  'seatPair',
  'missing',
  'replace',
  'substitute',
  'endEarly',
  'handOver',
])

/** Refuses acts that an arena does not know. The gateway draws it without tables. */
export const badInArena = (state: EventState, { kind }: Act, isGateway: boolean): EventRefusal | undefined =>
  isArena(state) && byHand.has(kind) && !(isGateway && kind === 'draw') ? refuse('ARENA') : undefined

const byGateway: ReadonlySet<Act['kind']> = new Set(['draw', 'start', 'end', 'annul', 'final'])

/** What the gateway does in an arena, where nobody has to be there: it begins and ends by itself. */
export const isArenaAct = (state: EventState, { kind }: Act): boolean => isArena(state) && byGateway.has(kind)
