/**
 * Shows a table to a viewer, in the shape of the schema. What all viewers share is made once for them. The result has plain
 * values, because they are faster to make and to read than getters.
 */
import {
  once,
  shownLevel,
  type Chair,
  type Hand,
  type Sealed,
  type Settled,
  type Settlement,
  type ShownLevel,
} from '@stolik/core'
import type { Mark, Marks } from '../../names/marks.js'
import { sealedCommitment } from '../../base/entropy.js'
import { lasting } from '../../base/lasting.js'
import { clockOf, type Pace } from '../due.js'
import type { Opened } from '../entry.js'
import type { Time } from '../../base/time.js'
import type { LiveTable } from '../../live/live.js'
import { noHints } from '../hints.js'
import { showLines, showSheet } from '../show-sheet.js'
import { chairsToAct, isAsleep, namesAt, onlookersOf, seatOf, seqFor, type TableState } from '../state.js'
import { showBinding, showLuck, showThrown, type ShownBinding } from './show-luck.js'

export interface ShownPlayer {
  readonly name: string
  readonly mark: Mark | null
  readonly bot: boolean
  readonly level: ShownLevel | null
  readonly online: boolean
  readonly awaySince: number | null
  readonly clock: number | null
  readonly thinking: boolean
  readonly ready: boolean
  readonly lapsed: boolean
}

/** The parts that everybody at a table sees alike at one moment, if they take some work. */
function showToAll(table: LiveTable, now: number, { pace, marks, ratings }: Omit<ShowDeps, 'time'>) {
  const state = table.state()
  const { hand, phase, settled } = state
  const settlement = hand === null ? undefined : settled[hand.n]?.settlement
  const { seating, dealer } = hand === null ? seatedNext(state) : hand
  return {
    seating,
    dealer,
    levels:
      phase === 'GATHERING' && state.opened.rated === undefined ? state.plugin.levels.map(shownLevel) : [],
    botsIn: phase === 'GATHERING' && state.botsAt !== null ? Math.max(0, state.botsAt - now) : null,
    waitSeconds: phase === 'GATHERING' ? ratings.waitSeconds(state.opened, now) : null,
    nextIn:
      phase === 'BETWEEN' && !state.paused && !isAsleep(state, table.isAttended())
        ? Math.max(0, table.running().settledAt + pace.between - now)
        : null,
    players: lasting(showPlayers(table, now, marks)),
    fairness: showFairness(state),
    luck: showLuck(state),
    withheld: state.withholdings,
    thrown: showThrown(state.thrown),
    settlement: settlement === undefined ? null : showSettlement(settlement),
    sheet: sheetOf(state),
  }
}

type ToAll = ReturnType<typeof showToAll>

export interface ShowDeps {
  readonly time: Pick<Time, 'now'>
  readonly pace: Pace
  readonly marks: Pick<Marks, 'of' | 'watch'>
  /** How long rated tables wait for their players. */
  readonly ratings: { readonly waitSeconds: (opened: Opened, now: number) => number | null }
}

/** In milliseconds: clocks may be shown as they were so long ago. A mover's answer and what the others are told are then made once. */
const asGood = 10

/** Shows tables to viewers. Everybody who looks at about the same time shares one result. */
export function tableShower({ time, pace, marks, ratings }: ShowDeps) {
  let marked = 0
  marks.watch(() => (marked += 1))
  const made = new WeakMap<LiveTable, { at: number; changes: number; marked: number; toAll: ToAll }>()
  const toAll = (table: LiveTable): ToAll => {
    const [at, changes] = [time.now(), table.changes()]
    const last = made.get(table)
    const isNew = last === undefined || Math.abs(at - last.at) > asGood
    if (!isNew && last.changes === changes && last.marked === marked) return last.toAll
    const now = { at, changes, marked, toAll: showToAll(table, at, { pace, marks, ratings }) }
    made.set(table, now)
    return now.toAll
  }
  /** `missed` is for a viewer who was away. */
  return (table: LiveTable, viewer: TableViewer, missed: number | null = null) =>
    showTable(table, viewer, toAll(table), missed)
}

export type ShowTable = ReturnType<typeof tableShower>

/** Who looks at a table. */
export interface TableViewer {
  /** Undefined for a spectator. */
  readonly chair: Chair | undefined
  /** Whether they see the hand in play one trick late. */
  readonly isLate: boolean
}

