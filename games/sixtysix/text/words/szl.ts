import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  game: 'Sześćdziesiōnt sześć',
  // Which rules readers of this language play most, first.
  'profile.order': 'hoyle strict',
  'profile.hoyle': 'Sześćdziesiōnt sześć, regle Hoyle’a',
  'profile.strict': 'Sześćdziesiōnt sześć z musym biciŏ',
  'length.13': 'do siedmiu pōnktōw gry',

  won: {
    one: '{seat} dostŏwŏ {n} pōnkt gry',
    few: '{seat} dostŏwŏ {n} pōnkty gry',
    many: '{seat} dostŏwŏ {n} pōnktōw gry',
    other: '{seat} dostŏwŏ {n} pōnktu gry',
  },
  'hand.points': '{own} ôczek do {other}',
  noTrick: 'przegrany niy mŏ sztychu',
  few: 'przegrany mŏ mynij jak 33 ôczka',
  closed: '{seat} zawiyrŏ talōn i niy dochodzi',
  extra: {
    one: '{n} pōnkt gry wiyncyj za remis',
    few: '{n} pōnkty gry wiyncyj za remisy',
    many: '{n} pōnktōw gry wiyncyj za remisy',
    other: '{n} pōnktu gry wiyncyj za remisy',
  },
  tie: 'po 65 ôczek: żŏdyn niy dostŏwŏ pōnktu, nastympny wygrany mŏ ô jedyn wiyncyj',

  'row.hand': 'rozdanie',
  'replay.trick': 'sztych {n}',
  'column.points': 'Pōnkty',
  'cannot.unreadable': '„{word}” nic niy znaczy',
  'cannot.points': 'rozdanie niy może sie skōńczyć takimi pōnktami',
  'cannot.consent': 'ôba gracze muszōm sie zgodzić',
}
