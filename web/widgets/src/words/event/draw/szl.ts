/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Seryjŏ {n}: fto kaj grŏ',
  'draw.table': 'Stōł {n}',
  'draw.online': 'we internecie',
  'draw.byes': 'Pauzujōm:',
  'draw.byName': 'Podle nazwisk',
  'draw.measure':
    'Powtōrzōne trefiynia: {repeats} (nŏjmynij idzie {bound}). Kamraty przi jednym stole: {clashes} ({clashesBound}). Rōżnica placōw: {seatSpread} ({seatSpreadBound}), rozdań: {dealerSpread} ({dealerSpreadBound}).',
  'draw.proof': 'Sprawdź to losowanie',
  'draw.proofHow': 'Kŏżdy może je powtōrzić z tego zbioru bez',
  'draw.file': 'draws.json',
  'draw.commitment': 'Skrōt pokŏzany przed losowaniym (SHA-256 z sōl:ziŏrno)',
  'draw.salt': 'Sōl',
  'draw.seed': 'Ziŏrno',
  'draw.outside': 'Przimiyszane z zewnōntrz (SHA-256 z ziŏrno:wartość)',
  'list.EMPTY': 'bez wpisōw',
  'list.PLAYING': 'szpil idzie',
  'list.COMPLETE': 'bez podpisōw',
  'list.SIGNED': 'lista fertich',
  'list.ANNULLED': 'niy rachuje sie',
  'list.MISSING': 'ftoś niy prziszoł',
  'sheet.title': 'Seryjŏ {n}, stōł {table}',
  'sheet.hands': '{done} z {n} rozdań',
  'event.line': 'raja {n}:',
  'sheet.listTitle': 'Lista, jak stoji',
}
