/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Seria {n}: kto gdzie gra',
  'draw.table': 'Stolik {n}',
  'draw.online': 'przez internet',
  'draw.byes': 'Pauzują:',
  'draw.byName': 'Według nazwisk',
  'draw.measure':
    'Powtórzone spotkania: {repeats} (najmniej możliwych {bound}). Koledzy przy jednym stoliku: {clashes} ({clashesBound}). Różnica miejsc: {seatSpread} ({seatSpreadBound}), rozdań: {dealerSpread} ({dealerSpreadBound}).',
  'draw.seed': 'Ziarno losowania:',
  'list.EMPTY': 'bez wpisów',
  'list.PLAYING': 'gra trwa',
  'list.COMPLETE': 'bez podpisów',
  'list.SIGNED': 'lista gotowa',
  'list.ANNULLED': 'unieważniona',
  'list.MISSING': 'ktoś nie przyszedł',
  'sheet.title': 'Seria {n}, stolik {table}',
  'sheet.hands': '{done} z {n} rozdań',
}
