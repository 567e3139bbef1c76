import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  game: 'Soixante-six',
  // Which rules readers of this language play most, first.
  'profile.order': 'hoyle strict',
  'profile.hoyle': 'Soixante-six, règles de Hoyle',
  'profile.strict': 'Soixante-six, levées obligatoires',
  'length.13': 'en sept points de jeu',

  won: {
    one: '{seat} gagne {n} point de jeu',
    many: '{seat} gagne {n} de points de jeu',
    other: '{seat} gagne {n} points de jeu',
  },
  'hand.points': '{own} points à {other}',
  noTrick: 'sans aucun pli pour le perdant',
  few: 'moins de 33 points pour le perdant',
  closed: '{seat} a fermé le talon sans arriver au but',
  extra: {
    one: '{n} point de jeu de plus après une égalité',
    many: '{n} de points de jeu de plus après des égalités',
    other: '{n} points de jeu de plus après des égalités',
  },
  tie: '65 points partout : personne ne marque, le prochain gagnant a un point de plus',

  'row.hand': 'donne',
  'replay.trick': 'pli {n}',
  'column.points': 'Points',
  'cannot.unreadable': '« {word} » ne veut rien dire',
  'cannot.points': 'une donne ne peut pas finir ainsi',
  'cannot.consent': 'les deux joueurs doivent être d’accord',
}
