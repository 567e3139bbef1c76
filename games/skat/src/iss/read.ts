/**
 * Reads the records of the International Skat Server, one hand per line:
 * `(;GM[Skat]PC[…]…ID[…]DT[…]P0[…]P1[…]P2[…]MV[…]R[…] ;)`, where MV holds pairs of actor and action.
 */
import type { FormatTrouble, Seat } from '@stolik/core'
import { readCard, toSet } from '@stolik/core'
import type { Deal } from '../deal.js'

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

/** The fields of a line, as far as it can be read. If a name is repeated, the last field wins. */
export const issFields = (line: string): ReadonlyMap<string, string> =>
  new Map(
    [...line.matchAll(/([A-Z][A-Z0-9]?)\[([^\]]*)\]/g)].map(([, key, value]) => [
      key as string,
      value as string,
    ]),
  )

/** Reads one line. */
export function readIss(line: string): IssRecord | FormatTrouble {
  const trouble = (problem: FormatTrouble['problem'], about: string): FormatTrouble => ({
    ...{ problem, about },
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
    if (!/^[012w]$/.test(who)) return { problem: 'actor', action: at, about: `${who} ${what}` }
    actions.push({ seat: who === 'w' ? null : Number(who), text: what, at })
  }
  return { fields, deal, actions, result: fields.get('R') as string }
}

/** Reads 32 cards: ten each for forehand, middlehand and rearhand, then the skat. */
function readDeal(text: string): Deal | FormatTrouble {
  const trouble = (problem: FormatTrouble['problem'], about: string): FormatTrouble => ({
    ...{ problem, about },
    action: 1,
  })
  const names = text.split(/[.|]/)
  if (names.length !== 32) return trouble('deal', `${names.length} cards`)
  const twice = names.find((name, i) => name !== '??' && names.indexOf(name) !== i)
  if (twice !== undefined) return trouble('deal', twice)
  if (names.includes('??')) return trouble('hidden', '??')
  const cards = names.map(readCard)
  const unknown = cards.indexOf(undefined)
  if (unknown !== -1) return trouble('deal', names[unknown] as string)
  const part = (from: number, to: number): number => toSet((cards as number[]).slice(from, to))
  return { hands: [part(0, 10), part(10, 20), part(20, 30)], skat: part(30, 32) }
}
