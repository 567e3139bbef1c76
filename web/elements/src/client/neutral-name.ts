/** A person whose name was taken away is called by a number. The gateway writes it in English; this translates it. */
import { atOnce } from '@stolik/kit/words/at-once'
import { localeFor } from '../base/prefs.js'

const player = atOnce(
  import.meta.glob<Readonly<Record<'player', string>>>('./player/*.json', { eager: true, import: 'default' }),
)

/** A reviver for JSON.parse. */
export const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^Player [1-9]\d{3}$/.test(value)
    ? `${player[localeFor()].player}${value.slice(6)}`
    : value
