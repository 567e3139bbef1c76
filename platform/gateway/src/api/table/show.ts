/** A table as a viewer may see it, in the shape of the schema. What costs something is made when asked for. */
import {
  lazily,
  once,
  commitment,
  type Chair,
  type Sealed,
  type Settled,
  type Settlement,
} from '@stolik/core'
import type { Mark, Marks } from '../../names/marks.js'
import { sha256 } from '../../base/entropy.js'
import { lasting } from '../../base/lasting.js'
import { clockOf, type Pace } from '../../table/due.js'
import type { Opened } from '../../table/entry.js'
import type { LiveTable } from '../../live/live.js'
import { showLines, showSheet } from '../../table/show-sheet.js'
import { chairsToAct, seatOf, type TableState } from '../../table/state.js'

export interface ShownPlayer {
  readonly name: string
  readonly mark: Mark | null
  readonly bot: boolean
  readonly online: boolean
  readonly clock: number | null
  readonly thinking: boolean
  readonly ready: boolean
}

/** `chair` is the viewer's, undefined for an onlooker; `missed` is told to who was away. */
export function showTable(
  table: LiveTable,
  chair: Chair | undefined,
  now: number,
  pace: Pace,
  marks: Pick<Marks, 'of'>,
  missed: number | null = null,
) {
  const state = table.state()
  const { opened, hand } = state
  const seated = hand === null ? seatedNext(state) : hand
  // Compiled documents read a property anew for every field below it.
  const players = lazily(() => showPlayers(table, now, marks))
  const view = lazily(() => hand?.now.view(seatOf(state, chair)) ?? null)
  const fairness = lazily(() => showFairness(state))
  return {
    __typename: 'Table' as const,
    id: table.id,
    seq: state.seq,
    epoch: table.epoch(),
    missed,
    notice: state.notice,
    paused: state.paused,
    event: opened.event ?? null,
    again: state.again,
    game: opened.game,
    profile: opened.profile,
    chairs: opened.chairs,
    length: opened.length,
    speed: opened.speed,
    phase: state.phase,
    hand: hand?.n ?? null,
    seating: seated.seating,
    dealer: seated.dealer,
    chair: chair ?? null,
    invitation: chair === undefined ? null : opened.invitation,
    botsIn: state.phase === 'GATHERING' && state.botsAt !== null ? Math.max(0, state.botsAt - now) : null,
    nextIn:
      state.phase === 'BETWEEN' && !state.paused
        ? Math.max(0, table.running().settledAt + pace.between - now)
        : null,
    get players() {
      return players()
    },
    get view() {
      return view()
    },
    get fairness() {
      return fairness()
    },
    get settlement() {
      return hand?.now.settlement === undefined ? null : showSettlement(hand.now.settlement)
    },
    get sheet() {
      return sheetOf(state)
    },
  }
}

/** Who would play the next hand, while none lies on the table: before the first one, and where one is dealt anew. */
const seatedNext = ({
  plugin,
  opened,
  settled,
}: TableState): { seating: readonly Chair[]; dealer: Chair } => ({
  seating: plugin.seating(opened.chairs, settled.length),
  dealer: plugin.dealer(opened.chairs, settled.length),
})

export function showPlayers(table: LiveTable, now: number, marks: Pick<Marks, 'of'>): (ShownPlayer | null)[] {
  const state = table.state()
  const toAct = chairsToAct(state)
  return state.occupants.map((occupant, chair) => {
    if (occupant === null) return null
    const since = table.running().since.get(chair)
    return {
      name: occupant.name,
      mark: occupant.bot ? null : marks.of(occupant.person, state.opened.event),
      bot: occupant.bot,
      online: !occupant.bot && table.isOnline(occupant.person),
      clock: clockOf(state, chair, since === undefined ? 0 : now - since),
      thinking: toAct.includes(chair),
      ready: state.ready[chair] ?? false,
    }
  })
}

const promiseOf = once((sealed: Sealed) => commitment(sha256, sealed))

/** A seed is opened once its hand is over, and not before. */
function showFairness({ hand, next }: TableState) {
  const promise = next === null ? null : promiseOf(next)
  if (hand === null) return promise === null ? null : { commitment: promise, next: null, opened: null }
  const { sealed, luck, deal } = hand
  const opened = hand.now.settlement === undefined ? null : { ...sealed, luck, deal }
  return { commitment: promiseOf(sealed), next: promise, opened }
}

const showSettlement = once(({ scores, lines }: Settlement) =>
  lasting({
    scores,
    lines: showLines(lines),
  }),
)

/** It grows with every hand, so it is made once for all who see it until the next one is settled. */
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
