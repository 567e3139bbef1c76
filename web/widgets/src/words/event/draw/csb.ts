/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Seriô {n}: chto dze grô',
  'draw.table': 'Stolëk {n}',
  'draw.online': 'przez internet',
  'draw.byes': 'Pauzëją:',
  'draw.byName': 'Wedle nôzwësków',
  'draw.measure':
    'Pòwtórzoné pòtkania: {repeats} (nômni mòżlëwëch {bound}). Drëszë przë jednym stolëkù: {clashes} ({clashesBound}). Różnica môlów: {seatSpread} ({seatSpreadBound}), rozdaniów: {dealerSpread} ({dealerSpreadBound}).',
  'draw.proof': 'Sprawdzë to losowanié',
  'draw.proofHow': 'Kòżdi mòże je pòwtórzëc z tegò lopka pòlétã',
  'draw.file': 'draws.json',
  'draw.commitment': 'Zòbòwiązanié pòkôzóné przed losowanim (SHA-256 z sól:zôrno)',
  'draw.salt': 'Sól',
  'draw.seed': 'Zôrno',
  'draw.outside': 'Domiészóné z bùtna (SHA-256 z zôrno:wôrtnota)',
  'list.EMPTY': 'bez wpisów',
  'list.PLAYING': 'gra dérëje',
  'list.COMPLETE': 'bez pòdpisów',
  'list.SIGNED': 'lësta gòtowô',
  'list.ANNULLED': 'ùniewôżnionô',
  'list.MISSING': 'chtos nie przëszedł',
  'sheet.title': 'Seriô {n}, stolëk {table}',
  'sheet.hands': '{done} z {n} rozdaniów',
  'event.line': 'réga {n}:',
  'sheet.listTitle': 'Lësta, jak stoji',
}
