import type { Locale } from '@stolik/core'
import type { Failure } from './http.js'

/** Sentences that say until when something is refused, as far as that is known. */
export const untilSentences: { [why in Failure]?: ((locale: Locale) => string) | undefined } = {}
