/** How a hand stands after an entry of its table's log: dealt, played and settled. */
import type { Chair, Settled, Settlement } from '@stolik/core'
import { BadLog } from './bad-log.js'
import { afterMove, allowance } from './clocks.js'
import type { Dealt, Moved } from './entry.js'
import { bindingOf } from './luck-round.js'
import { rulesDigest, rulesOfDeal, standsAs } from './pinned.js'
import { freshRound, type Shuffle } from './shuffle.js'
import { givenNext, isHuman, type HandOnTable, type TableState } from './state.js'

export function deal(state: TableState, entry: Dealt): TableState {
  const { plugin, opened, next: sealed } = state
  const n = state.settled.length
  if (sealed === null || state.strayed !== null) throw new BadLog('no deal was to come')
  const rules = rulesOfDeal(state, entry)
  const binding = bindingOf(state, entry.luck)
  const { deal: cards, luck } = entry
  // An older process may have shuffled the cards of a finished hand.
  const isShuffled = givenNext(state)?.deal !== cards
  const shuffle: Shuffle | null = isShuffled ? { hand: n, sealed, luck, binding, deal: cards } : null
  const dealt = {
    ...state,
    phase: 'PLAYING',
    notice: null,
    next: entry.next,
    nextDeal: null,
    hinted: [],
    hasPersonMoved: false,
    lapsed: [],
    ready: state.ready.map(() => false),
    luck: state.luck.map(() => ''),
    luckRound: freshRound(state.opened.chairs),
    shuffle,
  } as const
  const now = plugin.start(opened.profile, entry.deal, entry.carry)
  if (now === undefined || !standsAs(now, entry)) return stray(dealt, rules, 'a deal that is none')
  const hand: HandOnTable = {
    n,
    rules,
    deal: entry.deal,
    dealOf: state.nextDeal,
    carry: entry.carry,
    luck,
    binding,
    sealed: isShuffled ? sealed : null,
    seating: plugin.seating(opened.chairs, n),
    attending: plugin.attending(opened.chairs, n),
    dealer: plugin.dealer(opened.chairs, n),
    now,
    late: now,
    lateMoves: 0,
    moves: [],
  }
  return { ...dealt, hand }
}

/** By the rules of now, nobody can tell how the hand stands. If it came there by these very rules, the log is damaged. */
function stray(state: TableState, rules: string, why: string): TableState {
  const { plugin, opened } = state
  if (rules === rulesDigest(plugin, opened.profile)) throw new BadLog(why)
  return { ...state, hand: null, strayed: rules }
}

export function move(state: TableState, entry: Moved): TableState {
  const { hand } = state
  if (hand === null && state.strayed === null) throw new BadLog('a move without a hand')
  const now = hand?.now.play(entry.seat, entry.move)
  const reserves = charge(state, entry)
  const hasPersonMoved = state.hasPersonMoved || entry.by === 'player'
  const lapsed = lapsedAfter(state, entry)
  const rules = entry.rules ?? hand?.rules ?? state.strayed ?? ''
  if (hand === null || now === undefined)
    return settle({ ...state, reserves, hasPersonMoved, lapsed }, entry.ended, rules)
  if ('refused' in now || !standsAs(now, entry))
    return settle(
      { ...stray(state, rules, 'a move that is refused'), reserves, hasPersonMoved, lapsed },
      entry.ended,
      rules,
    )
  const moves = [...hand.moves, { seat: entry.seat, move: entry.move, seq: state.seq - 1 }]
  // The first state with as many tricks as before this move.
  const isNext = hand.now.tricks > hand.late.tricks
  const late = isNext ? hand.now : hand.late
  const lateMoves = isNext ? hand.moves.length : hand.lateMoves
  const played = {
    ...state,
    hand: { ...hand, now, late, lateMoves, moves },
    reserves,
    hasPersonMoved,
    lapsed,
  }
  return settle(played, entry.ended ?? endOf(played, now.settlement), rules)
}

function lapsedAfter({ plugin, opened, settled, lapsed }: TableState, { seat, by }: Moved): readonly Chair[] {
  const chair = plugin.seating(opened.chairs, settled.length)[seat]
  if (chair === undefined || lapsed.includes(chair) === (by === 'clock')) return lapsed
  return by === 'clock' ? [...lapsed, chair] : lapsed.filter((one) => one !== chair)
}

/** How a hand ends by the rules of now. */
function endOf(state: TableState, settlement: Settlement | undefined): Moved['ended'] {
  if (settlement === undefined) return undefined
  const settled = [...state.settled, rowOf(state, settlement)]
  const { profile, length } = state.opened
  return { settlement, last: settled.length === length || state.plugin.ended(profile, settled) }
}

function rowOf({ plugin, opened, settled }: TableState, settlement: Settlement): Settled {
  const [{ chairs }, hand] = [opened, settled.length]
  return { hand, dealer: plugin.dealer(chairs, hand), seating: plugin.seating(chairs, hand), settlement }
}

function settle(state: TableState, ended: Moved['ended'], rules: string): TableState {
  if (ended === undefined) return state
  const settled = [...state.settled, rowOf(state, ended.settlement)]
  const settledBy = [...state.settledBy, rules]
  // Its next shuffle was committed to when this hand was dealt.
  const after = ended.last ? ({ phase: 'FINISHED', next: null } as const) : ({ phase: 'BETWEEN' } as const)
  return { ...state, ...after, settled, settledBy, strayed: null, shuffle: null }
}

/** The reserves after a move. Bots have no clock. */
function charge(state: TableState, { seat, used }: Moved): readonly number[] | null {
  const chair = state.plugin.seating(state.opened.chairs, state.settled.length)[seat]
  const clock = allowance(state.opened.speed, state.opened.length)
  if (state.reserves === null || clock === null || chair === undefined) return state.reserves
  if (!isHuman(state.occupants[chair] ?? null)) return state.reserves
  return state.reserves.with(chair, afterMove(state.reserves[chair] ?? 0, clock.perMove, used))
}
