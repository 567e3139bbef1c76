/** The view of a seat: the only place where secrets are left out. */
import { type Cards, count, has, none, type Seat, toSet } from '@stolik/core'
import { profiles } from '../rules/profiles.js'
import { recognised } from '../rules/raises.js'
import type { Contract } from '../rules/rules.js'
import { knownSides } from '../rules/sides.js'
import type { State } from '../hand/state.js'
import { pending, unanswered } from '../hand/throws.js'
import type { View } from '../rules/view.js'

const noTricks = Object.freeze([0, 0, 0, 0])
const nothing: readonly never[] = Object.freeze([])

/** How many cards each seat holds, by finished tricks, leader and cards on the table. Shared, since a map by state costs more. */
const cardsLeft: readonly (readonly number[])[] = Array.from({ length: 4 * 4 * 4 }, (_, i) =>
  [0, 1, 2, 3].map((seat) => 4 - (i >> 4) - (((seat - (i >> 2)) & 3) < (i & 3) ? 1 : 0)),
)

/** Cards that were thrown in remain in the hands. */
const left = (state: State): readonly number[] => {
  if (state.phase === 'auction') return cardsLeft[0] as readonly number[]
  if (state.phase === 'over') return state.hands.map(count)
  return cardsLeft[16 * state.past.length + 4 * state.leader + state.trick.length] as readonly number[]
}

/** Returns the cards that each seat has played. */
const spent = (dealt: readonly Cards[], hands: readonly Cards[]): readonly Cards[] =>
  dealt.map((cards, s) => cards & ~(hands[s] as Cards))

/** Returns the cards of each seat that everybody has seen: played, or taken back by forehand. */
export function seen(state: State): readonly Cards[] {
  const played = spent(state.dealt, state.phase === 'auction' ? state.dealt : state.hands)
  if (state.phase !== 'play' || state.takenBack.length === 0) return played
  return played.with(0, (played[0] as Cards) | toSet(state.takenBack))
}

/** Everybody sees a cicha as a zwykła gra until one hand has shown both old queens (C2, A11). */
function publicContract(state: State, known: readonly Cards[]): Contract {
  if (state.phase === 'over' || state.contract !== 'cicha') return state.contract
  const isKnown = known.some((cards) => state.rules.oldQueens.every((q) => has(cards, q)))
  return isKnown ? 'cicha' : 'zwykla'
}

/** Returns what a seat, or an onlooker (null), may know. */
export function view(state: State, seat: Seat | null): View {
  const { rules } = state
  const open = shownTo(state, seat)
  return profiles[rules.id] === rules ? open : { ...open, rules }
}

function shownTo(state: State, seat: Seat | null): View {
  const { rules, dealt, phase } = state
  const hands = phase === 'auction' ? dealt : state.hands
  const known = seen(state)
  const contract = publicContract(state, known)
  const owner = contract === 'zwykla' ? null : state.owner
  const own = seat === null ? none : (dealt[seat] as Cards)
  return {
    profile: rules.id,
    phase,
    seat,
    toAct: toAct(state),
    hand: seat === null ? none : (hands[seat] as Cards),
    left: left(state),
    calls: state.calls,
    contract,
    owner,
    du: state.du,
    raises: state.raises,
    mustBid: phase === 'auction' && seat !== null && (state.mustBid[seat] as boolean),
    sides: phase === 'over' ? state.sides : knownSides(rules, contract, owner, { seat, own, played: known }),
    leader: phase === 'auction' ? 0 : state.leader,
    trick: phase === 'play' ? state.trick : nothing,
    played: phase === 'play' && state.takenBack.length > 0 ? spent(dealt, hands) : known,
    takenBack: phase === 'play' ? state.takenBack : nothing,
    // R4, T12
    lastTrick: phase === 'auction' ? null : (state.past.at(-1) ?? null),
    tricks: phase === 'auction' ? noTricks : state.tricks,
    points: phase === 'auction' ? noTricks : state.points,
    throws: phase === 'auction' ? nothing : state.throws,
    bokLeft: state.bokLeft,
    dealt: phase === 'over' ? dealt : null,
    counted: phase === 'over' ? recognised(rules, state.contract, state.raises, state.sides) : null,
  }
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** Returns who is on turn: one seat, or everybody who must answer an open offer; nobody when the hand is over. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return nothing
  const open = state.phase === 'play' ? pending(state.throws) : undefined
  return open === undefined ? (turns[state.turn] as readonly Seat[]) : unanswered(open)
}
