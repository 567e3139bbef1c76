import { say, type Chair, type Locale } from '@stolik/core'
import type { Mark } from '../client/types.js'
import { talkWords } from '../words/talk/index.js'

/** A remark as the gateway returns it. */
export interface Remark {
  readonly id: string
  readonly chair: Chair
  readonly name: string
  readonly mark?: Mark | null
  /** The same for all remarks of this person. */
  readonly speaker: string
  readonly phrase: string | null
  readonly text: string | null
  readonly answering: string | null
  /** Milliseconds since it was said. */
  readonly ago: number
  readonly mine: boolean
  /** Whether only I see it until the hand is settled. */
  readonly waiting: boolean
}

/** Returns a remark in the reader's language; empty for a phrase that this build does not know. */
export function remarkText({ phrase, text }: Remark, locale: Locale): string {
  if (phrase === null) return text ?? ''
  const code = `phrase.${phrase}`
  return Object.hasOwn(talkWords[locale], code) ? say(talkWords[locale], locale, code) : ''
}
