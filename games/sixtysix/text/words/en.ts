import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  game: 'Sixty-six',
  // Which rules readers of this language play most, first.
  'profile.order': 'hoyle strict',
  'profile.hoyle': 'Sixty-six, Hoyle’s rules',
  'profile.strict': 'Sixty-six, tricks must be taken',
  'length.13': 'to seven game points',

  won: { one: '{seat} wins {n} game point', other: '{seat} wins {n} game points' },
  'hand.points': '{own} points to {other}',
  noTrick: 'the loser has no trick',
  few: 'the loser has fewer than 33 points',
  closed: '{seat} closed the stock and did not get there',
  extra: { one: '{n} game point more from a tie', other: '{n} game points more from ties' },
  tie: '65 points each: nobody scores, the next winner has a game point more',

  'row.hand': 'hand',
  'replay.trick': 'trick {n}',
  'column.points': 'Points',
  'cannot.unreadable': '“{word}” means nothing',
  'cannot.points': 'a hand cannot end with these points',
  'cannot.consent': 'both players must agree',
}
