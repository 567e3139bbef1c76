/** What a person has entered so far about a deal on paper, and the resulting line. */
import type { Chair } from '@stolik/core'
import { announcement, type Addition } from '../../src/rules/announcement.js'
import { nullGame, type GameKind } from '../../src/rules/games.js'
import { bidFor, readLine } from '../../src/list/line.js'
import { write } from '../../src/hand/moves.js'
import type { Rules } from '../../src/rules/rules.js'
import { seating } from '../../src/rules/seating.js'
import type { Level } from '../../src/rules/valuation.js'
import { impossible } from '../../src/value/impossible.js'
import { price, type ToldGame } from '../../src/value/told.js'
import { additionOf } from '../announce.js'

export interface Draft {
  readonly who: Chair | 'passed' | 'ramsz' | null
  readonly game: GameKind | null
  readonly hand: boolean
  readonly addition: Addition | 'none'
  readonly patrolki: number
  readonly with: boolean | null
  readonly n: number | null
  readonly won: boolean | null
  readonly level: Level
  /** The value that an overbid game counts because of its bid; null if it was not overbid. */
  readonly counted: number | null
  /** Card points of a ramsz by chair; null if not entered. */
  readonly points: readonly (number | null)[]
  /** Who lost a ramsz if points are equal. */
  readonly losers: readonly Chair[]
}

export const emptyDraft: Draft = {
  who: null,
  game: null,
  hand: false,
  addition: 'none',
  patrolki: 0,
  with: null,
  n: null,
  won: null,
  level: 'simple',
  counted: null,
  points: [],
  losers: [],
}

/** The draft from which a line would have been entered. */
export function draftOf(rules: Rules, chairs: number, line: string | null): Draft {
  const paper = line === null ? null : readLine(rules, chairs, line)
  if (paper === null || 'refused' in paper) return emptyDraft
  if (paper.kind === 'passed') return { ...emptyDraft, who: 'passed' }
  if (paper.kind === 'ramsz')
    return { ...emptyDraft, who: 'ramsz', points: paper.points, losers: paper.losers ?? [] }
  const { declarer, game } = paper
  const { announcement: a, matadors, won, level } = game
  const value = price(rules, game)
  return {
    ...emptyDraft,
    who: declarer,
    game: a.game,
    hand: a.hand,
    addition: additionOf(a) ?? 'none',
    patrolki: a.patrolki,
    with: matadors?.with ?? null,
    n: matadors?.n ?? null,
    won,
    level,
    counted: value.kind === 'trump' && value.overbid ? value.value : null,
  }
}

/** The game of a draft, without how it ended; null if anything is missing. */
export function announced(draft: Draft): Pick<ToldGame, 'announcement' | 'matadors'> | null {
  const { game, hand, addition, patrolki, n } = draft
  if (game === null || typeof draft.who !== 'number') return null
  const a = announcement(game, hand, addition === 'none' ? undefined : addition, patrolki)
  if (game === nullGame) return { announcement: a, matadors: null }
  return draft.with === null || n === null ? null : { announcement: a, matadors: { with: draft.with, n } }
}

const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

/** The levels at which the game may have ended, the lowest first. */
export function levelsFor(rules: Rules, draft: Draft): readonly Level[] {
  const game = announced(draft)
  if (game === null || draft.won === null || draft.game === nullGame) return []
  const { schneider, schwarz } = game.announcement
  const least = schwarz ? 2 : Number(schneider)
  // Announcements count in a lost game as well, so only higher levels make a difference.
  const endedAt = (level: Level): ToldGame => ({ ...game, bid: 18, won: draft.won === true, level })
  return levels
    .slice(least)
    .filter(
      (level) => (!draft.won && level === levels[least]) || impossible(rules, endedAt(level)) === undefined,
    )
}

/** The values that an overbid game may count: multiples of its base above its own value that some bid requires. */
export function countedFor(rules: Rules, draft: Draft): readonly number[] {
  const game = announced(draft)
  if (game === null || draft.won !== false || draft.game === null || draft.game === nullGame) return []
  const value = price(rules, { ...game, bid: 18, won: false, level: 'simple' })
  if (value.kind === 'null') return []
  const { base, multiplier } = value
  return Array.from({ length: 40 - multiplier }, (_, i) => base * (multiplier + 1 + i)).filter(
    (counted) => bidFor(rules, base, counted) !== undefined,
  )
}

/** The chairs that play this hand, forehand first. */
export const playing = (chairs: number, hand: number): readonly Chair[] => seating(chairs, hand)

/** The chairs tied for most points in a ramsz, once all points are entered. */
export function tiedOf({ points }: Draft, players: readonly Chair[]): readonly Chair[] {
  const counted = players.map((chair) => points[chair] ?? null)
  if (counted.includes(null)) return []
  const most = Math.max(...(counted as number[]))
  const tied = players.filter((_, i) => counted[i] === most)
  return tied.length > 1 ? tied : []
}

/** The resulting line; undefined while something is missing. */
export function lineOf(rules: Rules, chairs: number, hand: number, draft: Draft): string | undefined {
  if (draft.who === 'passed') return 'passed'
  if (draft.who === 'ramsz') return ramszLine(rules, chairs, hand, draft)
  const game = announced(draft)
  if (game === null || draft.won === null || draft.who === null) return undefined
  const { announcement: a, matadors } = game
  const words = [String(draft.who + 1), write({ kind: 'announce', announcement: a })]
  if (a.hand) words.push('hand')
  if (matadors !== null) words.push(matadors.with ? 'with' : 'without', String(matadors.n))
  const fitting = levelsFor(rules, draft)
  const level = fitting.includes(draft.level) ? draft.level : (fitting[0] ?? 'simple')
  if (level !== 'simple' && draft.counted === null) words.push(level)
  words.push(draft.won ? 'won' : 'lost')
  if (draft.counted !== null) words.push('overbid', String(draft.counted))
  return words.join(' ')
}

function ramszLine(rules: Rules, chairs: number, hand: number, draft: Draft): string | undefined {
  const players = playing(chairs, hand)
  const figures = Array.from({ length: chairs }, (_, chair) =>
    players.includes(chair) ? (draft.points[chair] ?? null) : ('-' as const),
  )
  if (figures.includes(null)) return undefined
  const tied = tiedOf(draft, players)
  const asks = rules.ramszTie === 'lower-jack' && tied.length > 0
  const losers = draft.losers.filter((chair) => tied.includes(chair))
  const lost = asks && losers.length > 0 ? [`lost ${losers.map((chair) => chair + 1).join('+')}`] : []
  return ['ramsz', ...figures.map(String), ...lost].join(' ')
}
