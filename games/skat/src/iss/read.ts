/**
 * Reads the records of the International Skat Server, one hand per line:
 * `(;GM[Skat]PC[…]…ID[…]DT[…]P0[…]P1[…]P2[…]MV[…]R[…] ;)`, where MV holds pairs of actor and action.
 */
import { type Cards, type FormatTrouble, none, readCard, readCards, type Seat } from '@stolik/core'
import { deck } from '../rules/cards.js'
import type { Deal } from '../hand/deal.js'

/** An action of a record, by a player or by the server. */
export interface Action {
  /** Null is the server (`w`, the world): time-outs, leaving, the skat. */
  readonly seat: Seat | null
  readonly text: string
  /** The number of the pair in the record, from 1; the deal is the first pair. */
  readonly at: number
}

export interface IssRecord {
  readonly fields: ReadonlyMap<string, string>
  readonly deal: Deal
  readonly actions: readonly Action[]
  /** The result that the record claims. */
  readonly result: string
}

export const issBegin = '(;'
const issEnd = /;\)$/

/** Who acts: a seat, or the server. */
const actors: ReadonlyMap<string, Seat | null> = new Map([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['w', null],
])

const isLetter = (char: string | undefined): boolean => char !== undefined && char >= 'A' && char <= 'Z'
const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'

/** Where the name of a field begins that ends before `end`: a letter, or a letter and a letter or digit; −1 if there is none. */
function nameBefore(line: string, end: number, from: number): number {
  const [first, last] = [line[end - 2], line[end - 1]]
  if (end - 2 >= from && isLetter(first) && (isLetter(last) || isDigit(last))) return end - 2
  return end - 1 >= from && isLetter(last) ? end - 1 : -1
}

/** The fields of a line, `NAME[value]`, as far as it can be read. If a name is repeated, the last field wins. */
export function issFields(line: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  let from = 0
  for (let open = line.indexOf('['); open !== -1; open = line.indexOf('[', Math.max(from, open + 1))) {
    const name = nameBefore(line, open, from)
    if (name === -1) continue
    const close = line.indexOf(']', open)
    if (close === -1) break
    fields.set(line.slice(name, open), line.slice(open + 1, close))
    from = close + 1
  }
  return fields
}

/** Reads one line. */
export function readIss(line: string): IssRecord | FormatTrouble {
  const trouble = (problem: FormatTrouble['problem'], about: string): FormatTrouble => ({
    problem,
    about,
    action: null,
  })
  const text = line.trim()
  if (!issEnd.test(text)) return trouble('cut-off', text.slice(-20))
  const fields = issFields(text)
  if (fields.get('GM') !== 'Skat') return trouble('field', 'GM')
  const missing = ['P0', 'P1', 'P2', 'MV', 'R'].find((key) => !fields.has(key))
  if (missing !== undefined) return trouble('field', missing)

  const words = (fields.get('MV') as string).split(/\s/).filter(Boolean)
  if (words[0] !== 'w' || words[1] === undefined) return trouble('field', 'MV')
  const deal = readDeal(words[1])
  if ('problem' in deal) return deal
  const actions: Action[] = []
  for (let i = 2; i < words.length; i += 2) {
    const at = i / 2 + 1
    const [who, what] = [words[i] as string, words[i + 1]]
    if (what === undefined) return { problem: 'cut-off', action: at, about: who }
    const seat = actors.get(who)
    if (seat === undefined) return { problem: 'actor', action: at, about: `${who} ${what}` }
    actions.push({ seat, text: what, at })
  }
  return { fields, deal, actions, result: fields.get('R') as string }
}

/** Reads 32 cards: ten each for forehand, middlehand and rearhand, then the skat. */
function readDeal(text: string): Deal | FormatTrouble {
  const names = text.split(/[.|]/)
  const part = (from: number, to: number): Cards => readCards(names.slice(from, to)) ?? none
  const hands = [part(0, 10), part(10, 20), part(20, 30)] as const
  const skat = part(30, 32)
  const all = hands[0] | hands[1] | hands[2] | skat
  return names.length === 32 && all === deck ? { hands, skat } : { ...wrongDeal(names), action: 1 }
}

/** What is wrong with a deal that does not have each card once. */
function wrongDeal(names: readonly string[]): Pick<FormatTrouble, 'problem' | 'about'> {
  if (names.length !== 32) return { problem: 'deal', about: `${names.length} cards` }
  const twice = names.find((name, i) => name !== '??' && names.indexOf(name) !== i)
  if (twice !== undefined) return { problem: 'deal', about: twice }
  if (names.includes('??')) return { problem: 'hidden', about: '??' }
  return { problem: 'deal', about: names.find((name) => readCard(name) === undefined) as string }
}
