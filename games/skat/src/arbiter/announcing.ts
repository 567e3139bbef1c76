/** Rules on errors of the announcement, and on a lead before it (3.4.4–3.4.6, 4.1.1). */
import type { Cards } from '@stolik/core'
import type { Rules } from '../rules/rules.js'
import { cheapestLoss, type Loss } from './cheapest.js'
import { ruleFault } from './fault.js'
import { type Continued, continued, type Ruling } from './ruling.js'
import type { Situation } from './situation.js'

interface DeclarersCards {
  /** The declarer's cards and the skat. */
  readonly held: Cards
  readonly bid: number
  /** The declarer has not taken the skat. */
  readonly hand: boolean
}

export type AnnouncementFault =
  /** A declarer who has taken the skat announced hand, open or a level (3.4.4). */
  | { readonly fault: 'addition-with-skat' }
  /** Any other irregularity that leaves the kind and the suit of the game intact (3.4.5). */
  | { readonly fault: 'irregular' }
  /** A null game below the bid (3.4.4). */
  | (DeclarersCards & { readonly fault: 'null-below-bid' })
  /** The declarer led before announcing; `ownLead` says whether it was their lead (4.1.1). */
  | (DeclarersCards & { readonly fault: 'led-before-announcing'; readonly ownLead: boolean })
  /** The declarer announced with a number of cards other than ten (3.4.6). */
  | {
      readonly fault: 'wrong-number'
      readonly cards: number
      /** They had already led a card, on their own lead. */
      readonly ledEarly: boolean
      /** The cards had been dealt correctly; otherwise the deal is judged (3.2.9). */
      readonly dealtRight: boolean
      readonly situation: Situation
    }

const handCards = 10

/** Returns the arbiter's ruling on an announcement. */
export function ruleAnnouncement(rules: Rules, facts: AnnouncementFault): Ruling | Loss {
  switch (facts.fault) {
    case 'addition-with-skat':
      return continued(rules, 'struck', '3.4.4')
    case 'irregular':
      return continued(rules, 'put-right', '3.4.5')
    case 'null-below-bid':
      return cheapestLoss(rules, facts.held, facts.bid, facts.hand)
    case 'led-before-announcing':
      // A declarer who had the lead only has to announce; the card counts among their ten (C-09).
      return facts.ownLead
        ? continued(rules, 'put-right', '3.4.6')
        : cheapestLoss(rules, facts.held, facts.bid, facts.hand, '4.1.1')
    case 'wrong-number':
      return wrongNumber(rules, facts)
  }
}

function wrongNumber(
  rules: Rules,
  facts: Extract<AnnouncementFault, { readonly fault: 'wrong-number' }>,
): Ruling {
  const { cards, ledEarly, dealtRight, situation } = facts
  const counted = ledEarly && rules.earlyCardCounts ? cards + 1 : cards
  if (counted === handCards) return noConsequence(rules)
  if (!dealtRight) return continued(rules, 'stands', '3.2.9')
  return ruleFault(rules, { fault: 'announced-with-wrong-number', by: 'declarer', situation })
}

const noConsequence = (rules: Rules): Continued => continued(rules, 'no-consequence', '3.4.6')
