/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Seria {n}: według nazwisk',
  'board.tables': 'Seria {n}: według stolików',
  'board.until': 'do {time}',
  'board.left': 'jeszcze {n} min',
  'board.qr': 'Zeskanuj telefonem i zapisz się',
  'board.stop': 'zatrzymaj',
  'board.go': 'dalej samo',
  'board.back': 'poprzednia strona',
  'board.on': 'następna strona',
}
