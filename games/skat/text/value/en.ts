import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{hand:hand}{ouvert:ouvert} – won: {score}',
  'score.lost': '{game:game}{hand:hand}{ouvert:ouvert} – lost: {score}',
  'cannot.bid': 'no game has this value, so it cannot be bid',
  'cannot.matadors': 'this game does not have so many matadors',
  'cannot.hand-needed': 'only a hand game can announce',
  'cannot.not-in-profile': 'these rules do not know such a game',
  'cannot.announcement': 'the higher announcement includes the lower',
  'cannot.patrolki': 'so many patrolki cannot be laid out',
  'cannot.rewolucja': 'a revolution is null ouvert from the hand',
  'cannot.null-level': 'null knows neither schneider nor schwarz',
  'cannot.null-below-bid': 'null is worth less than was bid',
  'cannot.unreachable': 'with these matadors this level cannot be reached',
  'cannot.announced-missed': 'without the announced level the game is lost',
  'cannot.overbid': 'the value does not reach the bid, so the game is lost',
  'cannot.points': 'there are 0 to 120 card points',
  'cannot.tricks': 'there are 0 to 10 tricks',
  'cannot.points-without-trick': 'points and tricks do not go together',
  'cannot.points-verdict': 'with these points the game ends otherwise',
  'cannot.points-level': 'the points do not go with the level',
  'cannot.tricks-level': 'the tricks do not go with the level',
}
