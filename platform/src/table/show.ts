/** A table as a viewer may see it, in the shape of the schema. What costs something is made when asked for. */
import { commitment, type Arg, type Chair, type Settlement, type Sheet } from '@stolik/core'
import { sha256 } from '../entropy.js'
import { clockOf, type Pace } from './due.js'
import type { LiveTable } from './live.js'
import { chairOf, chairsToAct, seatOf, type TableState } from './state.js'

export interface ShownArg {
  readonly name: string
  readonly text: string | null
  readonly number: number | null
  readonly flag: boolean | null
}

export interface ShownPlayer {
  readonly name: string
  readonly bot: boolean
  readonly online: boolean
  readonly clock: number | null
  readonly thinking: boolean
  readonly ready: boolean
}

/** `viewer` is a person's id. */
export function showTable(table: LiveTable, viewer: string | undefined, now: number, pace: Pace) {
  const state = table.state()
  const { opened, hand, settled, plugin } = state
  const chair = chairOf(state, viewer)
  const seated = hand === null ? dealFirst(state) : hand
  return {
    __typename: 'Table' as const,
    id: table.id,
    seq: state.seq,
    epoch: table.epoch(),
    notice: state.notice,
    game: opened.game,
    profile: opened.profile,
    chairs: opened.chairs,
    length: opened.length,
    speed: opened.speed,
    phase: state.phase,
    hand: hand?.n ?? null,
    players: showPlayers(table, now),
    seating: seated.seating,
    dealer: seated.dealer,
    chair: chair ?? null,
    view: () => hand?.now.view(seatOf(state, chair)) ?? null,
    fairness: () => showFairness(state),
    settlement: () => (hand?.now.settlement === undefined ? null : showSettlement(hand.now.settlement)),
    sheet: () => showSheet(plugin.sheet(opened.profile, opened.chairs, settled)),
    invitation: chair === undefined ? null : opened.invitation,
    nextIn: state.phase === 'BETWEEN' ? Math.max(0, table.running().settledAt + pace.between - now) : null,
  }
}

/** Who would play the first hand, while it has not been dealt. */
const dealFirst = ({ plugin, opened }: TableState): { seating: readonly Chair[]; dealer: Chair } => ({
  seating: plugin.seating(opened.chairs, 0),
  dealer: plugin.dealer(opened.chairs, 0),
})

export function showPlayers(table: LiveTable, now: number): (ShownPlayer | null)[] {
  const state = table.state()
  const toAct = chairsToAct(state)
  return state.occupants.map((occupant, chair) => {
    if (occupant === null) return null
    const since = table.running().since.get(chair)
    return {
      name: occupant.name,
      bot: occupant.bot,
      online: !occupant.bot && table.isOnline(occupant.person),
      clock: clockOf(state, chair, since === undefined ? 0 : now - since),
      thinking: toAct.includes(chair),
      ready: state.ready[chair] ?? false,
    }
  })
}

/** A seed is opened once its hand is over, and not before. */
function showFairness({ hand, next }: TableState) {
  const promise = next === null ? null : commitment(sha256, next)
  if (hand === null) return promise === null ? null : { commitment: promise, next: null, opened: null }
  const { sealed, luck, deal } = hand
  const opened = hand.now.settlement === undefined ? null : { ...sealed, luck, deal }
  return { commitment: commitment(sha256, sealed), next: promise, opened }
}

const showSettlement = ({ scores, lines }: Settlement) => ({
  scores,
  lines: lines.map(({ code, args, clause }) => ({ code, clause, args: showArgs(args) })),
})

const showSheet = ({ rows, sums, totals }: Sheet) => ({
  rows: rows.map((row) => ({ ...row, args: showArgs(row.args) })),
  sums,
  totals,
})

const showArgs = (args: Readonly<Record<string, Arg>>): ShownArg[] =>
  Object.entries(args).map(([name, value]) => ({
    name,
    text: typeof value === 'string' ? value : null,
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? value : null,
  }))
