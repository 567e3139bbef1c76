/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'Que s’est-il passé ?',
  'arbiter.none': 'Ce jeu n’a pas son propre arbitre. L’arbitre du tournoi tranche lui-même.',
  'arbiter.ask': 'que dit le règlement ?',
  'arbiter.unknown': 'on ne sait pas',
  'arbiter.proposal': 'Le règlement dit',
  'arbiter.paper': 'Pour la liste :',
  'arbiter.series': 'Série',
  'arbiter.table': 'Table',
  'arbiter.note': 'Mots de l’arbitre',
  'arbiter.rule': 'je décide ainsi',
  'arbiter.ruleOwn': 'je décide',
  'arbiter.where': 'Décision {n} : série {series}, table {table}',
  'arbiter.own': 'autre chose : l’arbitre le dit lui-même',
  'arbiter.look': 'voir la liste et le relevé de la table',
  'record.title': 'Relevé du jeu, carte après carte',
}
