/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Série {n} : par nom',
  'board.tables': 'Série {n} : par table',
  'board.until': 'jusqu’à {time}',
  'board.left': 'encore {n} min',
  'board.qr': 'Scannez avec le téléphone et inscrivez-vous',
  'board.stop': 'arrêter',
  'board.go': 'défiler tout seul',
  'board.back': 'page précédente',
  'board.on': 'page suivante',
}
