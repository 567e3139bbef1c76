/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Série {n} : qui joue où',
  'draw.table': 'Table {n}',
  'draw.online': 'par internet',
  'draw.byes': 'Exempts :',
  'draw.byName': 'Par nom',
  'draw.measure':
    'Rencontres répétées : {repeats} (au moins {bound}). Du même groupe à une table : {clashes} ({clashesBound}). Écart des places : {seatSpread} ({seatSpreadBound}), des donnes : {dealerSpread} ({dealerSpreadBound}).',
  'draw.proof': 'Vérifier ce tirage',
  'draw.proofHow': 'Chacun peut le refaire à partir de ce fichier avec',
  'draw.file': 'draws.json',
  'draw.commitment': 'Engagement, montré avant le tirage (SHA-256 de sel:graine)',
  'draw.salt': 'Sel',
  'draw.seed': 'Graine',
  'draw.outside': 'Valeur extérieure mêlée (SHA-256 de graine:valeur)',
  'list.EMPTY': 'rien d’inscrit',
  'list.PLAYING': 'jeu en cours',
  'list.COMPLETE': 'sans signatures',
  'list.SIGNED': 'liste prête',
  'list.ANNULLED': 'annulée',
  'list.MISSING': 'quelqu’un n’est pas venu',
  'sheet.title': 'Série {n}, table {table}',
  'sheet.hands': '{done} donnes sur {n}',
  'event.line': 'ligne {n} :',
  'sheet.listTitle': 'La liste telle qu’elle est',
}
