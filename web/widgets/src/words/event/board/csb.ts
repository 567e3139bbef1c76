/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Seriô {n}: wedle nôzwësków',
  'board.tables': 'Seriô {n}: wedle stolëków',
  'board.until': 'do {time}',
  'board.left': 'jesz {n} min',
  'board.qr': 'Zeskanëjë telefónã i zapiszë sã',
  'board.stop': 'zatrzëmôj',
  'board.go': 'dali samò',
  'board.back': 'ùszłô starna',
  'board.on': 'nastãpnô starna',
}
