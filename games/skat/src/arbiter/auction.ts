/**
 * Rules on errors before the end of the auction: who must leave it, who may bid again, and what happens to the skat
 * (3.2.14–3.3.10).
 */
import type { Seat } from '@stolik/core'
import type { Rules } from '../rules/rules.js'
import { cited } from '../rules/cited.js'

/**
 * What a seat had said before the error: nothing yet, a value named or held, a pass before any value, or a pass
 * after one.
 */
export type Said = 'nothing' | 'value' | 'passed-unbid' | 'passed'

export type AuctionFault =
  /** A player looked at the skat, turned it up, or looked into another player's hand (3.2.14, 3.3.9). */
  | {
      readonly fault: 'saw'
      readonly by: Seat
      readonly what: 'skat' | 'hand'
      readonly words: readonly Said[]
    }
  /** A player took the skat into their hand (3.2.15, 3.3.10). */
  | {
      readonly fault: 'picked-up'
      readonly by: Seat
      readonly words: readonly Said[]
      /** All players recognise the two cards of the skat. */
      readonly recognised: boolean
      /** The auction is over: before lifting the skat, the declarer decides whether they play. */
      readonly afterAuction: boolean
    }
  /** The dealer, or someone else without cards, saw the skat (3.3.9). */
  | { readonly fault: 'outsider-saw'; readonly words: readonly Said[] }

export interface AuctionRuling {
  readonly ruling:
    | 'offender-out-of-auction'
    | 'offender-out-of-auction-and-two-of-twelve-drawn'
    | 'offender-out-of-auction-and-skat-returned'
    | 'auction-may-restart'
  /** Seats that may no longer bid. */
  readonly out: readonly Seat[]
  /** Seats that are released from what they said; they may bid from the start or pass. */
  readonly free: readonly Seat[]
  /** The declarer may still give up the game without loss. */
  readonly declarerMayPass: boolean
  readonly clause: string
}

const seats: readonly Seat[] = [0, 1, 2]

/** Players who passed without naming a value stay out of the new auction; the others are free (3.3.9). */
function restart(words: readonly Said[], offender: Seat | null): Pick<AuctionRuling, 'out' | 'free'> {
  const isOut = (seat: Seat): boolean => seat === offender || words[seat] === 'passed-unbid'
  return { out: seats.filter(isOut), free: seats.filter((seat) => !isOut(seat)) }
}

/** Returns the arbiter's ruling on an error in the auction. */
export function ruleAuction(rules: Rules, facts: AuctionFault): AuctionRuling {
  switch (facts.fault) {
    case 'outsider-saw':
      return {
        ruling: 'auction-may-restart',
        ...restart(facts.words, null),
        declarerMayPass: false,
        clause: cited(rules, '3.3.9'),
      }
    case 'saw': {
      // Before anybody spoke, only the offender is out; nobody else has anything to be released from.
      const dealt = facts.what === 'skat' && facts.words.every((word) => word === 'nothing')
      return {
        ruling: 'offender-out-of-auction',
        ...restart(facts.words, facts.by),
        declarerMayPass: false,
        clause: cited(rules, dealt ? '3.2.14' : '3.3.9'),
      }
    }
    case 'picked-up':
      return {
        ruling: facts.recognised
          ? 'offender-out-of-auction-and-skat-returned'
          : 'offender-out-of-auction-and-two-of-twelve-drawn',
        ...restart(facts.words, facts.by),
        declarerMayPass: facts.afterAuction,
        clause: cited(rules, facts.recognised || facts.afterAuction ? '3.3.10' : '3.2.15'),
      }
  }
}
