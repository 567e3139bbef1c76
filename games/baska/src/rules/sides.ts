/** The sides: in truth, and as far as a seat can know. */
import { type Cards, count, has, none, type Seat, toSet } from '@stolik/core'
import type { Contract, Rules, Side } from './rules.js'

const seats = [0, 1, 2, 3] as const

const starzy = (members: readonly (Seat | null)[]): Side[] =>
  seats.map((seat) => (members.includes(seat) ? 'starzy' : 'mlodzi'))

const holder = (hands: readonly Cards[], card: number): Seat => hands.findIndex((hand) => has(hand, card))

/** Returns the seat that holds both old queens, if there is one. */
export const lonely = (rules: Rules, dealt: readonly Cards[]): Seat | null =>
  seats.find((seat) => rules.oldQueens.every((q) => has(dealt[seat] as Cards, q))) ?? null

/** Returns the true sides (ZG1, W2-4, C2, Z2, G2). */
export function trueSides(
  rules: Rules,
  contract: Contract,
  owner: Seat | null,
  dealt: readonly Cards[],
): readonly Side[] {
  if (contract === 'zwykla') return starzy(rules.oldQueens.map((q) => holder(dealt, q)))
  if (contract !== 'wesele' || owner === null) return starzy([owner])
  const sign = rules.weselePartner.find((card) => !has(dealt[owner] as Cards, card))
  return starzy([owner, sign === undefined ? null : holder(dealt, sign)])
}

/** What a seat can conclude from. An onlooker has no seat and no cards. */
export interface Evidence {
  readonly seat: Seat | null
  /** Their own cards as dealt. */
  readonly own: Cards
  /** The cards that each seat has shown: played, or led and taken back. */
  readonly played: readonly Cards[]
}

/** Returns the seat that was dealt a card, as far as the evidence shows. */
function whereabouts(evidence: Evidence, card: number): Seat | null {
  if (evidence.seat !== null && has(evidence.own, card)) return evidence.seat
  const seat = holder(evidence.played, card)
  return seat < 0 ? null : seat
}

/** Returns the sides that the evidence shows; null where it does not. `contract` is the public contract. */
export function knownSides(
  rules: Rules,
  contract: Contract,
  owner: Seat | null,
  evidence: Evidence,
): readonly (Side | null)[] {
  if (contract === 'gran' || contract === 'zolla') return starzy([owner])
  if (contract === 'wesele' && owner !== null) return wedding(rules, owner, evidence)
  const old = rules.oldQueens.map((q) => whereabouts(evidence, q))
  if (old.every((seat) => seat !== null)) return starzy(old)
  return seats.map((seat) => {
    if (old.includes(seat)) return 'starzy'
    return seat === evidence.seat ? 'mlodzi' : null
  })
}

/**
 * The sides in a wesele. The caller is known; their partner is known once the deciding card is seen. The holder of J♠ cannot
 * tell whether the caller has J♣, so they may not know their own side.
 */
function wedding(rules: Rules, owner: Seat, evidence: Evidence): readonly (Side | null)[] {
  const { seat } = evidence
  const partner = weddingPartner(rules, owner, evidence)
  if (typeof partner === 'number') return starzy([owner, partner])
  return seats.map((s) => {
    if (s === owner) return 'starzy'
    return s === seat && partner === 'another' ? 'mlodzi' : null
  })
}

/** Returns the partner's seat; `another` if it is surely not the viewer; else null. */
function weddingPartner(rules: Rules, owner: Seat, evidence: Evidence): Seat | 'another' | null {
  const { seat, played } = evidence
  // Besides the queens, the caller was dealt two cards. Those not played yet may be jacks.
  let room = 2 - count((played[owner] ?? none) & ~toSet(rules.oldQueens))
  let sure = true
  for (const card of rules.weselePartner) {
    const at = whereabouts(evidence, card)
    if (at === owner) continue
    if (at !== null && sure) return at
    if (at !== null) return at === seat ? null : 'another'
    if (room === 0) return 'another'
    room -= 1
    sure = false
  }
  return 'another'
}
