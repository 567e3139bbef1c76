/** Tries options on deals that the player cannot rule out, each solved with open cards. */
import { type Budget, type Cards, list, type Random, toSet } from '@stolik/core'
import { points, power } from '../../rules/cards.js'
import type { Rules } from '../../rules/rules.js'
import { reached } from '../../solve/solve.js'
import { dealing, type Dealt } from './deals.js'
import { atTable, demanding, goalOf, type Asked, type Option } from './options.js'
import { nullGame } from '../../rules/games.js'

/** The highest cards of a set in a null game: the ones that can never make the declarer take a trick. */
const highest = (cards: Cards, n: number): Cards =>
  toSet(
    list(cards)
      .toSorted((a, b) => power(nullGame, b, b) - power(nullGame, a, a))
      .slice(0, n),
  )

/** A deal after an exchange in which both opponents keep their low cards. */
function withExchange({ rewolucjaExchange }: Rules, { left, right, skat }: Dealt): Dealt {
  if (rewolucjaExchange === 'opponents') {
    const [a, b] = [highest(left, 2), highest(right, 2)]
    return { left: (left & ~a) | b, right: (right & ~b) | a, skat }
  }
  const put = highest(left | skat, 2)
  const rest = highest(right | put, 2)
  return { left: (left | skat) & ~put, right: (right | put) & ~rest, skat: rest }
}

/** How many deals count as much as the model's own estimate, which knows little of levels and patrolki. */
const trustIn = ({ announcement }: Option): number => (demanding(announcement) ? 0.5 : 8)

/** An announcement of more than the game that fails so often is not tried any longer. */
const fails = 3

/** Whether an option is made in a deal. */
export function madeIn(rules: Rules, { announcement, held }: Option, dealt: Dealt, seat: number): boolean {
  const { left, right, skat } = announcement.rewolucja ? withExchange(rules, dealt) : dealt
  return reached({
    game: announcement.game,
    goal: goalOf(rules, announcement, held),
    hands: [held.hand, left, right],
    leader: (3 - seat) % 3,
    trick: [],
    points: points(skat),
    missed: false,
  })
}

/** An option, with its chance at the table and its worth after some deals. */
export interface Tried {
  readonly option: Option
  readonly made: number
  readonly worth: number
}

/** Tries options on so many deals, the same ones for all options of a discard. The best comes first. */
export function tryAll(
  question: Asked,
  options: readonly Option[],
  seat: number,
  deals: number,
  budget: Budget,
  random: Random,
): readonly Tried[] {
  const made = options.map(() => 0)
  let n = 0
  for (; n < deals && options.length > 1 && !budget.over(); n++) {
    const dealt = new Map<Cards, Dealt>()
    options.forEach((option, i) => {
      if (demanding(option.announcement) && n - (made[i] as number) >= fails) return
      const { hand, away } = option.held
      const deal = dealt.get(away) ?? dealing(hand, away, random)
      dealt.set(away, deal)
      if (madeIn(question.rules, option, deal, seat)) made[i] = (made[i] as number) + 1
    })
  }
  return options
    .map((option, i) => afterDeals(question, option, made[i] as number, n))
    .toSorted((a, b) => b.worth - a.worth)
}

/** An option that was made in so many deals of those that were tried. */
export function afterDeals(question: Asked, option: Option, made: number, deals: number): Tried {
  const trust = trustIn(option)
  return { option, ...atTable(question, option, (trust * option.open + made) / (trust + deals)) }
}
