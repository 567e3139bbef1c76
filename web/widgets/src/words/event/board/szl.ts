/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Seryjŏ {n}: podle nazwisk',
  'board.tables': 'Seryjŏ {n}: podle stołōw',
  'board.until': 'do {time}',
  'board.left': 'jeszcze {n} min',
  'board.qr': 'Zeskanuj telefōnym i zapisz sie',
  'board.stop': 'zatrzimej',
  'board.go': 'dalij samo',
  'board.back': 'zajta nazŏd',
  'board.on': 'nastympnŏ zajta',
}
