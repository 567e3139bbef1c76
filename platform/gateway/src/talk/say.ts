/** Turns a request to speak into a remark, or a refusal. */
import { isPhrase } from '@stolik/core'
import { readLine } from '@stolik/contract/line'
import type { Entropy } from '../base/entropy.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Person } from '../base/person.js'
import { chairOf, type TableState } from '../table/state.js'
import { audible, handInPlay, isHeldBack } from './hearing.js'
import { longestLine, type Remark } from '../table/remark.js'

export interface SayArgs {
  readonly table: string
  readonly phrase?: string | null
  readonly text?: string | null
  readonly answering?: string | null
}

export interface Saying {
  readonly state: TableState
  readonly person: Person
  readonly before: readonly Remark[]
  readonly now: number
  readonly word: Entropy['word']
}

/** Reads exactly one of the two: a known phrase, or a line that can be displayed. */
export function readSaid({ phrase = null, text = null }: SayArgs): Remark['said'] | undefined {
  if (phrase !== null) return text === null && isPhrase(phrase) ? { phrase } : undefined
  const line = text === null ? undefined : readLine(text, longestLine)
  return line === undefined ? undefined : { text: line }
}

/** Makes a remark. Called before rate limits count, so that a refusal costs nobody a remark. */
export function makeRemark(
  remark: Remark['said'],
  answering: string | null,
  { state, person, before, now, word }: Saying,
): Remark | RefusalCode {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (state.phase === 'CLOSED') return 'OVER'
  // Only a remark that the speaker can see: they must not be able to detect hidden ones by trying.
  if (answering !== null && !audible(before, state, person.id).some(({ id }) => id === answering))
    return 'BAD_CHOICE'
  const made = { id: word(10), at: now, chair, person: person.id, name: person.name, said: remark, answering }
  return { ...made, hand: handInPlay(state), held: isHeldBack(state, made, before) }
}
