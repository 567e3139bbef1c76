/** Computes a table by folding its log. Pure: no time, no randomness, no store. */
import type { Plugin, Settled } from '@stolik/core'
import { afterMove, allowance } from './clocks.js'
import type { Dealt, Entry, Moved, Opened, Restored, Voided } from './entry.js'
import { nameless } from './forgotten.js'
import { isHuman, type HandOnTable, type Occupant, type TableState } from './state.js'

/** The log does not fit a table of this game and version: it is damaged, or older than the rules. */
export class BadLog extends Error {}

/**
 * The newly opened table.
 * @throws BadLog if the plugin does not match the game and version in the entry.
 */
export function open(plugin: Plugin, opened: Opened): TableState {
  if (opened.game !== plugin.id || opened.version !== plugin.version)
    throw new BadLog('another game, or another version of it')
  const chairs = Array.from({ length: opened.chairs })
  const clock = allowance(opened.speed, opened.length)
  return {
    plugin,
    opened,
    seq: 1,
    phase: 'GATHERING',
    botsAt: opened.botsAt ?? null,
    occupants: chairs.map(() => null),
    reserves: clock === null ? null : chairs.map(() => clock.reserve),
    ready: chairs.map(() => false),
    luck: chairs.map(() => ''),
    next: opened.sealed,
    hand: null,
    notice: null,
    settled: [],
    paused: false,
    again: null,
    voided: [],
  }
}

/** The table after one more entry. */
export function step(state: TableState, entry: Entry): TableState {
  const after = { ...state, seq: state.seq + 1 }
  switch (entry.kind) {
    case 'open':
      throw new BadLog('a table is opened once')
    case 'sit': {
      const { id, name } = entry.person
      const sat = seat(after, entry.chair, { name, bot: false, person: id })
      return { ...sat, luck: sat.luck.with(entry.chair, entry.luck) }
    }
    case 'wait':
      return { ...after, botsAt: null }
    case 'bot':
      return seat(after, entry.chair, { name: entry.name, bot: true, person: null })
    case 'leave':
      return leave(after, entry.chair)
    case 'deal':
      return deal(after, entry)
    case 'move':
      return move(after, entry)
    case 'ready':
      return {
        ...after,
        ready: after.ready.with(entry.chair, true),
        luck: entry.luck === '' ? after.luck : after.luck.with(entry.chair, entry.luck),
      }
    case 'luck':
      return { ...after, luck: after.luck.with(entry.chair, entry.luck) }
    case 'resume':
      return entry.botsAt === undefined ? after : { ...after, botsAt: entry.botsAt }
    case 'restore':
      return restore(after, entry)
    case 'pause':
      return { ...after, paused: entry.paused }
    case 'void':
      return voided(after, entry)
    case 'again':
      return { ...after, again: { table: entry.table, name: entry.name } }
    case 'forget':
      return named(after, entry.person, nameless)
    case 'rename':
      return named(after, entry.person.id, entry.person.name)
    case 'close':
      return { ...after, phase: 'CLOSED' }
    case 'shorten':
      return { ...after, seq: entry.length, phase: 'CLOSED' }
  }
}

const named = (state: TableState, person: string, name: string): TableState => {
  const before = state.occupants.find((o) => o?.person === person)?.name
  return {
    ...state,
    occupants: state.occupants.map((o) => (o?.person === person ? { ...o, name } : o)),
    again: state.again !== null && state.again.name === before ? { ...state.again, name } : state.again,
  }
}

const restore = (state: TableState, { next }: Restored): TableState => ({
  ...state,
  next,
  notice: 'RESTORED',
  ready: state.ready.map(() => false),
  luck: state.luck.map(() => ''),
})

function voided(state: TableState, { next }: Voided): TableState {
  const { hand, phase } = state
  if (hand === null || phase !== 'PLAYING') throw new BadLog('no hand that could be dealt anew')
  return { ...state, phase: 'BETWEEN', hand: null, next, voided: [...state.voided, hand.n] }
}

const seat = (state: TableState, chair: number, occupant: Occupant | null): TableState => ({
  ...state,
  occupants: state.occupants.with(chair, occupant),
})

function leave(state: TableState, chair: number): TableState {
  const occupant = state.occupants[chair]
  if (occupant === undefined || occupant === null) throw new BadLog('nobody to leave')
  if (state.phase !== 'GATHERING') return seat(state, chair, { ...occupant, bot: true })
  return { ...seat(state, chair, null), luck: state.luck.with(chair, '') }
}

function deal(state: TableState, entry: Dealt): TableState {
  const { plugin, opened, next: sealed } = state
  const n = state.settled.length
  const now = plugin.start(opened.profile, entry.deal, entry.carry)
  if (now === undefined || sealed === null) throw new BadLog('a deal that is none')
  const hand: HandOnTable = {
    n,
    deal: entry.deal,
    carry: entry.carry,
    luck: entry.luck,
    sealed,
    seating: plugin.seating(opened.chairs, n),
    dealer: plugin.dealer(opened.chairs, n),
    now,
    moves: [],
  }
  return {
    ...state,
    phase: 'PLAYING',
    hand,
    notice: null,
    next: entry.next,
    ready: state.ready.map(() => false),
    luck: state.luck.map(() => ''),
  }
}

function move(state: TableState, entry: Moved): TableState {
  const { hand } = state
  if (hand === null) throw new BadLog('a move without a hand')
  const now = hand.now.play(entry.seat, entry.move)
  if ('refused' in now) throw new BadLog('a move that is refused')
  const moves = [...hand.moves, { seat: entry.seat, move: entry.move, seq: state.seq - 1 }]
  const played = { ...state, hand: { ...hand, now, moves }, reserves: charge(state, entry) }
  const { settlement } = now
  if (settlement === undefined) return played

  const row: Settled = { hand: hand.n, dealer: hand.dealer, seating: hand.seating, settlement }
  const settled = [...state.settled, row]
  const { profile, length } = state.opened
  const over = settled.length === length || state.plugin.ended(profile, settled)
  // Its next shuffle was committed to when this hand was dealt.
  return { ...played, settled, ...(over ? { phase: 'FINISHED', next: null } : { phase: 'BETWEEN' }) }
}

/** The reserves after a move. Bots have no clock. */
function charge(state: TableState, { seat, used }: Moved): readonly number[] | null {
  const chair = state.hand?.seating[seat]
  const clock = allowance(state.opened.speed, state.opened.length)
  if (state.reserves === null || clock === null || chair === undefined) return state.reserves
  if (!isHuman(state.occupants[chair] ?? null)) return state.reserves
  return state.reserves.with(chair, afterMove(state.reserves[chair] ?? 0, clock.perMove, used))
}
