/** Whoever had their name taken away is called by a number: the gateway says it in English, and we in the reader's language. */
import { atOnce } from '@stolik/kit/words/at-once'
import { localeFor } from '../base/prefs.js'

const player = atOnce(
  import.meta.glob<Readonly<Record<'player', string>>>('./player/*.json', { eager: true, import: 'default' }),
)

/** A reviver of JSON. */
export const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^Player [1-9]\d{3}$/.test(value)
    ? `${player[localeFor()].player}${value.slice(6)}`
    : value
