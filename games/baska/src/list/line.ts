/**
 * Reads and writes a deal on paper as one line of text: contract, places of starzy, raises announced and counted, and card
 * points or the row of the payment table: `wesele 1+3 raised 2/1 points 78`, `zolla-du 2 lost`.
 */
import { type Row, rowOf } from '../rules/row.js'
import { total } from '../rules/order.js'
import type { Contract, Grade, Rules } from '../rules/rules.js'
import type { PaperDeal } from './deal.js'

/** The words that clubs say for those of a line, so that a list can be typed as it was spoken. */

const spoken: Readonly<Record<string, string>> = {
  zwykła: 'zwykla',
  normalspiel: 'zwykla',
  hochzeit: 'wesele',
  grand: 'gran',
  zolo: 'zolla',
  kontry: 'raised',
  kontras: 'raised',
  punkty: 'points',
  punkte: 'points',
  wygrana: 'won',
  gewonnen: 'won',
  przegrana: 'lost',
  verloren: 'lost',
  remis: 'tie',
}

/** Phrases of two words: with exit, without exit, without a trick. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)z\s+wyj[śs]ciem(?=\s|$)/g, '$1exit'],
  [/(^|\s)bez\s+wyj[śs]cia(?=\s|$)/g, '$1no-exit'],
  [/(^|\s)bez\s+bitki(?=\s|$)/g, '$1no-trick'],
  [/(^|\s)ohne\s+stich(?=\s|$)/g, '$1no-trick'],
]

/** Translates the words of a line, such as `Wesele 1+3 kontry 2/1 wygrana bez bitki`, to those of the notation. */
function wordsOf(line: string): readonly string[] {
  const plain = line.normalize('NFC').trim().toLowerCase()
  const joined = sayings.reduce((text, [saying, word]) => text.replace(saying, word), plain)
  return joined.split(/\s+/).map((word) => {
    const du = word.endsWith('-du') ? '-du' : ''
    const stem = du === '' ? word : word.slice(0, -du.length)
    return `${Object.hasOwn(spoken, stem) ? (spoken[stem] as string) : stem}${du}`
  })
}

export const usage =
  'zwykla PLACE+PLACE | wesele CALLER+PARTNER | cicha PLACE | gran[-du] PLACE | zolla[-du] PLACE, then ' +
  '[raised ANNOUNCED/COUNTED] points N (of starzy) | won|lost [exit|no-exit|no-trick] | tie, ' +
  'and perhaps bok-round|no-bok-round'

export interface Unread {
  readonly refused: 'unreadable' | 'incomplete' | 'contradiction'
  readonly clause: string
  readonly word?: string
}

/** A deal, and whether the line says that it belongs to a bok-round; null if it does not say. */
export interface Line extends Omit<PaperDeal, 'bokRound'> {
  readonly bokClaim: boolean | null
}

const contracts: readonly Contract[] = ['zwykla', 'wesele', 'cicha', 'gran', 'zolla']
const gradeWords: Readonly<Record<string, Grade>> = {
  exit: 'exit',
  'no-exit': 'noExit',
  'no-trick': 'noTrick',
}

/** The clause of lines that cannot be read: what was agreed must be written clearly. */
const clear = 'RZ1'
const unreadable = (word: string): Unread => ({
  refused: 'unreadable',
  clause: clear,
  word: word.slice(0, 40),
})
const incomplete: Unread = { refused: 'incomplete', clause: clear }
const contradiction: Unread = { refused: 'contradiction', clause: clear }

/** The parts after contract and places, as they are found. */
interface Said {
  raised?: readonly [announced: number, counted: number]
  points?: number
  won?: boolean
  grade?: Grade
  tie?: true
  bokClaim?: boolean
}

/** Reads a line. It does not check whether the deal is possible. */
export function readLine(rules: Rules, line: string): Line | Unread {
  const [head = '', sides = '', ...words] = wordsOf(line)
  const du = head.endsWith('-du')
  const name = du ? head.slice(0, -3) : head
  const contract = contracts.find((one) => one === name)
  if (contract === undefined) return unreadable(head)
  if (sides === '') return incomplete
  if (!/^[1-9](\+[1-9])*$/.test(sides)) return unreadable(sides)
  const read = readRest(words)
  if ('refused' in read) return read
  const [announced, counted] = read.raised ?? [0, 0]
  const result = resultOf(rules, contract, du, read)
  if (result === undefined) return incomplete
  if ('refused' in result) return result
  const starzy = sides.split('+').map((place) => Number(place) - 1)
  return { contract, starzy, du, announced, counted, result, bokClaim: read.bokClaim ?? null }
}

function readRest(words: readonly string[]): Said | Unread {
  const read: Said = {}
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    const part = partOf(word, words[i + 1] ?? '')
    if (part === undefined) return unreadable(`${word} ${words[i + 1] ?? ''}`.trim())
    if (Object.keys(part).some((key) => key in read)) return contradiction
    Object.assign(read, part)
    if ('raised' in part || 'points' in part) i += 1
  }
  return read
}

function partOf(word: string, next: string): Said | undefined {
  if (Object.hasOwn(gradeWords, word)) return { grade: gradeWords[word] as Grade }
  switch (word) {
    case 'raised': {
      const match = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(next)
      return match === null ? undefined : { raised: [Number(match[1]), Number(match[2] ?? match[1])] }
    }
    case 'points':
      return /^\d{1,3}$/.test(next) ? { points: Number(next) } : undefined
    case 'won':
    case 'lost':
      return { won: word === 'won' }
    case 'tie':
      return { tie: true }
    case 'bok-round':
    case 'no-bok-round':
      return { bokClaim: word === 'bok-round' }
    default:
      return undefined
  }
}

/** Returns card points or a row. A tie is 52 points. Everything else on the line must agree with them. */
function resultOf(
  rules: Rules,
  contract: Contract,
  du: boolean,
  { points: counted, won, grade, tie }: Said,
): PaperDeal['result'] | Unread | undefined {
  const even = total / 2
  if (tie === true && counted !== undefined && counted !== even) return contradiction
  const points = tie === true ? even : counted
  if (points === undefined) return won === undefined ? undefined : { won, grade: grade ?? null, tie: false }
  const row: Row = rowOf(rules, contract, du, points)
  const agrees = (won === undefined || won === row.won) && (grade === undefined || grade === row.grade)
  return agrees ? { points } : contradiction
}

/** Writes the canonical line of a deal. Bok-rounds are left out, because they follow from the earlier hands. */
export function writeLine({
  contract,
  starzy,
  du,
  announced,
  counted,
  result,
}: Omit<PaperDeal, 'bokRound'>): string {
  // The caller of a wesele comes first. A zwykła gra has no caller.
  const chairs = contract === 'zwykla' ? [...starzy].sort((a, b) => a - b) : starzy
  const words = [du ? `${contract}-du` : contract, chairs.map((chair) => chair + 1).join('+')]
  if (announced > 0) words.push('raised', `${announced}/${counted}`)
  if ('points' in result) words.push('points', String(result.points))
  else if (result.tie) words.push('tie')
  else {
    words.push(result.won ? 'won' : 'lost')
    const grade = Object.entries(gradeWords).find(([, code]) => code === result.grade)
    if (grade !== undefined) words.push(grade[0])
  }
  return words.join(' ')
}
