/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'series.title': 'End of the series',
  'series.won': '{name} wins',
  'series.me': 'You win!',
  'series.tie': 'A tie: {names}',
  'series.places': 'Places',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'replay',
  'series.again': 'again with the same people',
  'series.how': 'The same rules, everybody in their own place.',
  'series.waits': '{name} is waiting at the next table.',
  'series.join': 'join',
  'series.on': 'They go on at the next table.',
  'series.watch': 'watch',
  'series.home': 'all tables',
  'series.you': 'you',
}
