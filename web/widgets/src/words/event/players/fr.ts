/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Personne ne s’est encore inscrit.',
  'players.number': 'N°',
  'players.status': 'État',
  'status.ENTERED': 'joue',
  'status.WAITING': 'attend une place',
  'status.RESERVE': 'remplaçant',
  'status.WITHDRAWN': 'désinscrit',
  'status.EXCLUDED': 'exclu',
  'status.REPLACED': 'remplacé',
  'status.PENDING': 'attend l’accord',
  'status.DECLINED': 'non acceptée',
  'entry.name': 'Prénom et nom',
  'entry.club': 'Club',
  'entry.licence': 'Licence',
  'entry.team': 'Équipe',
  'entry.pair': 'Paire',
  'entry.born': 'Année de naissance',
  'entry.woman': 'classement des femmes',
  'entry.online': 'je joue par internet',
  'entry.send': 'inscrire',
  'entry.save': 'enregistrer le changement',
  'entry.substitute': 'remplaçant de l’équipe',
}
