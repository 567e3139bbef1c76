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
  'draw.proof': 'Sprawdź to losowanie',
  'draw.proofHow': 'Każdy może je powtórzyć z tego pliku poleceniem',
  'draw.file': 'draws.json',
  'draw.commitment': 'Zobowiązanie pokazane przed losowaniem (SHA-256 z sól:ziarno)',
  'draw.salt': 'Sól',
  'draw.seed': 'Ziarno',
  'draw.outside': 'Domieszane z zewnątrz (SHA-256 z ziarno:wartość)',
  'list.EMPTY': 'bez wpisów',
  'list.PLAYING': 'gra trwa',
  'list.COMPLETE': 'bez podpisów',
  'list.SIGNED': 'lista gotowa',
  'list.ANNULLED': 'unieważniona',
  'list.MISSING': 'ktoś nie przyszedł',
  'sheet.title': 'Seria {n}, stolik {table}',
  'sheet.hands': '{done} z {n} rozdań',
  'event.line': 'wiersz {n}:',
  'sheet.listTitle': 'Lista, jak stoi',
}
