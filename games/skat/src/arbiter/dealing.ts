/**
 * Rules on errors of the deal and on who deals next: takes the facts and returns what happens to the deal (3.2).
 */
import type { Rules } from '../rules/rules.js'
import { cited } from '../rules/cited.js'

/** The smallest number of cards that a cut may lift or leave (3.2.4, C-36). */
const smallestPacket = 4
const cardsInDeck = 32

/** Whether the deck may be cut at this place. */
export const mayCut = (lifted: number): boolean =>
  Number.isInteger(lifted) && lifted >= smallestPacket && cardsInDeck - lifted >= smallestPacket

export type DealFault =
  /** A card was turned up by the dealer, or with their help (3.2.8). */
  | { readonly fault: 'card-turned-by-dealer' }
  /** Somebody got too many or too few cards (3.2.9). */
  | {
      readonly fault: 'wrong-card-count'
      readonly reported: 'before-end-of-auction' | 'later'
      readonly bothSidesWrong?: boolean
    }
  /** A complaint about shuffling, cutting or the way of dealing (3.2.10). */
  | { readonly fault: 'complaint'; readonly cardsPickedUp: boolean }
  /** A player dealt out of turn (3.2.11–3.2.13). */
  | {
      readonly fault: 'wrong-dealer'
      /** When it was noticed. `last-round`: after the last game of the series, before or after signing. */
      readonly found: 'this-deal' | 'this-round' | 'last-round' | 'later-round'
      /** The round was written correctly, or nobody objected before the list was signed. */
      readonly closed?: boolean
      /** Nobody can say where the error began. */
      readonly originUnknown?: boolean
    }
  /** The player whose turn it is to cut is away (3.2.5). */
  | { readonly fault: 'cutter-absent'; readonly reserved: boolean; readonly long: boolean }

/** What happens to a deal. `redeal`: by the same dealer, whose deal was not valid. */
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

/** Returns the arbiter's ruling on an error of the deal. */
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

/** If it is noticed too late, the deal stands, and the side with the wrong number is at fault in play (4.2.6, 4.5.6). */
const cardCount = ({ reported, bothSidesWrong }: Of<'wrong-card-count'>): DealRuling =>
  reported === 'before-end-of-auction' || bothSidesWrong === true ? 'redeal' : 'stands'

function wrongDealer(rules: Rules, facts: Of<'wrong-dealer'>): readonly [DealRuling, string] {
  const { found: when, closed, originUnknown } = facts
  if (originUnknown === true || when === 'later-round')
    return ['finished-rounds-stand-repeat-current-round', '3.2.13']
  if (closed === true && rules.closedRoundsStand) return ['stands', '3.2.11']
  // The deal is void even if the game was played to its end.
  if (when === 'this-deal') return ['redeal-by-right-dealer', '3.2.11']
  return ['void-and-repeat-from-error', '3.2.12']
}

const absent = ({ reserved, long }: Of<'cutter-absent'>): DealRuling => {
  if (long) return 'arbiter-decides'
  return reserved ? 'wait-for-cutter' : 'next-to-the-right-cuts'
}