function showTable(table: LiveTable, { chair, isLate }: TableViewer, toAll: ToAll, missed: number | null) {
  const state = table.state()
  const { opened, hand } = state
  const late = isLate && state.phase === 'PLAYING' ? hand?.late : undefined
  return {
    __typename: 'Table' as const,
    id: table.id,
    seq: seqFor(state, isLate),
    epoch: table.epoch(),
    missed,
    notice: state.strayed === null ? state.notice : ('RULES_CHANGED' as const),
    paused: state.paused,
    awaits: state.awaits,
    event: opened.event ?? null,
    onlookers: onlookersOf(state),
    late: isLate,
    given: opened.given !== undefined,
    rated: opened.rated !== undefined,
    waitSeconds: toAll.waitSeconds,
    again: state.again,
    game: opened.game,
    profile: opened.profile,
    chairs: opened.chairs,
    length: opened.length,
    speed: opened.speed,
    phase: state.phase,
    hand: hand?.n ?? null,
    seating: toAll.seating,
    dealer: toAll.dealer,
    chair: chair ?? null,
    invitation: chair === undefined ? null : opened.invitation,
    levels: toAll.levels,
    hints: chair !== undefined && noHints(state, chair) === undefined,
    botsIn: toAll.botsIn,
    nextIn: toAll.nextIn,
    players: late === undefined ? toAll.players : playersAt(late, state, toAll.players),
    view: (late ?? hand?.now)?.view(seatOf(state, chair)) ?? null,
    fairness: toAll.fairness,
    luck: toAll.luck,
    withheld: toAll.withheld,
    thrown: toAll.thrown,
    settlement: toAll.settlement,
    sheet: toAll.sheet,
  }
}

/** Who would play the next hand, while there is none on the table: before the first one, and before a hand is dealt anew. */
const seatedNext = ({
  plugin,
  opened,
  settled,
}: TableState): { seating: readonly Chair[]; dealer: Chair } => ({
  seating: plugin.seating(opened.chairs, settled.length),
  dealer: plugin.dealer(opened.chairs, settled.length),
})

function showPlayers(table: LiveTable, now: number, marks: Pick<Marks, 'of'>): (ShownPlayer | null)[] {
  const state = table.state()
  const toAct = chairsToAct(state)
  const names = namesAt(state)
  return state.occupants.map((occupant, chair) => {
    if (occupant === null) return null
    const since = table.running().since.get(chair)
    return {
      name: names[chair] ?? occupant.name,
      mark: occupant.bot ? null : marks.of(occupant.person, state.opened.event),
      bot: occupant.bot,
      level: occupant.level === null ? null : shownLevel(occupant.level),
      online: !occupant.bot && table.isOnline(occupant.person),
      awaySince: occupant.bot ? null : table.awaySince(occupant.person),
      clock: clockOf(state, chair, since === undefined ? 0 : now - since),
      thinking: toAct.includes(chair),
      ready: state.ready[chair] ?? false,
      lapsed: state.lapsed.includes(chair),
    }
  })
}

/** The players as they were at a moment of the hand in play: whose turn it is now, and for how long, would tell what has been played. */
function playersAt(
  late: Hand,
  { hand }: TableState,
  players: readonly (ShownPlayer | null)[],
): readonly (ShownPlayer | null)[] {
  const toAct = late.toAct.map((seat) => hand?.seating[seat])
  return players.map(
    (player, chair) =>
      player && { ...player, clock: null, lapsed: false, ready: false, thinking: toAct.includes(chair) },
  )
}

/** Reveals a seed once its hand is over, never before. Returns the same object until that or the coming shuffle changes. */
function showFairness({ hand, next }: TableState): Fairness | null {
  const promise = next === null ? null : sealedCommitment(next)
  // The cards of a finished hand come from no shuffle, and what was committed to is the shuffle of the hand after it.
  if (hand === null || hand.sealed === null)
    return promise === null ? null : { commitment: promise, next: null, opened: null }
  const { sealed, luck, deal, binding, now } = hand
  const isOpen = now.settlement !== undefined
  const known = fairness.get(sealed)
  if (known?.next === promise && (known.opened !== null) === isOpen) return known
  const opened = isOpen ? { ...sealed, luck, deal, binding: showBinding(binding) } : null
  const seal = lasting({ commitment: sealedCommitment(sealed), next: promise, opened })
  fairness.set(sealed, seal)
  return seal
}

export interface Fairness {
  readonly commitment: string
  readonly next: string | null
  readonly opened:
    | (Sealed & {
        readonly luck: readonly string[]
        readonly deal: string
        readonly binding: ShownBinding | null
      })
    | null
}
const fairness = new WeakMap<Sealed, Fairness>()

const showSettlement = once(({ scores, lines }: Settlement) =>
  lasting({
    scores,
    lines: showLines(lines),
  }),
)

/** The sheet grows with every hand, so it is made once for all viewers until the next hand is settled. */
const sheetOf = ({ plugin, opened, settled }: TableState): ReturnType<typeof showSheet> => {
  const known = sheets.get(opened)
  if (known?.settled === settled) return known.sheet
  const sheet = showSheet(plugin.sheet(opened.profile, opened.chairs, settled))
  sheets.set(opened, { settled, sheet })
  return sheet
}
const sheets = new WeakMap<
  Opened,
  { readonly settled: readonly Settled[]; readonly sheet: ReturnType<typeof showSheet> }
>()
