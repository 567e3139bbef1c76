/** Reads and writes a game described in words, `grand-schneider hand with 2 lost bid 24`, for the command line. */
import { type Addition, announcement } from '../rules/announcement.js'
import { lowestBid } from '../rules/bids.js'
import { type GameKind, gameNames, nullGame } from '../rules/games.js'
import { write } from '../hand/moves.js'
import { levelOf } from '../rules/valuation.js'
import type { PossibleGame } from './possible.js'
import type { ToldGame } from './told.js'

/** The possible words, for help. */
export const usage =
  'GAME[-schneider|-schwarz|-ouvert|-rewolucja|-patrolki-N] [hand] [with N|without N] ' +
  '[schneider|schwarz] [won|lost] [bid N] [points N] [tricks N]'

/** A word that could not be understood. */
export interface Unreadable {
  readonly refused: 'unreadable'
  readonly word: string
}

const numbered = ['with', 'without', 'bid', 'points', 'tricks'] as const
type Numbered = (typeof numbered)[number]
const plain = ['hand', 'schneider', 'schwarz', 'won', 'lost'] as const
const game = new RegExp(
  `^(${gameNames.join('|')})(?:-(schneider|schwarz|ouvert|rewolucja)|-patrolki-(\\d+))?$`,
)

/** Reads a game. By default it is won, simple, with 1, at the lowest bid. */
export function readTold([first = '', ...rest]: readonly string[]): ToldGame | Unreadable {
  const match = game.exec(first)
  if (match === null) return { refused: 'unreadable', word: first }
  const used = new Set<string>()
  const numbers: Partial<Record<Numbered, number>> = {}
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as string
    if ((numbered as readonly string[]).includes(word)) {
      const number = rest[++i] ?? ''
      if (!/^\d{1,3}$/.test(number)) return { refused: 'unreadable', word: `${word} ${number}`.trim() }
      numbers[word as Numbered] = Number(number)
    } else if ((plain as readonly string[]).includes(word)) used.add(word)
    else return { refused: 'unreadable', word }
  }
  const kind = gameNames.indexOf(match[1] as 'null') as GameKind
  const { with: matadors = 1, without, bid = lowestBid, points, tricks } = numbers
  const level = levelOf({ schneider: used.has('schneider'), schwarz: used.has('schwarz') })
  return {
    announcement: announcement(
      kind,
      used.has('hand'),
      match[2] as Addition | undefined,
      Number(match[3] ?? 0),
    ),
    matadors: kind === nullGame ? null : { with: without === undefined, n: without ?? matadors },
    bid,
    won: !used.has('lost'),
    level,
    ...(points === undefined ? {} : { points }),
    ...(tricks === undefined ? {} : { tricks }),
  }
}

/** Writes a possible game in the same words. */
export function writePossible({ announcement: a, matadors, level }: PossibleGame): string {
  const words = [write({ kind: 'announce', announcement: a })]
  if (a.hand) words.push('hand')
  if (matadors !== null) words.push(matadors.with ? 'with' : 'without', String(matadors.n))
  if (level !== 'simple') words.push(level)
  return words.join(' ')
}
