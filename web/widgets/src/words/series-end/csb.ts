/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'series.title': 'Kùńc serii',
  'series.won': 'Dobiwô {name}',
  'series.me': 'Dobiwôsz!',
  'series.tie': 'Równo: {names}',
  'series.places': 'Place',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'òbezdrzë',
  'series.again': 'jesz rôz w tim składze',
  'series.how': 'Te same zasadë, kòżdi na swòjim placu.',
  'series.waits': '{name} żdże przë nôslédnym stolikù.',
  'series.join': 'sôdóm',
  'series.on': 'Graje sã dali przë nôslédnym stolikù.',
  'series.watch': 'pòzdrzã',
  'series.home': 'wszëtczé stolëczi',
  'series.you': 'të',
}
