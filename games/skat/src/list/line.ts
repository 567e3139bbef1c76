/**
 * A deal on paper as one line of text, the declarer's place first: `2 clubs hand with 2 schneider won`, `passed`,
 * `ramsz 40 35 45`. A game is described in the calculator's words.
 */
import { type Card, type Chair, readCard } from '@stolik/core'
import { cited } from '../rules/cited.js'
import { bidValues } from '../rules/bids.js'
import { nullGame } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { type Level, levelOf } from '../rules/valuation.js'
import { price, type ToldGame } from '../value/told.js'
import { readTold } from '../value/words.js'
import type { Paper } from './paper.js'
import { wordsOf } from './spoken.js'

export const usage =
  'PLACE GAME[-schneider|-schwarz|-ouvert|-rewolucja|-patrolki-N] [hand] with N|without N [schneider|schwarz] ' +
  'won|lost [bid N|overbid N] [points N] [tricks N]  |  passed  |  ' +
  'ramsz POINTS POINTS POINTS [lost PLACE[+PLACE]|jacks CARD CARD CARD] [last PLACE]; by place, - for who sat out'

/** Why a line is not a deal. */
export interface Unread {
  readonly refused: 'unreadable' | 'incomplete' | 'contradiction' | 'place' | 'overbid-value'
  readonly clause: string
  readonly word?: string
}

/** The clause that entries must be complete and unambiguous. */
const clear = (rules: Rules): string => cited(rules, 'PT 7.2.1')

const unreadable = (rules: Rules, word: string): Unread => ({
  refused: 'unreadable',
  clause: clear(rules),
  word: word.slice(0, 40),
})

/** Reads a line for a table with this number of chairs. Whether the deal is possible is checked elsewhere. */
export function readLine(rules: Rules, chairs: number, line: string): Paper | Unread {
  const [first = '', ...rest] = wordsOf(line)
  if (first === 'ramsz') return readRamsz(rules, chairs, rest)
  if (first === 'passed') return rest[0] === undefined ? { kind: 'passed' } : unreadable(rules, rest[0])
  const declarer = chairOf(chairs, first)
  if (declarer === undefined)
    return /^\d+$/.test(first) ? { refused: 'place', clause: rules.clauses.chairs } : unreadable(rules, first)
  return readGame(rules, declarer, rest)
}

/** Reads a place, from 1, as a chair. */
function chairOf(chairs: number, word: string): Chair | undefined {
  return /^[1-9]$/.test(word) && Number(word) <= chairs ? Number(word) - 1 : undefined
}

const exclusive: readonly (readonly string[])[] = [
  ['won', 'lost'],
  ['with', 'without'],
  ['schneider', 'schwarz'],
  ['bid', 'overbid'],
]
const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

function readGame(rules: Rules, declarer: Chair, words: readonly string[]): Paper | Unread {
  const terms = words.filter((word) => !/^\d+$/.test(word))
  const twice = terms.length !== new Set(terms).size
  if (twice || exclusive.some((pair) => pair.every((word) => terms.includes(word))))
    return { refused: 'contradiction', clause: clear(rules) }
  const overbid = words.indexOf('overbid')
  const counted = overbid === -1 ? undefined : words[overbid + 1]
  if (counted !== undefined && !/^\d{1,3}$/.test(counted)) return unreadable(rules, `overbid ${counted}`)
  if (words.length === 0) return { refused: 'incomplete', clause: cited(rules, '5.5.2') }
  const read = readTold(counted === undefined ? words : words.toSpliced(overbid, 2))
  if ('refused' in read) return unreadable(rules, read.word)
  const { announcement: a, won } = read
  const matadors = a.game === nullGame || terms.includes('with') || terms.includes('without')
  if (!matadors || !(terms.includes('won') || terms.includes('lost')))
    return { refused: 'incomplete', clause: cited(rules, '5.5.2') }
  // A level that was announced and won was also reached, even if the line does not say so.
  const announced = a.game === nullGame ? 'simple' : levelOf(a)
  const level = won && levels.indexOf(read.level) < levels.indexOf(announced) ? announced : read.level
  const game = { ...read, level }
  if (counted === undefined) return { kind: 'game', declarer, game }
  const bid = a.game === nullGame ? undefined : bidFor(rules, rules.bases[a.game], Number(counted))
  const overbidGame = bid === undefined ? undefined : { ...game, bid }
  return overbidGame === undefined || !isOverbid(rules, overbidGame)
    ? { refused: 'overbid-value', clause: cited(rules, '5.4.1') }
    : { kind: 'game', declarer, game: overbidGame }
}

function isOverbid(rules: Rules, game: ToldGame): boolean {
  const value = price(rules, game)
  return !game.won && value.kind === 'trump' && value.overbid
}

/** The highest bid that, if missed, counts as this multiple of the base (5.4.1). */
export const bidFor = (rules: Rules, base: number, counted: number): number | undefined =>
  bidValues(rules).findLast((bid) => base * Math.ceil(bid / base) === counted)

function readRamsz(rules: Rules, chairs: number, words: readonly string[]): Paper | Unread {
  const points = words.slice(0, chairs).map(pointsOf)
  const bad = points.findIndex((n) => n === undefined)
  if (bad !== -1) return unreadable(rules, words[bad] as string)
  if (points.length < chairs) return { refused: 'incomplete', clause: rules.clauses.ramsz }
  let paper: Extract<Paper, { kind: 'ramsz' }> = { kind: 'ramsz', points: points as (number | null)[] }
  for (let i = chairs; i < words.length;) {
    const word = words[i] as string
    const length = word === 'jacks' ? chairs : 1
    const part = partOf(chairs, word, words.slice(i + 1, i + 1 + length))
    if (part === undefined) return unreadable(rules, words.slice(i).join(' '))
    if (Object.keys(part).some((key) => key in paper))
      return { refused: 'contradiction', clause: clear(rules) }
    paper = { ...paper, ...part }
    i += 1 + length
  }
  return paper
}

const pointsOf = (word: string): number | null | undefined => {
  if (word === '-') return null
  return /^\d{1,3}$/.test(word) ? Number(word) : undefined
}

type RamszPart = Pick<Extract<Paper, { kind: 'ramsz' }>, 'jacks' | 'losers' | 'lastTrick'>

function partOf(chairs: number, word: string, words: readonly string[]): RamszPart | undefined {
  const places = words
    .join('+')
    .split('+')
    .map((place) => chairOf(chairs, place))
  if (word === 'lost' && places.every((chair) => chair !== undefined)) return { losers: places }
  if (word === 'last' && places.length === 1 && places[0] !== undefined) return { lastTrick: places[0] }
  if (word !== 'jacks' || words.length !== chairs) return undefined
  const jacks = words.map((name): Card | null | undefined =>
    name === '-' ? null : readCard(name.toUpperCase()),
  )
  return jacks.every((jack) => jack !== undefined) ? { jacks } : undefined
}
