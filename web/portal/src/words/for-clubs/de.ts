import type { ForClubsWords } from './words.js'

export const de: ForClubsWords = {
  lead: 'Ein Tisch, Turniere oder eine Rangliste auf der Seite deines Vereins. Auswählen, ansehen, zwei Zeilen kopieren, einfügen. Nichts zu installieren, nichts zu zahlen.',
}
