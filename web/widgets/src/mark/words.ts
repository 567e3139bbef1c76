/** What a mark says to whoever cannot see it: few words, so they come with the mark. */
import type { Locale } from '@stolik/core'
import type { Mark } from '../client/types.js'

export const markWords: Readonly<Record<Locale, Readonly<Record<Mark, string>>>> = {
  pl: { VERIFIED: 'potwierdzone imię', OFFICIAL: 'z kierownictwa' },
  csb: { VERIFIED: 'pòcwierdzoné miono', OFFICIAL: 'z czerownictwa' },
  szl: { VERIFIED: 'potwierdzōne miano', OFFICIAL: 'z kerownictwa' },
  de: { VERIFIED: 'bestätigter Name', OFFICIAL: 'von der Leitung' },
  en: { VERIFIED: 'verified name', OFFICIAL: 'official' },
  fr: { VERIFIED: 'nom vérifié', OFFICIAL: 'de la direction' },
}
