/**
 * What a log keeps of the rules that it was played by. Rules change, and a log outlives them: a settled hand keeps its
 * settlement, and a hand in play goes on only if it stands by the rules of now as it stood by those of then.
 */
import type { HandInPlay, Plugin } from '@stolik/core'
import { rulesDigest as digestOf } from '@stolik/contract/rules-digest'
import { LRUCache } from 'lru-cache'
import type { Dealt, Entry, Moved } from './entry.js'
import type { TableState } from './state.js'

/** Anybody may ask for the digest of any rule set. */
const mostKnown = 1_000
const digests = new WeakMap<Plugin, LRUCache<string, string>>()

/**
 * Returns the digest of the rules of a profile.
 * @param version for a hand that was dealt by another version, of which only the number is known
 */
export function rulesDigest(plugin: Plugin, profile: string, version = plugin.version): string {
  const known = digests.get(plugin) ?? new LRUCache<string, string>({ max: mostKnown })
  digests.set(plugin, known)
  const key = `${version} ${profile}`
  const digest = known.get(key) ?? digestOf(plugin.rulesText(profile), version)
  known.set(key, digest)
  return digest
}

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

/** The entry as it is decided: a move says by which rules it is made if its hand was dealt by others. */
export function byRules(entry: Entry, { plugin, opened, hand }: TableState): Entry {
  if (entry.kind !== 'move' || hand === null) return entry
  const rules = rulesDigest(plugin, opened.profile)
  return rules === hand.rules ? entry : { ...entry, rules }
}
