/** Rules on games that are broken off: given up, conceded, claimed, laid down or thrown in (4.3, 4.4.5). */
import type { Rules } from '../rules/rules.js'
import { type Level, levelAgainst } from '../rules/valuation.js'
import { countRest, judge, judgeWithRest, possible } from './judgement.js'
import { continued, type Judged, type Ruling, verdict } from './ruling.js'
import { higher, isNull, lower, type Side, type Situation } from './situation.js'

/** How a game is broken off, and what the arbiter must know about it. */
export type Shortened =
  /** The declarer gives up: alone with enough cards in hand, later only with consent (4.3.1, 4.3.2). */
  | {
      readonly how: 'resigned'
      readonly cardsInHand: number
      /** An opponent consents. */
      readonly consent?: boolean
      /** The dealer consents, who sits out; this counts where any member of the party may (isko 4.3.2). */
      readonly dealerConsents?: boolean
    }
  /** An opponent gives up for both; the declarer may insist on playing on (4.3.3). */
  | { readonly how: 'conceded'; readonly playOn?: boolean }
  /**
   * The declarer lays down their cards. This is a claim that holds or not, or an offer that everybody accepts or
   * not (4.3.4).
   */
  | {
      readonly how: 'declarer-showed'
      readonly holds: boolean
      readonly playOn?: boolean
      readonly demanded?: Level
    }
  /** An opponent lays down their cards. Whether that was right depends on the profile and on the cards (4.3.5). */
  | {
      readonly how: 'opponent-showed'
      readonly takesAll: boolean
      readonly declarerTakesNone: boolean
      readonly playOn?: boolean
    }
  /** A side throws its cards in and keeps what it has (4.3.6). */
  | {
      readonly how: 'thrown-in'
      readonly by: Side
      readonly cardsInHand: number
      /** The lowest level that the other side could no longer reach. */
      readonly excluded?: Exclude<Level, 'simple'> | undefined
    }
  /**
   * The declarer does not gather the last tricks, so all of these must be theirs. The situation ends at the last
   * trick gathered (4.4.5).
   */
  | { readonly how: 'tricks-left'; readonly holds: boolean; readonly playOn?: boolean }

type How<H extends Shortened['how']> = Extract<Shortened, { readonly how: H }>

const other = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer')

/** The remaining tricks as the declarer claims them: all, or in null none. */
const claimed = (rules: Rules, s: Situation): Judged => countRest(rules, s, 'declarer')

function resigned(rules: Rules, s: Situation, facts: How<'resigned'>): Ruling {
  const alone = facts.cardsInHand >= rules.resignAlone
  const byDealer = rules.resignConsent === 'party' && facts.dealerConsents === true
  if (!alone && facts.consent !== true && !byDealer) return continued(rules, 'consent-needed', '4.3.2')
  // The loss is simple even without a trick; a game won before stays won (4.1.3).
  return verdict(rules, s, judge(rules, s, 'declarer'), alone ? '4.3.1' : '4.3.2')
}

function conceded(rules: Rules, s: Situation, { playOn }: How<'conceded'>): Ruling {
  if (playOn === true) return continued(rules, 'corrected', '4.3.3')
  return verdict(rules, s, judge(rules, s, 'opponents'), '4.3.3')
}

function declarerShowed(rules: Rules, s: Situation, facts: How<'declarer-showed'>): Ruling {
  const { holds, playOn, demanded } = facts
  if (rules.declarerShows === 'offer') {
    if (!holds) return continued(rules, 'played-open', '4.3.4')
    const found = judge(rules, s, 'opponents')
    const level = found.winner === 'declarer' ? granted(s, found.level, demanded) : found.level
    return verdict(rules, s, { ...found, level }, '4.3.4')
  }
  if (holds) return verdict(rules, s, claimed(rules, s), '4.3.4')
  return falseClaim(rules, s, playOn, '4.3.4')
}

/** Grants the announced game. A higher level needs both a demand and opponents who have not escaped it. */
const granted = (s: Situation, level: Level, demanded: Level = 'simple'): Level =>
  higher(level, possible(s, 'declarer', lower(demanded, levelAgainst(s.opponents))))

function falseClaim(rules: Rules, s: Situation, playOn: boolean | undefined, clause: string): Ruling {
  if (playOn === true) return continued(rules, 'corrected', '4.1.6')
  return verdict(rules, s, judge(rules, s, 'declarer'), clause)
}

function opponentShowed(rules: Rules, s: Situation, facts: How<'opponent-showed'>): Ruling {
  const right = rules.opponentShows === 'takes-all' ? facts.takesAll : facts.declarerTakesNone
  if (right) return verdict(rules, s, countRest(rules, s, 'opponents'), '4.3.5')
  if (facts.playOn === true) return continued(rules, 'corrected', '4.1.6')
  return verdict(rules, s, judgeWithRest(rules, s, rules.wrongOpenLevel), '4.3.5')
}

function thrownIn(rules: Rules, s: Situation, { by, cardsInHand, excluded }: How<'thrown-in'>): Ruling {
  // A declarer who throws in while they may give up alone has given up (4.3.1).
  if (by === 'declarer' && cardsInHand >= rules.resignAlone)
    return verdict(rules, s, judge(rules, s, by), '4.3.1')
  // In null, a side that throws in has nothing left to win: there is no trick to avoid, or none to force.
  const judged = isNull(s) ? judge(rules, s, by) : countRest(rules, s, other(by), excluded)
  return verdict(rules, s, judged, '4.3.6')
}

function tricksLeft(rules: Rules, s: Situation, { holds, playOn }: How<'tricks-left'>): Ruling {
  if (holds) return verdict(rules, s, claimed(rules, s), '4.4.5')
  return falseClaim(rules, s, playOn, '4.4.5')
}

/** Returns the ruling on a game that is broken off. */
export function ruleShortened(rules: Rules, situation: Situation, facts: Shortened): Ruling {
  switch (facts.how) {
    case 'resigned':
      return resigned(rules, situation, facts)
    case 'conceded':
      return conceded(rules, situation, facts)
    case 'declarer-showed':
      return declarerShowed(rules, situation, facts)
    case 'opponent-showed':
      return opponentShowed(rules, situation, facts)
    case 'thrown-in':
      return thrownIn(rules, situation, facts)
    case 'tricks-left':
      return tricksLeft(rules, situation, facts)
  }
}
