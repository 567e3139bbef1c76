/** Which outcomes agree with a told game: the declarer's points and tricks, by what cards can have and how the game is counted. */
import { pointsOf } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { evaluate, levelAgainst } from '../rules/valuation.js'
import { heldFor, type ToldGame } from './told.js'

const cards = 32
const allPoints = 120
const allTricks = 10
/** The declarer has three cards for each trick, and the skat. */
const cardsFor = (tricks: number): number => 3 * tricks + 2

/** `sums[k]` has the bit `n` if some `k` cards have `n` points together. */
const sums = Array.from({ length: cards }, (_, card) => pointsOf(card)).reduce<readonly bigint[]>(
  (before, points) =>
    before.map((set, k) => (k === 0 ? set : set | ((before[k - 1] as bigint) << BigInt(points)))),
  Array.from({ length: cards + 1 }, (_, k) => (k === 0 ? 1n : 0n)),
)

/** Whether a declarer with so many tricks can have so many points. */
const goTogether = (points: number, tricks: number): boolean =>
  (((sums[cardsFor(tricks)] ?? 0n) >> BigInt(points)) & 1n) === 1n

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n)

/** The declarer's tricks where the side that the level or a null game speaks of has none. */
const tricksAtNone = ({ announcement, won }: ToldGame): number =>
  announcement.game !== nullGame && won ? allTricks : 0

/** The numbers of tricks that the declarer can have, by what is told. */
function possibleTricks(game: ToldGame): readonly number[] {
  if (game.tricks !== undefined) return [game.tricks]
  const none = tricksAtNone(game)
  const hasNone = game.announcement.game === nullGame ? game.won : game.level === 'schwarz'
  return hasNone ? [none] : upTo(allTricks).filter((tricks) => tricks !== none)
}

/** Whether cards can have the told points, in the told tricks or in those that the level leaves (1.2.2, 5.2.4). */
export const hasCards = (game: ToldGame): boolean => {
  const { points } = game
  return points === undefined || possibleTricks(game).some((tricks) => goTogether(points, tricks))
}

/**
 * Whether some points and tricks agree with all that is told of a trump game: verdict, level and bid. True without figures, and for
 * patrolki: where they failed the game is lost with any number of points.
 */
export function hasOutcome(rules: Rules, game: ToldGame): boolean {
  const { announcement, won, bid, level } = game
  const hasFigures = game.points !== undefined || game.tricks !== undefined
  if (announcement.game === nullGame || announcement.patrolki > 0 || !hasFigures) return true
  const held = heldFor(announcement, game.matadors)
  const agrees = (points: number, tricks: number): boolean => {
    const opponentsTricks = allTricks - tricks
    const losers = won ? { points: allPoints - points, tricks: opponentsTricks } : { points, tricks }
    if (levelAgainst(losers) !== level || !goTogether(points, tricks)) return false
    return (
      evaluate(rules, { announcement, held, bid, points, tricks, opponentsTricks, resigned: false }).won ===
      won
    )
  }
  const possiblePoints = game.points === undefined ? upTo(allPoints) : [game.points]
  return possibleTricks(game).some((tricks) => possiblePoints.some((points) => agrees(points, tricks)))
}
