/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'hands.title': 'Donnes terminées, la dernière d’abord',
  'hands.none': 'Aucune donne n’est encore terminée.',
  'hands.private': 'C’est une table privée : qui reçoit le lien peut aussi y venir.',
  'hands.replay': 'revoir',
  'hands.newTab': '(dans un nouvel onglet)',
  'hands.share': 'partager',
  'hands.save': 'enregistrer le fichier',
  'hands.shared': 'Partagé.',
  'hands.copied': 'Le lien est dans le presse-papiers.',
  'hands.shown': 'Copiez ce lien :',
  'hands.link': 'Lien vers la donne',
}
