import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{hand:hand}{ouvert:ouvert} – gewonnen: {score}',
  'score.lost': '{game:game}{hand:hand}{ouvert:ouvert} – verloren: {score}',
  'cannot.bid': 'kein Spiel hat diesen Wert, also kann er nicht gereizt werden',
  'cannot.matadors': 'so viele Spitzen hat dieses Spiel nicht',
  'cannot.hand-needed': 'angesagt werden kann nur aus der Hand',
  'cannot.not-in-profile': 'diese Regeln kennen ein solches Spiel nicht',
  'cannot.announcement': 'die höhere Ansage schließt die niedrigere ein',
  'cannot.patrolki': 'so viele Patrolki lassen sich nicht auslegen',
  'cannot.rewolucja': 'eine Revolution ist ein Null ouvert aus der Hand',
  'cannot.null-level': 'beim Null gibt es weder Schneider noch Schwarz',
  'cannot.null-below-bid': 'Null ist weniger wert als gereizt wurde',
  'cannot.unreachable': 'mit diesen Spitzen ist diese Stufe nicht zu erreichen',
  'cannot.announced-missed': 'ohne die angesagte Stufe ist das Spiel verloren',
  'cannot.overbid': 'der Wert erreicht das Gebot nicht, also ist das Spiel verloren',
  'cannot.points': 'es gibt 0 bis 120 Augen',
  'cannot.tricks': 'es gibt 0 bis 10 Stiche',
  'cannot.points-without-trick': 'Augen und Stiche passen nicht zusammen',
  'cannot.points-verdict': 'mit diesen Augen geht das Spiel anders aus',
  'cannot.points-level': 'die Augen passen nicht zur Gewinnstufe',
  'cannot.tricks-level': 'die Stiche passen nicht zur Gewinnstufe',
}
