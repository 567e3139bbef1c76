import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{ouvert:ouvert}{hand:hand} – dobëtô: {score}',
  'score.lost': '{game:game}{ouvert:ouvert}{hand:hand} – przegrónô: {score}',
  'cannot.bid': 'ti wôrtnotë ni mô niżódnô gra, tej nie mòże ji licytowac',
  'cannot.matadors': 'tëlé szczitów ta gra ni mô',
  'cannot.hand-needed': 'zapòwiadac mòże blós w grze z rãczi',
  'cannot.not-in-profile': 'te regle taczi grë nie znają',
  'cannot.announcement': 'wëższô zapòwiédz zamëkô w se niższą',
  'cannot.patrolki': 'tëlé patrolków nie mòże wëłożëc',
  'cannot.rewolucja': 'rewòlucjô to je nul ouvert z rãczi',
  'cannot.null-level': 'w grze nul nie je sznajdra ani szwarcu',
  'cannot.null-below-bid': 'nul mô mni, jak bëło licytowóné',
  'cannot.unreachable': 'przë tëch szczitach tegò stãpnia nie dô sã dobëc',
  'cannot.announced-missed': 'bez zapòwiedzónégò stãpnia gra je przegrónô',
  'cannot.overbid': 'wôrtnota nie sygô do licytacji, tej gra je przegrónô',
  'cannot.points': 'òczków je òd 0 do 120',
  'cannot.tricks': 'sztëchów je òd 0 do 10',
  'cannot.points-without-trick': 'òczka nie zgôdzają sã ze sztëchama',
  'cannot.points-verdict': 'przë tëlé òczkach wënik grë je jinszi',
  'cannot.points-level': 'òczka nie zgôdzają sã ze stãpniã grë',
  'cannot.tricks-level': 'sztëchë nie zgôdzają sã ze stãpniã grë',
}
