import type { LookWords } from './words.js'

export const pl: LookWords = {
  title: 'Wygląd klubu',
  lead: 'Ustaw kolory, czcionkę i karty. Obok widać od razu, jak to wygląda, a na dole są linijki do wklejenia.',
  back: 'co wkleić na stronę',
}
