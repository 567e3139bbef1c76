/** What a person has chosen in the calculator, and the game it describes. */
import { announcement, type Addition } from '../../src/rules/announcement.js'
import { trumpOrder } from '../../src/rules/cards.js'
import { gameKinds, nullGame, type GameKind } from '../../src/rules/games.js'
import { mostPatrolki } from '../../src/rules/patrolki.js'
import type { Rules } from '../../src/rules/rules.js'
import type { Level } from '../../src/rules/valuation.js'
import type { ToldGame } from '../../src/value/told.js'

export interface Wish {
  readonly game: GameKind
  readonly hand: boolean
  readonly addition: Addition | 'none'
  readonly patrolki: number
  readonly with: boolean
  readonly n: number
  readonly level: Level
  readonly won: boolean
  readonly bid: number
}

export const firstWish: Wish = {
  game: gameKinds[0] as GameKind,
  hand: false,
  addition: 'none',
  patrolki: 0,
  with: true,
  n: 1,
  level: 'simple',
  won: true,
  bid: 18,
}

export const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

/** What may be announced in addition to the game. */
export function additionsFor(
  rules: Rules,
  { game, hand }: Pick<Wish, 'game' | 'hand'>,
): readonly Wish['addition'][] {
  if (game === nullGame) {
    const rewolucja = hand && rules.nullValues.rewolucja !== null
    return rewolucja ? ['none', 'ouvert', 'rewolucja'] : ['none', 'ouvert']
  }
  const levelled: readonly Addition[] = rules.announcedLevels ? ['schneider', 'schwarz'] : []
  const open: readonly Addition[] = rules.openTrumpGames ? ['ouvert'] : []
  return hand ? ['none', ...levelled, ...open] : ['none']
}

export const matadorsFor = ({ game }: Pick<Wish, 'game'>): number => trumpOrder(game).length

/** Adapts a wish to the profile: choices that do not fit the game are dropped. */
export function fitting(rules: Rules, wish: Wish): Wish {
  const isNull = wish.game === nullGame
  const addition = additionsFor(rules, wish).includes(wish.addition) ? wish.addition : 'none'
  return {
    ...wish,
    addition,
    patrolki: Math.min(wish.patrolki, mostPatrolki(rules, wish.game)),
    n: isNull ? wish.n : Math.min(wish.n, matadorsFor(wish)),
    level: isNull ? 'simple' : wish.level,
  }
}

export function toldOf(wish: Wish): ToldGame {
  const { game, hand, addition, patrolki, n, level, won, bid } = wish
  return {
    announcement: announcement(game, hand, addition === 'none' ? undefined : addition, patrolki),
    matadors: game === nullGame ? null : { with: wish.with, n },
    bid,
    won,
    level,
  }
}
