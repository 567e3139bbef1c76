/** The big screen of the hall. */
import type { Catalogue } from '@stolik/core'

export const board: Catalogue = {
  'board.names': 'Series {n}: by name',
  'board.tables': 'Series {n}: by table',
  'board.until': 'until {time}',
  'board.left': '{n} min left',
  'board.qr': 'Scan with a phone to enter',
  'board.stop': 'hold',
  'board.go': 'go on',
  'board.back': 'previous page',
  'board.on': 'next page',
}
