/** Questions of a declarer with twelve cards: each answer, and what a master would try, on the same deals. */
import {
  cardNames,
  line,
  list,
  named,
  seeded,
  type Cards,
  type Line,
  type Random,
  type TrainerChoice,
} from '@stolik/core'
import { announcements } from '../rules/announcement.js'
import { gameArgs, percent } from '../hint/args.js'
import { compared } from '../hint/declare.js'
import { write } from '../hand/moves.js'
import { askedIn, worthTrying } from '../think/bidding/declare.js'
import { dealing, type Dealt } from '../think/bidding/deals.js'
import { optionsOf, type Asked, type Option } from '../think/bidding/options.js'
import { pairs } from '../think/bidding/outlook.js'
import { afterDeals, madeIn, type Tried } from '../think/bidding/try.js'
import { weights } from '../think/bidding/weights.js'
import type { View } from '../rules/view.js'
import { orderOf, rules } from './situation.js'

/** So many deals are tried, the same ones for every answer, so that their luck does not decide between two; docs/strength.md says how sure that is. */
export const deals = 32

const nameOf = ({ announcement }: Pick<Option, 'announcement'>): string =>
  write({ kind: 'announce', announcement })

export const discardChoices = ({ bid }: View): readonly TrainerChoice[] =>
  announcements(rules, false, bid)
    .toSorted((a, b) => orderOf(a.game) - orderOf(b.game))
    .map((announcement) => ({
      id: nameOf({ announcement }),
      what: line('train.game', '', gameArgs(announcement)),
    }))

/** A discard and a game, as an answer. */
export interface PutAway {
  readonly choice: string
  readonly away: readonly string[]
  readonly what: Line
  readonly percent: number
  readonly behind: number
}

export interface DiscardJudged {
  readonly chosen: PutAway
  /** The best first. */
  readonly all: readonly PutAway[]
  readonly why: Line
}

/** @param choice one of `discardChoices` */
export function judgeDiscard(view: View, choice: string, away: Cards, seed: string): DiscardJudged {
  const question = askedIn(weights, rules, view)
  const options = pairs(view.hand).flatMap((pair) =>
    optionsOf(question, { hand: view.hand & ~pair, away: pair, forehand: view.seat === 0 }),
  )
  const isGiven = (one: Option): boolean => one.held.away === away && nameOf(one) === choice
  const chosen = options.filter(isGiven)
  const tried = onDeals(question, [...new Set([...worthTrying(options), ...chosen])], view, seeded(seed))
  const [best, ...others] = tried as [Tried, ...Tried[]]
  const all = tried.map((one) => answerOf(one, best))
  const next = others.find(({ option }) => option.held.away !== best.option.held.away)
  return {
    chosen: all[tried.findIndex(({ option }) => isGiven(option))] as PutAway,
    all,
    why: compared('hint.discard', best, next),
  }
}

function onDeals(question: Asked, options: readonly Option[], view: View, random: Random): readonly Tried[] {
  const dealt: readonly Dealt[] = Array.from({ length: deals }, () => dealing(view.hand, 0, random))
  const seat = view.seat as number
  return options
    .map((option) => {
      const made = dealt.filter((one) => madeIn(rules, option, { ...one, skat: option.held.away }, seat))
      return afterDeals(question, option, made.length, deals)
    })
    .toSorted((a, b) => b.worth - a.worth)
}

const answerOf = ({ option, made, worth }: Tried, best: Tried): PutAway => ({
  choice: nameOf(option),
  away: cardNames(option.held.away),
  what: line('train.away', '', {
    ...gameArgs(option.announcement),
    cards: named(list(option.held.away)),
  }),
  percent: percent(made),
  behind: best.worth - worth,
})
