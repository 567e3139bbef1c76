/** Errors of the deal and who deals on: facts in, what happens to the deal out (3.2). */
import type { Rules } from '../rules.js'
import { arbiterRules, cited } from './knobs.js'

/** A packet of a cut must have so many cards at least, lifted or left (3.2.4, C-36). */
const smallestPacket = 4
const cardsInDeck = 32

/** Whether the deck may be cut there. */
export const mayCut = (lifted: number): boolean =>
  Number.isInteger(lifted) && lifted >= smallestPacket && cardsInDeck - lifted >= smallestPacket

export type DealFault =
  /** A card was turned up, by the dealer or with their help (3.2.8). */
  | { readonly fault: 'card-turned-by-dealer' }
  /** Somebody was dealt too many cards or too few (3.2.9). */
  | {
      readonly fault: 'wrong-card-count'
      readonly reported: 'before-end-of-auction' | 'later'
      readonly bothSidesWrong?: boolean
    }
  /** A complaint about shuffling, cutting or the way of dealing (3.2.10). */
  | { readonly fault: 'complaint'; readonly cardsPickedUp: boolean }
  /** Somebody dealt whose turn it was not (3.2.11–3.2.13). */
  | {
      readonly fault: 'wrong-dealer'
      /** When it is found out; `last-round`: after the last game of the series, before it is signed or after. */
      readonly found: 'this-deal' | 'this-round' | 'last-round' | 'later-round'
      /** The round was written as it should be, or nobody objected before the list was signed. */
      readonly closed?: boolean
      /** It cannot be said where the error began. */
      readonly originUnknown?: boolean
    }
  /** The right player to cut is away (3.2.5). */
  | { readonly fault: 'cutter-absent'; readonly reserved: boolean; readonly long: boolean }

/** What happens to a deal. `redeal` is by the same dealer, who has not dealt validly yet. */
export type DealRuling =
  | 'redeal'
  | 'redeal-by-right-dealer'
  | 'stands'
  | 'complaint-rejected'
  | 'void-and-repeat-from-error'
  | 'finished-rounds-stand-repeat-current-round'
  | 'next-to-the-right-cuts'
  | 'wait-for-cutter'
  | 'arbiter-decides'

export interface DealAnswer {
  readonly ruling: DealRuling
  readonly clause: string
}

type Of<F extends DealFault['fault']> = Extract<DealFault, { readonly fault: F }>

/** What an arbiter rules on an error of the deal. */
export function ruleDeal(rules: Rules, facts: DealFault): DealAnswer {
  const [ruling, clause] = found(rules, facts)
  return { ruling, clause: cited(rules, clause) }
}

function found(rules: Rules, facts: DealFault): readonly [DealRuling, string] {
  switch (facts.fault) {
    case 'card-turned-by-dealer':
      return ['redeal', '3.2.8']
    case 'wrong-card-count':
      return [cardCount(facts), '3.2.9']
    case 'complaint':
      return [facts.cardsPickedUp ? 'complaint-rejected' : 'redeal', '3.2.10']
    case 'wrong-dealer':
      return wrongDealer(rules, facts)
    case 'cutter-absent':
      return [absent(facts), '3.2.5']
  }
}

/** Found too late, the deal stands, and the side with the wrong number answers for it in play (4.2.6). */
const cardCount = ({ reported, bothSidesWrong }: Of<'wrong-card-count'>): DealRuling =>
  reported === 'before-end-of-auction' || bothSidesWrong === true ? 'redeal' : 'stands'

function wrongDealer(rules: Rules, facts: Of<'wrong-dealer'>): readonly [DealRuling, string] {
  const { found: when, closed, originUnknown } = facts
  if (originUnknown === true || when === 'later-round')
    return ['finished-rounds-stand-repeat-current-round', '3.2.13']
  if (closed === true && arbiterRules(rules).closedRoundsStand) return ['stands', '3.2.11']
  // A game that was played out is void all the same.
  if (when === 'this-deal') return ['redeal-by-right-dealer', '3.2.11']
  return ['void-and-repeat-from-error', '3.2.12']
}

const absent = ({ reserved, long }: Of<'cutter-absent'>): DealRuling =>
  long ? 'arbiter-decides' : reserved ? 'wait-for-cutter' : 'next-to-the-right-cuts'
