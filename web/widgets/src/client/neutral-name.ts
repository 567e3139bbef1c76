/** Whoever had their name taken away is called by a number: the gateway says it in English, and we in the reader's language. */
import type { Locale } from '@stolik/core'
import { localeFor } from '../prefs.js'

const player: Readonly<Record<Locale, string>> = {
  ...{ pl: 'Gracz', csb: 'Grôcz', szl: 'Grŏcz', de: 'Spieler', en: 'Player', fr: 'Joueur' },
}

/** A reviver of JSON. */
export const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^Player [1-9]\d{3}$/.test(value)
    ? player[localeFor()] + value.slice(6)
    : value
