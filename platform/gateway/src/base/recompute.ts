/** Recomputes a problem from its record: a problem is right only if it is exactly what follows from the cards and the moves. */
import { isDeepStrictEqual } from 'node:util'
import {
  isBad,
  mostMoves,
  problemAt,
  problemFormat,
  readRecordJson,
  replay,
  type BadRecord,
  type NoProblem,
  type Problem,
  type Stop,
} from '@stolik/core'
import type { Offer } from './offer.js'

/** A problem takes some kilobytes. */
const mostCharacters = 100_000

/** What is wrong with a problem: why its position is none, or what of it is not so. */
export type Complaint =
  | { readonly code: NoProblem | 'too-long' | 'unreadable' | 'version' | 'no-analysis' }
  | { readonly code: 'record'; readonly unread: BadRecord }
  | { readonly code: 'record'; readonly stop: Stop }
  | { readonly code: 'record'; readonly moves: number }
  | { readonly code: 'answer'; readonly claimed: string; readonly right: string }
  | { readonly code: 'figures'; readonly field: string }

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What recomputes the problems of a game. */
export type Recomputing = Pick<Offer, 'plugin' | 'analysis' | 'decide'>

/** @returns what is wrong with a line; the problem if it is exactly what its record leads to */
export async function recomputed(text: string, games: readonly Recomputing[]): Promise<Complaint | Problem> {
  if (text.length > mostCharacters) return { code: 'too-long' }
  const claimed = parsed(text)
  if (claimed === undefined || !('problem' in claimed)) return { code: 'unreadable' }
  if (claimed['problem'] !== problemFormat) return { code: 'version' }
  const { hidden, seat } = claimed
  if (!isObject(hidden) || !isObject(hidden['record'])) return { code: 'unreadable' }
  const { answer } = hidden
  if (typeof answer !== 'string' || typeof seat !== 'number') return { code: 'unreadable' }
  const reading = readRecordJson({ text: JSON.stringify(hidden['record']), number: 1 })
  if (isBad(reading)) return { code: 'record', unread: reading }
  const { record } = reading
  const offer = games.find(({ plugin }) => plugin.id === record.game)
  const analysis = await offer?.analysis?.()
  if (offer === undefined || analysis === undefined) return { code: 'no-analysis' }
  const step = record.moves.length
  if (step > mostMoves) return { code: 'record', moves: step }
  const { hand, stop } = replay(offer.plugin, reading)
  if (stop !== null) return { code: 'record', stop }
  const before = { plugin: offer.plugin, analysis, decide: await offer.decide?.() }
  // The answer may be none that can be played; what is right follows from any move that can.
  for (const move of [answer, ...(hand?.legal(seat) ?? [])]) {
    const moves = [...record.moves, { seat, move }]
    const found = problemAt({ ...before, record: { ...record, moves } }, step)
    if (found === 'unknown') continue
    return typeof found === 'string' ? { code: found } : (differing(found, claimed, answer) ?? found)
  }
  return { code: 'unknown' }
}

export const isComplaint = (of: Complaint | Problem): of is Complaint => 'code' in of

/** In what a problem differs from what follows from its record. */
function differing(found: Problem, claimed: Json, answer: string): Complaint | undefined {
  const right = found.hidden.answer
  if (right !== answer) return { code: 'answer', claimed: answer.slice(0, 20), right }
  const same: Json = JSON.parse(JSON.stringify(found)) as Json
  const field = [...Object.keys(same), ...Object.keys(claimed)].find(
    (key) => !isDeepStrictEqual(same[key], claimed[key]),
  )
  return field === undefined ? undefined : { code: 'figures', field }
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
