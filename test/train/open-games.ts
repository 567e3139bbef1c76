/** Games of random deals, with the solver's verdict on each: whether it is made if everybody sees all cards. */
import { bit, list, seeded, shuffled, toSet, type Cards, type Random } from '@stolik/core'
import { chance } from '../../games/skat/src/bot/estimate.js'
import { points } from '../../games/skat/src/rules/cards.js'
import { grand, nullGame, type GameKind, families, type Family } from '../../games/skat/src/rules/games.js'
import type { Goal } from '../../games/skat/src/solve/position.js'
import { reached } from '../../games/skat/src/solve/solve.js'
import type { Held } from '../../games/skat/src/think/bidding/features.js'
import {
  chanceOf,
  openLogit,
  stages,
  type Model,
  type Stage,
} from '../../games/skat/src/think/bidding/model.js'

/** A game, and what came of it with open cards. */
export interface OpenGame extends Held {
  readonly stage: Stage
  readonly family: Family
  readonly game: GameKind
  readonly made: boolean
  /** Made with the opponents in schneider. */
  readonly schneider: boolean
}

/** Judges a game before there is anything better. */
export type Judge = (stage: Stage, game: GameKind, held: Held) => number

/** The usual bot's estimate. */
export const usual: Judge = (stage, game, { hand, away, forehand }) =>
  chance(stage === 'taken' ? 'after' : 'before', game, hand, away, forehand)

export const byModel =
  (model: Model): Judge =>
  (stage, game, held) =>
    chanceOf(openLogit(model, stage, game, held))

/** Games that look worse than this teach nothing that matters. */
const least = 0.04

const gamesOf: Readonly<Record<Family, readonly GameKind[]>> = {
  suit: [0, 1, 2, 3],
  grand: [grand],
  null: [nullGame],
}

interface Choice {
  readonly game: GameKind
  readonly held: Held
  readonly looks: number
}

function pairs(cards: Cards): readonly Cards[] {
  const all = list(cards)
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => bit(a) | bit(b)))
}

/** Mostly the best game of a family, sometimes the second or third best, so that discards are compared. */
function choose(all: readonly Choice[], random: Random): Choice {
  const sorted = all.toSorted((a, b) => b.looks - a.looks)
  return sorted[Math.max(0, Math.min(random.below(5) - 2, sorted.length - 1))] as Choice
}

/** Deal number `n` and what can be played in it; seats are counted from the player in question. */
export function openGames(seed: string, n: number, judge: Judge): readonly OpenGame[] {
  const random = seeded(`${seed}/open/${n}`)
  const cards = shuffled(
    Array.from({ length: 32 }, (_, c) => c),
    random,
  )
  const part = (from: number, to: number): Cards => toSet(cards.slice(from, to))
  const [dealt, skat, left, right] = [part(0, 10), part(10, 12), part(12, 22), part(22, 32)]
  const forehand = n % 3 === 0
  // Who leads, counted from the player: themselves, the player before or after them.
  const leader = (3 - (n % 3)) % 3
  const holdings: Readonly<Record<Stage, readonly Held[]>> = {
    taken: pairs(dealt | skat).map((away) => ({ hand: (dealt | skat) & ~away, away, forehand })),
    hand: [{ hand: dealt, away: 0, forehand }],
  }
  const out: OpenGame[] = []
  for (const stage of stages)
    for (const family of families) {
      const all = holdings[stage].flatMap((held) =>
        gamesOf[family].map((game) => ({ game, held, looks: judge(stage, game, held) })),
      )
      const { game, held, looks } = choose(all, random)
      if (looks < least) continue
      const away = stage === 'taken' ? held.away : skat
      const reaches = (goal: Goal): boolean =>
        reached({
          game,
          goal,
          leader,
          trick: [],
          missed: false,
          hands: [held.hand, left, right] as const,
          points: points(away),
        })
      const made = reaches(game === nullGame ? { kind: 'none' } : { kind: 'points', points: 61 })
      const schneider = made && game !== nullGame && reaches({ kind: 'points', points: 90 })
      out.push({ ...held, stage, family, game, made, schneider })
    }
  return out
}
