/** Games that are broken off: given up, conceded, claimed, laid down, thrown in (4.3, 4.4.5). */
import type { Rules } from '../rules.js'
import type { Level } from '../valuation.js'
import { countRest, judge, judgeWithRest, kept, possible } from './judgement.js'
import { arbiterRules } from './knobs.js'
import type { Judged, Ruling } from './ruling.js'
import { continued, verdict } from './ruling.js'
import type { Side, Situation } from './situation.js'
import { higher, isNull, lower } from './situation.js'

/** How a game is broken off, and what the arbiter must know of it. */
export type Shortened =
  /** The declarer gives up: alone with enough cards, later with consent (4.3.1, 4.3.2). */
  | { readonly how: 'resigned'; readonly cardsInHand: number; readonly consent?: boolean }
  /** A member of the opposing party gives up for all; the declarer may insist on playing on (4.3.3). */
  | { readonly how: 'conceded'; readonly playOn?: boolean }
  /** The declarer lays down their cards: a claim that holds or not, or an offer that all accept or not (4.3.4). */
  | {
      readonly how: 'declarer-showed'
      readonly holds: boolean
      readonly playOn?: boolean
      readonly demanded?: Level
    }
  /** An opponent lays down their cards: whether the profile lets them, the cards being what they are (4.3.5). */
  | {
      readonly how: 'opponent-showed'
      readonly takesAll: boolean
      readonly declarerTakesNone: boolean
      readonly playOn?: boolean
    }
  /** A side throws its cards in and keeps what it has (4.3.6). */
  | { readonly how: 'thrown-in'; readonly by: Side; readonly cardsInHand: number }
  /** The declarer leaves tricks lying: all the rest must be theirs. The situation ends at the last one gathered (4.4.5). */
  | { readonly how: 'tricks-left'; readonly holds: boolean; readonly playOn?: boolean }

type How<H extends Shortened['how']> = Extract<Shortened, { readonly how: H }>

const other = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer')

/** The rest as the declarer claims it: every trick, or in null none. */
const claimed = (rules: Rules, s: Situation): Judged => countRest(rules, s, 'declarer')

function resigned(rules: Rules, s: Situation, { cardsInHand, consent }: How<'resigned'>): Ruling {
  const alone = cardsInHand >= rules.resignAlone
  if (!alone && consent !== true) return continued(rules, 'consent-needed', '4.3.2')
  // Lost simple, even without a trick; what was won by then stays won (4.1.3).
  return verdict(rules, s, judge(rules, s, 'declarer'), alone ? '4.3.1' : '4.3.2')
}

function conceded(rules: Rules, s: Situation, { playOn }: How<'conceded'>): Ruling {
  if (playOn === true) return continued(rules, 'corrected', '4.3.3')
  return verdict(rules, s, judge(rules, s, 'opponents'), '4.3.3')
}

function declarerShowed(rules: Rules, s: Situation, facts: How<'declarer-showed'>): Ruling {
  const { holds, playOn, demanded } = facts
  if (arbiterRules(rules).declarerShows === 'offer') {
    if (!holds) return continued(rules, 'played-open', '4.3.4')
    const found = judge(rules, s, 'opponents')
    const level = found.winner === 'declarer' ? granted(s, found.level, demanded) : found.level
    return verdict(rules, s, { ...found, level }, '4.3.4')
  }
  if (holds) return verdict(rules, s, claimed(rules, s), '4.3.4')
  return falseClaim(rules, s, playOn, '4.3.4')
}

/** The announced game is won; more only as far as it was asked for, and as the opponents are not out of it. */
const granted = (s: Situation, level: Level, demanded: Level = 'simple'): Level =>
  higher(level, possible(s, 'declarer', lower(demanded, kept(s.opponents))))

function falseClaim(rules: Rules, s: Situation, playOn: boolean | undefined, clause: string): Ruling {
  if (playOn === true) return continued(rules, 'corrected', '4.1.6')
  return verdict(rules, s, judge(rules, s, 'declarer'), clause)
}

function opponentShowed(rules: Rules, s: Situation, facts: How<'opponent-showed'>): Ruling {
  const right = arbiterRules(rules).opponentShows === 'takes-all' ? facts.takesAll : facts.declarerTakesNone
  if (right) return verdict(rules, s, countRest(rules, s, 'opponents'), '4.3.5')
  if (facts.playOn === true) return continued(rules, 'corrected', '4.1.6')
  return verdict(rules, s, judgeWithRest(rules, s), '4.3.5')
}

function thrownIn(rules: Rules, s: Situation, { by, cardsInHand }: How<'thrown-in'>): Ruling {
  // A declarer who may still give up alone has done so (4.3.1).
  if (by === 'declarer' && cardsInHand >= rules.resignAlone)
    return verdict(rules, s, judge(rules, s, by), '4.3.1')
  // Whoever throws in at null has no trick more to avoid, or to force.
  const judged = isNull(s) ? judge(rules, s, by) : countRest(rules, s, other(by))
  return verdict(rules, s, judged, '4.3.6')
}

function tricksLeft(rules: Rules, s: Situation, { holds, playOn }: How<'tricks-left'>): Ruling {
  if (holds) return verdict(rules, s, claimed(rules, s), '4.4.5')
  return falseClaim(rules, s, playOn, '4.4.5')
}

/** What a game that is broken off comes to. */
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
