import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{ouvert:ouvert}{hand:hand} – wygrana: {score}',
  'score.lost': '{game:game}{ouvert:ouvert}{hand:hand} – przegrana: {score}',
  'cannot.bid': 'tej wartości nie ma żadna gra, więc nie można jej zalicytować',
  'cannot.matadors': 'tylu szczytów ta gra nie ma',
  'cannot.hand-needed': 'zapowiadać można tylko grając z ręki',
  'cannot.not-in-profile': 'te zasady nie znają takiej gry',
  'cannot.announcement': 'wyższa zapowiedź zawiera niższą',
  'cannot.patrolki': 'tylu patrolek nie można wyłożyć',
  'cannot.rewolucja': 'rewolucja to Null ouvert z ręki',
  'cannot.null-level': 'w grze null nie ma krawca ani czarno',
  'cannot.null-below-bid': 'null ma mniej, niż zalicytowano',
  'cannot.unreachable': 'przy tych szczytach tego stopnia nie da się osiągnąć',
  'cannot.announced-missed': 'bez zapowiedzianego stopnia gra jest przegrana',
  'cannot.overbid': 'wartość nie sięga licytacji, więc gra jest przegrana',
  'cannot.points': 'oczek jest od 0 do 120',
  'cannot.tricks': 'sztychów jest od 0 do 10',
  'cannot.points-without-trick': 'oczka nie zgadzają się ze sztychami',
  'cannot.points-verdict': 'przy tylu oczkach wynik gry jest inny',
  'cannot.points-level': 'oczka nie zgadzają się ze stopniem gry',
  'cannot.tricks-level': 'sztychy nie zgadzają się ze stopniem gry',
}
