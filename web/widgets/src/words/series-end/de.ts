/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'series.title': 'Ende der Serie',
  'series.won': '{name} gewinnt',
  'series.me': 'Du gewinnst!',
  'series.tie': 'Gleichstand: {names}',
  'series.places': 'Plätze',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'ansehen',
  'series.again': 'noch einmal in dieser Runde',
  'series.how': 'Gleiche Regeln, alle auf ihrem Platz.',
  'series.waits': '{name} wartet am nächsten Tisch.',
  'series.join': 'ich bin dabei',
  'series.on': 'Am nächsten Tisch geht es weiter.',
  'series.watch': 'zusehen',
  'series.home': 'alle Tische',
  'series.you': 'du',
}
