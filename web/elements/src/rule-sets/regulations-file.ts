/** The regulations of a club's own rules as a PDF: the path of the file at a gateway. */
import type { Locale } from '@stolik/core'

export const regulationsFile = (game: string, profile: string, locale: Locale): string =>
  `rules/${game}/${profile}.pdf?locale=${locale}`
