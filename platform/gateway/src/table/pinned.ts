/**
 * What a log keeps of the rules that it was played by. Rules change, and a log outlives them: a settled hand keeps its
 * settlement, and a hand in play goes on only if it stands by the rules of now as it stood by those of then.
 */
import type { HandInPlay, Plugin } from '@stolik/core'
import { sha256 } from '../base/entropy.js'
import type { Dealt, Entry, Moved } from './entry.js'
import type { TableState } from './state.js'

const digests = new WeakMap<Plugin, Map<string, string>>()

/** Names the rules of a profile: 16 hexadecimal digits, other ones for another version of the game or another option. */
export function rulesDigest(plugin: Plugin, profile: string): string {
  const known = digests.get(plugin) ?? new Map<string, string>()
  digests.set(plugin, known)
  const digest =
    known.get(profile) ??
    hex(sha256(JSON.stringify(inOrder(JSON.parse(plugin.rulesText(profile)))))).slice(0, 16)
  known.set(profile, digest)
  return digest
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

/** The entry as it is written: with what it led to by the rules of now. */
export function pinned(entry: Entry, { hand, settled, phase }: TableState): Entry {
  if (hand === null) return entry
  if (entry.kind === 'deal') return { ...entry, check: checkOf(hand.now) }
  if (entry.kind !== 'move') return entry
  const moved = { ...entry, check: checkOf(hand.now) }
  const settlement = settled[hand.n]?.settlement
  return settlement === undefined ? moved : { ...moved, ended: { settlement, last: phase === 'FINISHED' } }
}
