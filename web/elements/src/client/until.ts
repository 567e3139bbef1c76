import type { Locale } from '@stolik/core'
import type { Failure } from './http.js'

/** Says until when something is refused, as far as it is known. */
export const untils: { [why in Failure]?: ((locale: Locale) => string) | undefined } = {}
