/**
 * What a log keeps of the rules that it was played by. Rules change, and a log outlives them: a settled hand keeps its
 * settlement, and a hand in play goes on only if it stands by the rules of now as it stood by those of then.
 */
import type { HandInPlay, Plugin } from '@stolik/core'
import { sha256 } from '../base/entropy.js'
import type { Dealt, Entry, Moved } from './entry.js'
import type { TableState } from './state.js'

const digests = new WeakMap<Plugin, Map<string, string>>()
const mostKnown = 1000

/**
 * Names the rules of a profile: 16 hexadecimal digits, other ones for another version of the game or another option.
 * @param version for a hand that was dealt by another version, of which only the number is known
 */
export function rulesDigest(plugin: Plugin, profile: string, version = plugin.version): string {
  const known = digests.get(plugin) ?? new Map<string, string>()
  digests.set(plugin, known)
  const key = `${version} ${profile}`
  // Anybody may ask for the digest of any rule set.
  if (known.size > mostKnown) known.clear()
  const digest = known.get(key) ?? digestOf(plugin.rulesText(profile), version)
  known.set(key, digest)
  return digest
}

function digestOf(text: string, version: number): string {
  const [game, , rules] = JSON.parse(text) as readonly [string, number, object]
  return hex(sha256(JSON.stringify([game, version, inOrder(rules)]))).slice(0, 16)
}

/** The same options with their names in order. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, option]) => [name, inOrder(option)]),
        )

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * A number for whose turn it is and what they may do. Two sets of rules by which it is the same after every move of a hand
 * are the same to those who play it.
 */
export function checkOf(hand: HandInPlay): number {
  let sum = 0x811c9dc5
  const add = (text: string): void => {
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
    sum = Math.imul(sum ^ 0x1f, 0x01000193)
  }
  for (const seat of hand.toAct) {
    add(String(seat))
    for (const move of hand.legal(seat)) add(move)
  }
  return sum >>> 0
}

/** Whether a hand stands as it did where the entry was written. Entries of 0.1 do not say. */
export const standsAs = (hand: HandInPlay, { check }: Dealt | Moved): boolean =>
  check === undefined || check === checkOf(hand)

/** The rules that a hand was dealt by. Logs of 0.1 name only the version that their table was opened with. */
export const rulesOfDeal = ({ plugin, opened }: TableState, { rules }: Dealt): string =>
  rules ?? rulesDigest(plugin, opened.profile, opened.version)

/** An entry of 0.1 with what is needed to keep its hand as it was settled; undefined if nothing is missing. */
export function pinnedLater(entry: Entry, after: TableState): Entry | undefined {
  if (entry.kind === 'deal' && entry.rules === undefined)
    return { ...entry, rules: rulesOfDeal(after, entry) }
  if (entry.kind !== 'move' || entry.ended !== undefined || after.phase === 'PLAYING') return undefined
  const whole = pinned(entry, after)
  return whole.kind === 'move' && whole.ended !== undefined ? whole : undefined
}

/** The entry as it is written: with what it led to by the rules of now. */
export function pinned(entry: Entry, { hand, settled, phase }: TableState): Entry {
  if (hand === null) return entry
  if (entry.kind === 'deal') return { ...entry, check: checkOf(hand.now) }
  if (entry.kind !== 'move') return entry
  const moved = { ...entry, check: checkOf(hand.now) }
  const settlement = settled[hand.n]?.settlement
  return settlement === undefined ? moved : { ...moved, ended: { settlement, last: phase === 'FINISHED' } }
}
