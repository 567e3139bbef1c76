/** Computes a table by folding its log. Pure: no time, no randomness, no store. */
import type { Chair, Plugin, Settled, Settlement } from '@stolik/core'
import { afterMove, allowance } from './clocks.js'
import type { Dealt, Entry, Moved, Opened, Restored, Sat, Shuffled, Voided } from './entry.js'
import { nameless } from './forgotten.js'
import { bindingOf, isLuckFixed, luckStep } from './luck-round.js'
import { rulesDigest, rulesOfDeal, standsAs } from './pinned.js'
import {
  givenNext,
  isHuman,
  lacksShuffle,
  type HandOnTable,
  type Occupant,
  type TableState,
} from './state.js'
import { freshRound, type Shuffle } from './shuffle.js'
import { throwAway } from './thrown.js'

/** The log does not fit a table of this game: it is damaged, or the rules have changed and it does not say what they led to. */
export class BadLog extends Error {}

/**
 * The newly opened table.
 * @throws BadLog if the plugin does not match the game and the profile in the entry.
 */
export function open(plugin: Plugin, opened: Opened): TableState {
  if (opened.game !== plugin.id) throw new BadLog('another game')
  if (!plugin.knows(opened.profile)) throw new BadLog('a profile that there is no more')
  const chairs = Array.from({ length: opened.chairs })
  const clock = allowance(opened.speed, opened.length)
  return {
    plugin,
    opened,
    seq: 1,
    phase: 'GATHERING',
    botsAt: opened.botsAt ?? null,
    occupants: chairs.map(() => null),
    haveSat: [],
    reserves: clock === null ? null : chairs.map(() => clock.reserve),
    ready: chairs.map(() => false),
    luck: chairs.map(() => ''),
    commits: chairs.map(() => false),
    luckRound: freshRound(opened.chairs),
    withholdings: chairs.map(() => 0),
    next: opened.sealed,
    nextDeal: null,
    hand: null,
    shuffle: null,
    thrown: [],
    hinted: [],
    strayed: null,
    notice: null,
    settled: [],
    settledBy: [],
    paused: false,
    awaits: false,
    hasPersonMoved: false,
    lapsed: [],
    again: null,
    voided: [],
    isReleased: opened.sealed !== null && opened.onlookers === undefined,
  }
}

/** The table after one more entry. */
export function step(state: TableState, entry: Entry): TableState {
  const after = { ...state, seq: state.seq + 1 }
  switch (entry.kind) {
    case 'open':
      throw new BadLog('a table is opened once')
    case 'sit':
      return { ...sit(after, entry), haveSat: haveSatAfter(state, entry) }
    case 'wait':
      return { ...after, botsAt: null }
    case 'bot': {
      const { chair, name, level = 'club' } = entry
      return seat(after, chair, { name, bot: true, level, person: null })
    }
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
      return luckStep(after, entry)
    case 'hint':
      return { ...after, hinted: [...after.hinted, entry.chair] }
    case 'resume':
      return entry.botsAt === undefined ? after : { ...after, botsAt: entry.botsAt }
    case 'restore':
      return restore(after, entry)
    case 'pause':
      return { ...after, paused: entry.paused, awaits: entry.paused && entry.awaits === true }
    case 'void':
      return voided(after, entry)
    case 'shuffle':
      return shuffled(after, entry)
    case 'release':
      return { ...after, isReleased: true }
    case 'stop':
      return {
        ...throwAway(after, null),
        phase: 'CLOSED',
        hand: null,
        strayed: null,
        notice: 'RULES_CHANGED',
      }
    case 'again':
      return { ...after, again: { table: entry.table, name: entry.name } }
    case 'forget':
      return named(after, entry.person, nameless)
    case 'rename':
      return named(after, entry.person.id, entry.person.name)
    case 'close':
      return { ...throwAway(after, null), phase: 'CLOSED' }
    case 'shorten':
      return { ...after, seq: entry.length, phase: 'CLOSED' }
  }
}

/** Only a guest who goes on as an account gets a chair where somebody sits. */
function haveSatAfter({ haveSat, occupants }: TableState, { chair, person }: Sat): readonly string[] {
  const before = occupants[chair] ?? null
  if (before !== null && isHuman(before))
    return haveSat.map((one) => (one === before.person ? person.id : one))
  return haveSat.length > 1 || haveSat.includes(person.id) ? haveSat : [...haveSat, person.id]
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
  ...throwAway(state, next),
  next,
  notice: 'RESTORED',
  ready: state.ready.map(() => false),
  luck: state.luck.map(() => ''),
  luckRound: freshRound(state.opened.chairs),
})

function voided(state: TableState, { next }: Voided): TableState {
  if (state.phase !== 'PLAYING') throw new BadLog('no hand that could be dealt anew')
  const voided = [...state.voided, state.settled.length]
  const notice = state.strayed === null ? state.notice : 'RULES_CHANGED'
  const thrown = throwAway(state, next)
  return { ...thrown, phase: 'BETWEEN', hand: null, strayed: null, next, voided, notice }
}

function shuffled(state: TableState, { next, deal }: Shuffled): TableState {
  if (!lacksShuffle(state)) throw new BadLog('no shuffle was to come')
  return { ...state, next, nextDeal: deal ?? null }
}

const seat = (state: TableState, chair: number, occupant: Occupant | null): TableState => ({
  ...state,
  occupants: state.occupants.with(chair, occupant),
})

function sit(state: TableState, { person, chair, luck, commits }: Sat): TableState {
  const sat = seat(state, chair, { name: person.name, bot: false, level: null, person: person.id })
  return {
    ...sat,
    luck: sat.luck.with(chair, luck),
    commits: commits === true ? sat.commits.with(chair, true) : sat.commits,
  }
}

function leave(state: TableState, chair: number): TableState {
  const occupant = state.occupants[chair]
  if (occupant === undefined || occupant === null) throw new BadLog('nobody to leave')
  // Once luck is opened, the first hand is as good as dealt: whoever knows it must not get another one by leaving.
  if (state.phase !== 'GATHERING' || isLuckFixed(state))
    return seat(state, chair, { ...occupant, bot: true, level: 'club' })
  const { luckRound } = state
  return {
    ...seat(state, chair, null),
    luck: state.luck.with(chair, ''),
    commits: state.commits.with(chair, false),
    luckRound: { ...luckRound, commitments: luckRound.commitments.with(chair, '') },
  }
}

function deal(state: TableState, entry: Dealt): TableState {
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

function move(state: TableState, entry: Moved): TableState {
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
  const late = hand.now.tricks > hand.late.tricks ? hand.now : hand.late
  const played = { ...state, hand: { ...hand, now, late, moves }, reserves, hasPersonMoved, lapsed }
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
