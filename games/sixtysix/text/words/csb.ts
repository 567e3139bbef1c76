import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  game: 'Szescdzesąt szesc',
  // Which rules readers of this language play most, first.
  'profile.order': 'hoyle strict',
  'profile.hoyle': 'Szescdzesąt szesc, regle Hoyle’a',
  'profile.strict': 'Szescdzesąt szesc z mùszã biceje',
  'length.13': 'do sétmë pùnktów grë',

  won: {
    one: '{seat} dobiwô {n} pùnkt grë',
    few: '{seat} dobiwô {n} pùnktë grë',
    many: '{seat} dobiwô {n} pùnktów grë',
    other: '{seat} dobiwô {n} pùnktu grë',
  },
  'hand.points': '{own} òczków do {other}',
  noTrick: 'przegróny ni mô sztëchù',
  few: 'przegróny mô mni jak 33 òczka',
  closed: '{seat} zamikô talón i nie dochôdô',
  extra: {
    one: '{n} pùnkt grë wicy za remis',
    few: '{n} pùnktë grë wicy za remisë',
    many: '{n} pùnktów grë wicy za remisë',
    other: '{n} pùnktu grë wicy za remisë',
  },
  tie: 'pò 65 òczków: nicht nie dobiwô, nôslédny dobiwôcz dostónie ò jeden pùnkt wicy',

  'row.hand': 'rozdanié',
  'replay.trick': 'sztëch {n}',
  'column.points': 'Pùnktë',
  'cannot.unreadable': '„{word}” nick nie znaczi',
  'cannot.points': 'rozdanié ni mòże sã skùńczëc taczima pùnktama',
  'cannot.consent': 'òbaj grôcze mùszą sã zgòdzëc',
}
