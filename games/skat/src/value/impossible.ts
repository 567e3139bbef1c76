/** Checks that a described game is possible. The first reason found refuses it, with its clause. */
import { bidValues } from '../rules/bids.js'
import { trumpOrder } from '../rules/cards.js'
import { type Announcement, nullValue } from '../rules/announcement.js'
import { cited } from '../rules/cited.js'
import { nullGame } from '../rules/games.js'
import { reachable, sureOfTrick } from '../rules/levels.js'
import { mostPatrolki } from '../rules/patrolki.js'
import type { Rules } from '../rules/rules.js'
import { evaluate, type Level, levelOf, type Matadors, type Value } from '../rules/valuation.js'
import { overbidClause } from './lines.js'
import { heldFor, price, type ToldGame } from './told.js'
import { hasCards, hasOutcome } from './outcomes.js'

/** Why a described game is refused. The code is turned into words where it is shown. */
export interface Impossible {
  readonly refused: ImpossibleCode
  readonly clause: string
}

export type ImpossibleCode =
  | 'bid'
  | 'matadors'
  | 'hand-needed'
  | 'not-in-profile'
  | 'announcement'
  | 'patrolki'
  | 'rewolucja'
  | 'null-level'
  | 'null-below-bid'
  | 'unreachable'
  | 'announced-missed'
  | 'overbid'
  | 'points'
  | 'tricks'
  | 'points-without-trick'
  | 'points-level'
  | 'tricks-level'
  | 'points-verdict'

type Check = readonly [
  code: ImpossibleCode,
  /** The federation's clause, or a function that finds the profile's. */
  clause: string | ((rules: Rules, game: ToldGame) => string),
  fails: (rules: Rules, game: ToldGame) => boolean,
]

const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']
const allPoints = 120
const allTricks = 10

const isNull = ({ announcement }: ToldGame): boolean => announcement.game === nullGame
const outside = (n: number | undefined, most: number): boolean =>
  n !== undefined && !(Number.isInteger(n) && n >= 0 && n <= most)
const losersTricks = ({ won, tricks = 0 }: ToldGame): number => (won ? allTricks - tricks : tricks)

/** The value by the counted cards. If the tricks are not given, the level tells whether there were any. */
function played(rules: Rules, g: ToldGame, points: number): Value {
  const all = g.won ? allTricks : 0
  const tricks = g.tricks ?? (g.level === 'schwarz' ? all : 1)
  const held = heldFor(g.announcement, g.matadors)
  const { announcement, bid } = g
  return evaluate(rules, {
    announcement,
    held,
    bid,
    points,
    tricks,
    opponentsTricks: allTricks - tricks,
    resigned: false,
    patrolkiMissed: announcement.patrolki > 0 && !g.won,
  })
}

/**
 * How many of the lowest trumps the declarer can hold. The trump that ends the sequence of matadors belongs to the
 * other side, or to the declarer if they play without.
 */
function lowestHeld({ game }: Announcement, { with: has, n }: Matadors): number {
  const all = trumpOrder(game).length
  if (n === all) return has ? all : 0
  return has ? all - n - 1 : all - n
}

