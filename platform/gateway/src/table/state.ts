/**
 * The state of a table after its log so far: computed by `fold.ts` alone, immutable, and never sent to clients directly.
 */
import {
  once,
  type BotLevel,
  type Chair,
  type Hand,
  type LuckBinding,
  type Plugin,
  type Sealed,
  type Seat,
  type Settled,
} from '@stolik/core'
import { numbered } from '@stolik/contract/alike'
import type { DealOf } from '@stolik/event/same/deals'
import type { GivenDeal, Opened } from './entry.js'
import type { LuckRound, Shuffle } from './shuffle.js'

export type Phase = 'GATHERING' | 'PLAYING' | 'BETWEEN' | 'FINISHED' | 'CLOSED'

/** The human or bot on a chair. */
export interface Occupant {
  readonly name: string
  /** Whether a bot plays, either on its own chair (`person` null) or on that of a person who left and may come back. */
  readonly bot: boolean
  /** How well the bot plays; null for a human. */
  readonly level: BotLevel | null
  readonly person: string | null
}

export interface MoveMade {
  readonly seat: Seat
  readonly move: string
  /** The table's seq when the move was made. If the same move is sent again for it, it is acknowledged, not refused. */
  readonly seq: number
}

/** The hand on the table, in play or just ended. */
export interface HandOnTable {
  readonly n: number
  /** The digest of the rules that it was dealt by. */
  readonly rules: string
  readonly deal: string
  /** Which deal of its event it is; null at other tables. */
  readonly dealOf: DealOf | null
  readonly carry: string
  readonly luck: readonly string[]
  /** What the luck was bound to; null if all of it was added openly. */
  readonly binding: LuckBinding | null
  /** The shuffle that the cards come from; null for the cards of a finished hand. */
  readonly sealed: Sealed | null
  /** The chair of each seat. */
  readonly seating: readonly Chair[]
  /** The same, then that of a dealer who sits out, if they may have moves. */
  readonly attending: readonly Chair[]
  readonly dealer: Chair
  readonly now: Hand
  /** As it was when the trick before the one on the table was complete; before that, as it began. */
  readonly late: Hand
  /** How many moves had been made then. */
  readonly lateMoves: number
  readonly moves: readonly MoveMade[]
}

export interface TableState {
  readonly plugin: Plugin
  readonly opened: Opened
  /** Length of the log. */
  readonly seq: number
  readonly phase: Phase
  /** When bots take the free chairs automatically; null: they do not. */
  readonly botsAt: number | null
  /** By chair; null = free. */
  readonly occupants: readonly (Occupant | null)[]
  /** The ids of the people who have ever sat here, the first two of them. A guest who goes on as an account is one of them. */
  readonly haveSat: readonly string[]
  /** Reserve of each chair in milliseconds; null without clocks. */
  readonly reserves: readonly number[] | null
  /** By chair: whether the player has asked for the next hand. */
  readonly ready: readonly boolean[]
  /** By chair: the luck for the next shuffle that was added openly. */
  readonly luck: readonly string[]
  /** By chair: whether the player's browser commits to luck. */
  readonly commits: readonly boolean[]
  readonly luckRound: LuckRound
  /** By chair: how often luck that was committed to was not opened. */
  readonly withholdings: readonly number[]
  /** The shuffle of the next hand; null if no hand follows, or `lacksShuffle`. */
  readonly next: Sealed | null
  /** Which deal of its event `next` gives; null at other tables. */
  readonly nextDeal: DealOf | null
  readonly hand: HandOnTable | null
  /** The shuffle of the hand in play; null if there is none, or it was not shuffled here. */
  readonly shuffle: Shuffle | null
  /** The shuffles that were thrown away. */
  readonly thrown: readonly Shuffle[]
  /** The chairs that were given a hint in this hand. */
  readonly hinted: readonly Chair[]
  /**
   * The digest of the rules of a hand in play that does not stand by the rules of now as it did by those it was dealt by.
   * `hand` is null then. Null if there is no such hand.
   */
  readonly strayed: string | null
  /** A notice for the players, until cards are dealt. */
  readonly notice: 'RESTORED' | 'RULES_CHANGED' | null
  readonly settled: readonly Settled[]
  /** The digests of the rules that settled the hands. */
  readonly settledBy: readonly string[]
  /** Whether play is paused: the director of the event stopped it, or it waits for its players (`awaits`). */
  readonly paused: boolean
  /** Whether it is paused until players of the event have come. */
  readonly awaits: boolean
  /** Whether a person has made a move themselves in the newest hand. */
  readonly hasPersonMoved: boolean
  /** The chairs whose last move in the newest hand the lapsed clock made. */
  readonly lapsed: readonly Chair[]
  /** The table where the same people continue after the last hand; null until somebody does. */
  readonly again: { readonly table: string; readonly name: string } | null
  /** The numbers of voided hands; a hand appears once for each time. */
  readonly voided: readonly number[]
  /** Whether people who do not sit there see it as it is now; false while its event or its deals keep it from them. */
  readonly isReleased: boolean
}

export const isOver = (state: TableState): boolean => state.phase === 'FINISHED' || state.phase === 'CLOSED'

