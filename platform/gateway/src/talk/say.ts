/** From what somebody asks to say to the remark that is made, or why not. */
import { isPhrase } from '@stolik/core'
import { readLine } from '@stolik/contract/line'
import type { Entropy } from '../base/entropy.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Person } from '../table/entry.js'
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

/** Exactly one of the two: a phrase that there is, or a line that can be shown. */
export function readSaid({ phrase = null, text = null }: SayArgs): Remark['said'] | undefined {
  if (phrase !== null) return text === null && isPhrase(phrase) ? { phrase } : undefined
  const line = text === null ? undefined : readLine(text, longestLine)
  return line === undefined ? undefined : { text: line }
}

/** Checked before anything is counted, so that a refusal costs nobody a remark. */
export function makeRemark(
  said: Remark['said'],
  answering: string | null,
  { state, person, before, now, word }: Saying,
): Remark | RefusalCode {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (state.phase === 'CLOSED') return 'OVER'
  // As far as the speaker hears it: whether there is more must not be found out by trying.
  if (answering !== null && !audible(before, state, person.id).some(({ id }) => id === answering))
    return 'BAD_CHOICE'
  const made = { id: word(10), at: now, chair, person: person.id, name: person.name, said, answering }
  return { ...made, hand: handInPlay(state), held: isHeldBack(state, made, before) }
}
