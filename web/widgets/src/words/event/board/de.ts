/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Serie {n}: nach Namen',
  'board.tables': 'Serie {n}: nach Tischen',
  'board.until': 'bis {time}',
  'board.left': 'noch {n} min',
  'board.qr': 'Mit dem Telefon scannen und anmelden',
  'board.stop': 'anhalten',
  'board.go': 'weiterblättern',
  'board.back': 'vorige Seite',
  'board.on': 'nächste Seite',
}
