import { say, type Locale } from '@stolik/core'
import type { Answer } from '../client/document.js'
import { talkWords } from '../words/talk/index.js'
import type { talk } from './documents.js'

/** A remark as the gateway returns it. */
export type Remark = Answer<typeof talk>['talk']['remarks'][number]

/** Returns a remark in the reader's language; empty for a phrase that this build does not know. */
export function remarkText({ phrase, text }: Remark, locale: Locale): string {
  if (phrase === null) return text ?? ''
  const code = `phrase.${phrase}`
  return Object.hasOwn(talkWords[locale], code) ? say(talkWords[locale], locale, code) : ''
}
