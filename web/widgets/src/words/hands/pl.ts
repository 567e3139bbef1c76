/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'hands.title': 'Rozegrane rozdania, ostatnie pierwsze',
  'hands.none': 'Jeszcze żadne rozdanie się nie skończyło.',
  'hands.private': 'To prywatny stolik: kto dostanie link, może też na niego wejść.',
  'hands.replay': 'odtwórz',
  'hands.newTab': '(w nowej karcie)',
  'hands.share': 'udostępnij',
  'hands.save': 'zapisz plik',
  'hands.shared': 'Udostępnione.',
  'hands.copied': 'Link jest w schowku.',
  'hands.shown': 'Skopiuj ten link:',
  'hands.link': 'Link do rozdania',
}
