/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Series {n}: who plays where',
  'draw.table': 'Table {n}',
  'draw.online': 'online',
  'draw.byes': 'Sitting out:',
  'draw.byName': 'By name',
  'draw.measure':
    'Repeated meetings: {repeats} (at best {bound}). Team-mates at one table: {clashes} ({clashesBound}). Difference of seats: {seatSpread} ({seatSpreadBound}), of deals: {dealerSpread} ({dealerSpreadBound}).',
  'draw.proof': 'Check this draw',
  'draw.proofHow': 'Everybody can draw it again from this file with',
  'draw.file': 'draws.json',
  'draw.commitment': 'Commitment, shown before the draw (SHA-256 of salt:seed)',
  'draw.salt': 'Salt',
  'draw.seed': 'Seed',
  'draw.outside': 'Mixed in from outside (SHA-256 of seed:value)',
  'list.EMPTY': 'nothing yet',
  'list.PLAYING': 'playing',
  'list.COMPLETE': 'unsigned',
  'list.SIGNED': 'list done',
  'list.ANNULLED': 'annulled',
  'list.MISSING': 'somebody is missing',
  'sheet.title': 'Series {n}, table {table}',
  'sheet.hands': '{done} of {n} deals',
  'event.line': 'line {n}:',
  'sheet.listTitle': 'The list as it stands',
}