/** Whether an event or a day gives the shuffle of each hand, because other tables play the same deals. */
export const isDealtByEvent = ({ opened }: Pick<TableState, 'opened'>): boolean => opened.sealed === null

/** How people who do not sit at a table may look at it now: in the words of the schema. */
export function onlookersOf({ isReleased, opened }: TableState): 'ALLOWED' | 'LATE' | 'BARRED' {
  if (isReleased) return 'ALLOWED'
  return opened.onlookers === 'late' && opened.sealed !== null ? 'LATE' : 'BARRED'
}

/**
 * The number of the table's answers to a viewer who sees the hand in play late, or not. The moves that they do not see yet are not
 * counted: how many there are, and when each came, would tell how long the bidding lasts and who thinks.
 */
export function seqFor({ seq, phase, hand }: TableState, isLate: boolean): number {
  if (!isLate || phase !== 'PLAYING' || hand === null) return seq
  return seq - (hand.moves.length - hand.lateMoves)
}

/** Whether the next hand waits for a shuffle from the event or the day. */
export const lacksShuffle = (state: TableState): boolean =>
  isDealtByEvent(state) && state.next === null && (state.phase === 'GATHERING' || state.phase === 'BETWEEN')

/** The finished hand whose cards the next hand has; undefined if it is shuffled. */
export const givenNext = ({ opened, settled }: TableState): GivenDeal | undefined =>
  settled.length === 0 ? opened.given : undefined

/** The chair that a person plays themselves, not through a bot. */
export const chairOf = (state: TableState, person: string | undefined): Chair | undefined =>
  find(state, (o) => o.person === person && !o.bot)

/** The chair that a bot keeps for a person. */
export const keptFor = (state: TableState, person: string): Chair | undefined =>
  find(state, (o) => o.person === person && o.bot)

function find(state: TableState, test: (occupant: Occupant) => boolean): Chair | undefined {
  const chair = state.occupants.findIndex((o) => o !== null && test(o))
  return chair === -1 ? undefined : chair
}

/** The seat of a chair in the hand on the table; null if it has none, or there is no hand. */
export function seatOf(state: TableState, chair: Chair | undefined): Seat | null {
  const seat = chair === undefined ? -1 : (state.hand?.attending.indexOf(chair) ?? -1)
  return seat === -1 ? null : seat
}

/** The chairs whose turn it is; empty if no hand is in play, or play is paused. */
export function chairsToAct(state: TableState): readonly Chair[] {
  const { hand } = state
  if (state.phase !== 'PLAYING' || hand === null || state.paused) return []
  return hand.now.toAct.map((seat) => hand.seating[seat] as Chair)
}

/** The chairs that people play themselves. */
export const peopleAt = ({ occupants }: TableState): readonly Chair[] =>
  occupants.flatMap((occupant, chair) => (isHuman(occupant) ? [chair] : []))

export const allSeated = ({ occupants }: TableState): boolean => occupants.every((o) => o !== null)

export const isHuman = (occupant: Occupant | null): boolean => occupant !== null && !occupant.bot

/** Whether nobody but the person who opened the table has ever sat there. */
export const isLonely = ({ haveSat }: Pick<TableState, 'haveSat'>): boolean => haveSat.length <= 1

/** Whether a person has made a move here themselves. */
export const hasPlay = ({
  settled,
  hasPersonMoved,
}: Pick<TableState, 'settled' | 'hasPersonMoved'>): boolean => settled.length > 0 || hasPersonMoved

/** Whether every human at the table has asked for the next hand; false if there is none. */
export const allReady = (state: TableState): boolean =>
  state.occupants.some(isHuman) &&
  state.occupants.every((o, chair) => !isHuman(o) || state.ready[chair] === true)

/** Whether one person plays with bots alone; a chair that a bot keeps for somebody is a person's. */
const isWithBotsAlone = ({ occupants, opened }: TableState): boolean =>
  opened.event === undefined && occupants.filter((o) => o !== null && o.person !== null).length === 1

/**
 * Whether the next hand is dealt only once somebody asks for it: one person plays with bots alone, no person is left, or none of
 * those who play made a move in the newest hand, so that the clock or bots played it alone. Hands of events count, so there somebody
 * must be at the table as well.
 */
export function isAsleep(state: TableState, isAttended: boolean): boolean {
  const { phase, occupants, ready, hand, opened } = state
  if (phase !== 'BETWEEN' || occupants.some((o, chair) => isHuman(o) && ready[chair] === true)) return false
  if (!occupants.some(isHuman) || (opened.event !== undefined && !isAttended)) return true
  if (isWithBotsAlone(state)) return true
  const people = hand?.seating.some((chair) => isHuman(occupants[chair] ?? null)) ?? false
  return people && !state.hasPersonMoved
}

const numberedOnce = once((occupants: TableState['occupants']) =>
  numbered(occupants.map((o) => o?.name ?? null)),
)

/** The names by chair, as they are shown: with numbers where names look alike. */
export const namesAt = ({ occupants }: TableState): readonly (string | null)[] => numberedOnce(occupants)
