/** What draws are asked for: a table for a player, two players at one table or never. It must not contradict itself. */
import { isListed, placeOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, Player, Request } from '../model/state.js'
import { isAbout } from '../fold/requests.js'
import { partiesOf } from '../seating/parties.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  badNumber,
  badText,
  firstRefusal,
  longText,
  nothing,
  write,
} from './ask.js'

type RequestAct = ActOf<'fixSeat' | 'seatPair'>
type Wish = 'TOGETHER' | 'APART' | 'NONE'

/** The cost of each is drawn, so they are as many as somebody waits for. */
const mostRequests = 20
/** More tables than any event has. */
const mostTables = 5000

export function decideRequest({ state }: Ask, act: RequestAct): Decision {
  const ids = act.kind === 'fixSeat' ? [act.player] : [act.a, act.b]
  const unknown = ids.find((id) => !state.players.has(id))
  if (unknown !== undefined) return refuse('UNKNOWN_PLAYER', { player: unknown })
  const bad = firstRefusal(
    badText('reason', act.reason, longText),
    new Set(ids).size < ids.length ? refuse('MALFORMED', { field: 'b', problem: 'twice' }) : undefined,
    act.kind === 'fixSeat' && act.table !== null ? badNumber('table', act.table, 1, mostTables) : undefined,
    state.series.every(({ status }) => status === 'running' || status === 'ended')
      ? refuse('NOTHING_TO_DRAW')
      : undefined,
  )
  if (bad !== undefined) return bad
  const before = state.requests.find((one) => isAbout(one, ids))
  if (act.kind === 'fixSeat') {
    const { player, table, reason, seen } = act
    const now = before?.table ?? 0
    if ((seen ?? now) !== now) return overtaken(state, ids)
    if ((table ?? 0) === now) return nothing
    const entry = { kind: 'fixSeat', player, table, reason } as const
    if (table === null) return write(entry)
    return badRequest(state, { kind: 'table', players: ids, table }) ?? write(entry)
  }
  const { a, b, wish, reason, seen } = act
  const now = wishOf(before)
  if ((seen ?? now) !== now) return overtaken(state, ids)
  if (wish === now) return nothing
  if (wish === 'NONE') return write({ kind: 'seatPair', a, b, wish: null, reason })
  const kind = wish === 'TOGETHER' ? 'together' : 'apart'
  return badRequest(state, { kind, players: ids }) ?? write({ kind: 'seatPair', a, b, wish: kind, reason })
}

const wishOf = (request: Request | undefined): Wish => {
  if (request === undefined) return 'NONE'
  return request.kind === 'together' ? 'TOGETHER' : 'APART'
}

const overtaken = ({ players }: EventState, ids: readonly string[]): EventRefusal =>
  refuse('OVERTAKEN', { field: ids.map((id) => players.get(id)?.entrant.name ?? id).join(', ') })

type Asked = Pick<Request, 'kind' | 'players' | 'table'>

function badRequest(state: EventState, request: Asked): EventRefusal | undefined {
  const players = request.players.flatMap((id) => state.players.get(id) ?? [])
  const gone = players.find((one) => ['withdrawn', 'excluded'].includes(one.status) || !isListed(one))
  if (gone !== undefined) return refuse('NOT_PLAYING', { number: gone.number })
  const others = state.requests.filter((one) => !isAbout(one, request.players))
  if (others.length >= mostRequests) return refuse('TOO_MANY_REQUESTS', { most: mostRequests })
  const [one, other] = players
  if (request.kind === 'table' && one?.entrant.online === true)
    return refuse('ONLINE_SEAT', { number: one.number })
  if (request.kind === 'together' && one?.entrant.online !== other?.entrant.online)
    return refuse('NOT_TOGETHER', { a: one?.number ?? 0, b: other?.number ?? 0 })
  return contradiction(state, [...others, request])
}

/** Everybody who would have to share a table can: they have one table, chairs enough, and nobody is kept from another. */
function contradiction(state: EventState, requests: readonly Asked[]): EventRefusal | undefined {
  const { chairs } = state.regulations.format
  const player = (id: string): Player | undefined => state.players.get(id)
  const numbers = (ids: readonly string[]): readonly number[] => ids.map((id) => player(id)?.number ?? 0)
  const tables = new Map(
    requests.flatMap(({ players: [id = ''], table }) => (table === undefined ? [] : [[id, table] as const])),
  )
  const atTable = new Map<number | string, readonly string[]>()
  for (const { players: ids, table } of partiesOf(requests)) {
    const fixed = ids.filter((id) => tables.has(id))
    const [first = '', second] = [fixed[0], fixed.find((id) => tables.get(id) !== tables.get(fixed[0] ?? ''))]
    if (second !== undefined) {
      const [a = 0, b = 0] = numbers([first, second])
      return refuse('OTHER_TABLE', { a, table: tables.get(first) ?? 0, b, other: tables.get(second) ?? 0 })
    }
    const key = table ?? ids.join()
    atTable.set(key, [...(atTable.get(key) ?? []), ...ids])
  }
  for (const ids of atTable.values()) {
    const most = Math.max(...chairs)
    if (ids.length > most)
      return refuse('TOO_MANY_TOGETHER', { players: numbers(ids).join(', '), chairs: most })
    for (const [i, a] of ids.entries()) {
      const b = ids.slice(i + 1).find((id) => areApart(state, requests, a, id))
      if (b === undefined) continue
      const [one = 0, other = 0] = numbers([a, b])
      return refuse('KEPT_APART', { a: one, b: other })
    }
  }
  return undefined
}

/** By the director, or as members of one team or pair. Clubs only stay apart as far as nothing else is asked. */
function areApart(state: EventState, requests: readonly Asked[], a: string, b: string): boolean {
  if (requests.some((one) => one.kind === 'apart' && isAbout(one, [a, b]))) return true
  const [one, other] = [placeOf(state, a), placeOf(state, b)]
  if (one === undefined || other === undefined) return false
  return (['team', 'pair'] as const).some(
    (kind) => one.entrant[kind] !== null && one.entrant[kind] === other.entrant[kind],
  )
}
