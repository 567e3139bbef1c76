/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'hands.title': 'Zagrane rozdania, ôstatnie piyrsze',
  'hands.none': 'Jeszcze żŏdne rozdanie sie niy skōńczyło.',
  'hands.private': 'To je prywatny stolik: fto dostanie link, może tyż na niego wlyź.',
  'hands.replay': 'ôbejrzij',
  'hands.newTab': '(w nowyj karcie)',
  'hands.share': 'podziyl sie',
  'hands.save': 'zachowej zbiōr',
  'hands.shared': 'Podzielōne.',
  'hands.copied': 'Link je w schowku.',
  'hands.shown': 'Skopiuj tyn link:',
  'hands.link': 'Link do rozdaniŏ',
}