const checks: readonly Check[] = [
  ['bid', '3.3.2', (rules, { bid }) => !bidValues(rules).includes(bid)],
  [
    'matadors',
    '2.4.3',
    (_, { announcement, matadors }) => {
      const most = trumpOrder(announcement.game).length
      return matadors === null
        ? most > 0
        : !Number.isInteger(matadors.n) || matadors.n < 1 || matadors.n > most
    },
  ],
  ['announcement', '5.2.5', (_, { announcement: a }) => a.schwarz && !a.schneider],
  ['announcement', '5.2.6', (_, g) => !isNull(g) && g.announcement.ouvert && !g.announcement.schwarz],
  ['hand-needed', '5.2.5', (_, { announcement: a }) => a.schneider && !a.hand],
  [
    'not-in-profile',
    (rules) => rules.clauses.announcedLevels,
    ({ announcedLevels }, { announcement: a }) => a.schneider && !a.ouvert && !announcedLevels,
  ],
  [
    'not-in-profile',
    (rules) => rules.clauses.openTrumpGames,
    ({ openTrumpGames }, g) => !isNull(g) && g.announcement.ouvert && !openTrumpGames,
  ],
  [
    'not-in-profile',
    (rules) => rules.clauses.nullValues,
    ({ nullValues }, { announcement: a }) => a.rewolucja && nullValues.rewolucja === null,
  ],
  ['rewolucja', '2.1.2', (_, g) => g.announcement.rewolucja && !(isNull(g) && g.announcement.hand)],
  [
    'not-in-profile',
    (rules) => rules.clauses.patrolki,
    (rules, { announcement: a }) =>
      a.patrolki > 0 && a.game !== nullGame && mostPatrolki(rules, a.game) === 0,
  ],
  [
    'patrolki',
    (rules) => rules.clauses.patrolki,
    (rules, { announcement: a, matadors }) =>
      !Number.isInteger(a.patrolki) ||
      a.patrolki < 0 ||
      a.patrolki > Math.min(mostPatrolki(rules, a.game), matadors === null ? 0 : lowestHeld(a, matadors)),
  ],
  ['null-level', '5.2.7', (_, g) => isNull(g) && (g.level !== 'simple' || g.announcement.schneider)],
  ['null-below-bid', '3.4.4', (rules, g) => isNull(g) && nullValue(rules.nullValues, g.announcement) < g.bid],
  [
    'unreachable',
    '5.4.3',
    // An opponent who lays their cards down wrongly gives even a level that no play could reach, if it is counted (4.3.5).
    ({ wrongOpenLevel }, { announcement, matadors, won, level }) =>
      wrongOpenLevel === 'possible' &&
      won &&
      matadors !== null &&
      !reachable(announcement.game, matadors, level),
  ],
  [
    'unreachable',
    '5.2.4',
    (_, { matadors, won, level }) =>
      !won && level === 'schwarz' && matadors !== null && sureOfTrick(matadors),
  ],
  [
    'announced-missed',
    '5.2.5',
    (_, g) => g.won && levels.indexOf(g.level) < levels.indexOf(levelOf(g.announcement)),
  ],
  [
    'overbid',
    (rules, { announcement }) => cited(rules, overbidClause(announcement.hand)),
    (rules, g) => g.won && !price(rules, g).won,
  ],
  ['points', '1.2.2', (_, { points }) => outside(points, allPoints)],
  ['tricks', '4.4.1', (_, { tricks }) => outside(tricks, allTricks)],
  ['points-without-trick', '5.2.4', (_, g) => !hasCards(g)],
  [
    'tricks-level',
    (rules, g) => cited(rules, isNull(g) ? '5.2.7' : '5.2.4'),
    (_, g) => {
      if (g.tricks === undefined) return false
      return isNull(g) ? (g.tricks === 0) !== g.won : (losersTricks(g) === 0) !== (g.level === 'schwarz')
    },
  ],
  [
    'points-verdict',
    '5.2.2',
    (rules, g) => !isNull(g) && g.points !== undefined && played(rules, g, g.points).won !== g.won,
  ],
  [
    'points-level',
    '5.2.3',
    (rules, g) =>
      !isNull(g) && g.points !== undefined && played(rules, g, g.points).value !== price(rules, g).value,
  ],
  ['points-level', '5.2.3', (rules, g) => g.tricks === undefined && !hasOutcome(rules, g)],
  ['tricks-level', (rules) => cited(rules, '5.2.4'), (rules, g) => !hasOutcome(rules, g)],
]

/** Returns why a game is not possible as described; undefined if it is possible. */
export function impossible(rules: Rules, game: ToldGame): Impossible | undefined {
  const found = checks.find(([, , fails]) => fails(rules, game))
  if (found === undefined) return undefined
  const [refused, clause] = found
  return { refused, clause: typeof clause === 'string' ? cited(rules, clause) : clause(rules, game) }
}
