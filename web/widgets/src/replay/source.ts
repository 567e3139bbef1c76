/** Where a replay comes from: the text of a record, or a hand of a table. */
import { isBad, readRecordJson, readRecords, type SealedPlay, type ReadRecord } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { games } from '../games.js'
import { courseOf, isCourse, type Course } from './course.js'

/** A hand that can be shown. */
export interface Shown {
  readonly course: Course
  readonly rules: SealedPlay
  readonly renderer: Renderer
}

/**
 * Why there is none: `nothing` nobody said which · `unknown` the gateway gives no record of it · `unreadable` not a
 * record, or none that any rules could have dealt · `otherGame` a game that is not here · `otherRules` another version of its
 * rules · `offline` something could not be fetched.
 */
export type Trouble =
  | { readonly why: 'nothing' | 'unknown' | 'otherRules' | 'offline' }
  | { readonly why: 'unreadable'; readonly line: number }
  | { readonly why: 'otherGame'; readonly game: string }

/** A hand of a table, `hand` from 0. */
export interface Which {
  readonly server: string
  readonly table: string
  readonly hand: number
  readonly invitation: string | undefined
}

export const isTrouble = (value: object): value is Trouble => 'why' in value

/** The text of a hand's record. The gateway's line is fetched for it alone: a record that is there needs none. */
export async function fetchRecord({
  server,
  table,
  hand,
  invitation,
}: Which): Promise<{ text: string } | Trouble> {
  try {
    const { gatewayAt } = await import('../client/gateway.js')
    const answer = await gatewayAt(server).record(table, hand, invitation)
    if ('done' in answer) return { text: answer.done }
    return { why: answer.refused === 'OFFLINE' || answer.refused === 'FAULT' ? 'offline' : 'unknown' }
  } catch {
    return { why: 'offline' }
  }
}

/** Reads a record, fetches its game's rules and table, and plays it. */
export async function openRecord(text: string): Promise<Shown | Trouble> {
  const read = firstRecord(text)
  if ('line' in read) return { why: 'unreadable', line: read.line }
  const { game } = read.record
  const offer = Object.hasOwn(games, game) ? games[game] : undefined
  if (offer?.play === undefined) return { why: 'otherGame', game }
  let fetched: readonly [SealedPlay, Renderer]
  try {
    fetched = await Promise.all([offer.play(), offer.renderer()])
  } catch {
    return { why: 'offline' }
  }
  const [rules, renderer] = fetched
  const course = courseOf(rules, read)
  if (isCourse(course)) return { course, rules, renderer }
  return course.line === null ? { why: 'otherRules' } : { why: 'unreadable', line: course.line }
}

/** The first record of a text, as lines or as JSON; else the line that is wrong. */
function firstRecord(text: string): ReadRecord | { readonly line: number } {
  const plain = text.trim()
  const read = plain.startsWith('{')
    ? readRecordJson({ text: plain.split('\n', 1)[0] ?? '', number: 1 })
    : readRecords(text)[0]
  if (read === undefined) return { line: 1 }
  return isBad(read) ? { line: read.line } : read
}
