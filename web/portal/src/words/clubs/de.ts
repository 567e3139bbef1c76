import type { ClubsWords } from './words.js'

export const de: ClubsWords = {
  lead: 'Wer hier spielt und wo er zu finden ist. Dein Verein fehlt? Sag es dem, der diese Seite betreibt.',
}
