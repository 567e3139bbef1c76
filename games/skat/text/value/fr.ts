import type { Catalogue } from '@stolik/core'

/** Values of told games, and why a game cannot be. */
export const value: Catalogue = {
  'score.won': '{game:game}{hand:hand}{ouvert:ouvert} – gagné : {score}',
  'score.lost': '{game:game}{hand:hand}{ouvert:ouvert} – perdu : {score}',
  'cannot.bid': 'aucun jeu n’a cette valeur, on ne peut donc pas l’annoncer en enchère',
  'cannot.matadors': 'ce jeu n’a pas autant d’honneurs',
  'cannot.hand-needed': 'on ne peut annoncer un niveau qu’en jouant de la main',
  'cannot.not-in-profile': 'ces règles ne connaissent pas ce jeu',
  'cannot.announcement': 'l’annonce la plus haute contient la plus basse',
  'cannot.patrolki': 'on ne peut pas annoncer autant de patrolki',
  'cannot.rewolucja': 'la révolution est un Null ouvert de la main',
  'cannot.null-level': 'au Null il n’y a ni Schneider ni Schwarz',
  'cannot.null-below-bid': 'le Null vaut moins que l’enchère',
  'cannot.unreachable': 'avec ces honneurs, ce niveau ne peut pas être atteint',
  'cannot.announced-missed': 'sans le niveau annoncé, le jeu est perdu',
  'cannot.overbid': 'la valeur n’atteint pas l’enchère, le jeu est donc perdu',
  'cannot.points': 'il y a de 0 à 120 points',
  'cannot.tricks': 'il y a de 0 à 10 plis',
  'cannot.points-without-trick': 'les points et les plis ne vont pas ensemble',
  'cannot.points-verdict': 'avec ces points, le jeu finit autrement',
  'cannot.points-level': 'les points ne vont pas avec le niveau',
  'cannot.tricks-level': 'les plis ne vont pas avec le niveau',
}
