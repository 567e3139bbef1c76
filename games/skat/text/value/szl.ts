import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{ouvert:ouvert}{hand:hand} – wygranŏ: {score}',
  'score.lost': '{game:game}{ouvert:ouvert}{hand:hand} – przegranŏ: {score}',
  'cannot.bid': 'takigo wertu niy mŏ żŏdyn szpil, tōż niy idzie go rajcować',
  'cannot.matadors': 'tela szczytōw tyn szpil niy mŏ',
  'cannot.hand-needed': 'zapowiadać idzie ino ze rynki',
  'cannot.not-in-profile': 'te prawidła takigo szpila niy znajōm',
  'cannot.announcement': 'we wyższyj zapowiedzi je już ta niższŏ',
  'cannot.patrolki': 'tela patrolek niy idzie wyłożyć',
  'cannot.rewolucja': 'rewolucyjŏ to je Nulla ouvert ze rynki',
  'cannot.null-level': 'przi nulli niy ma sznajdra ani szwarca',
  'cannot.null-below-bid': 'nulla je wert mynij, niż było rajcowane',
  'cannot.unreachable': 'przi tych szczytach tego stopnia niy idzie dokŏzać',
  'cannot.announced-missed': 'bez zapowiedzianego stopnia szpil je przegrany',
  'cannot.overbid': 'wert niy siyngŏ rajcowaniŏ, tōż szpil je przegrany',
  'cannot.points': 'ôczek je ôd 0 do 120',
  'cannot.tricks': 'sztychōw je ôd 0 do 10',
  'cannot.points-without-trick': 'ôczka niy pasujōm do sztychōw',
  'cannot.points-verdict': 'przi tela ôczkach wynik je inkszy',
  'cannot.points-level': 'ôczka niy pasujōm do stopnia',
  'cannot.tricks-level': 'sztychy niy pasujōm do stopnia',
}
