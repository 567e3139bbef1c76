import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  game: 'Sechsundsechzig',
  // Which rules readers of this language play most, first.
  'profile.order': 'strict hoyle',
  'profile.hoyle': 'Sechsundsechzig nach Hoyle',
  'profile.strict': 'Sechsundsechzig mit Stichzwang',
  'length.13': 'bis sieben Spielpunkte',

  won: { one: '{seat} bekommt {n} Spielpunkt', other: '{seat} bekommt {n} Spielpunkte' },
  'hand.points': '{own} Augen zu {other}',
  noTrick: 'ohne Stich verloren',
  few: 'mit weniger als 33 Augen verloren',
  closed: '{seat} hat zugedreht und es nicht geschafft',
  extra: { one: '{n} Spielpunkt mehr nach einem Ständer', other: '{n} Spielpunkte mehr nach Ständern' },
  tie: 'je 65 Augen: niemand bekommt etwas, wer das nächste Spiel gewinnt, einen Punkt mehr',

  'row.hand': 'Spiel',
  'replay.trick': 'Stich {n}',
  'column.points': 'Punkte',
  'cannot.unreadable': '„{word}“ bedeutet nichts',
  'cannot.points': 'mit diesen Punkten kann kein Spiel enden',
  'cannot.consent': 'beide müssen zustimmen',
}
