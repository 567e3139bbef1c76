import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'fair.how':
    'L’empreinte de la graine du mélange est montrée avant les cartes, et la graine après la dernière carte. Qui s’assied à la table ou demande la donne suivante ajoute sa part de hasard : personne ne décide seul des cartes.',
  'fair.added': {
    one: '{n} joueur a ajouté sa part de hasard à cette donne.',
    many: '{n} joueurs ont ajouté leur part de hasard à cette donne.',
    other: '{n} joueurs ont ajouté leur part de hasard à cette donne.',
  },
  'fair.none':
    'Cette donne a commencé d’elle-même : personne n’a ajouté sa part de hasard, la graine seule a décidé des cartes.',
  'fair.commitment': 'Empreinte (SHA-256) de cette donne',
  'fair.next': 'Empreinte de la donne suivante',
  'fair.later': 'Vous connaîtrez la graine après la donne.',
  'fair.seed': 'Graine',
  'fair.salt': 'Sel',
  'fair.luck': 'Hasard des joueurs',
  'fair.deal': 'Cartes',
  'fair.check': 'vérifier le mélange',
  'fair.checking': 'Vérification…',
  'fair.fair': 'C’est juste : les cartes viennent de la graine, et l’empreinte est bien la sienne.',
  'fair.malformed': 'Ce n’est pas juste : les données sont mal formées.',
  'fair.badCommitment': 'Ce n’est pas juste : l’empreinte n’est pas celle de cette graine.',
  'fair.badDeal': 'Ce n’est pas juste : cette graine donne d’autres cartes.',
  'fair.unable':
    'Le navigateur ne calcule les empreintes que sur des pages en https ou sur le même ordinateur.',
}
