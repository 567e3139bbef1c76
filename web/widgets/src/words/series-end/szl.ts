/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'series.title': 'Kōniec seryje',
  'series.won': 'Wygrywŏ {name}',
  'series.me': 'Wygrywŏsz!',
  'series.tie': 'Rōwno: {names}',
  'series.places': 'Placa',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'ôbejrzij',
  'series.again': 'jeszcze rŏz w tym składzie',
  'series.how': 'Te same zasady, kŏżdy na swojim placu.',
  'series.waits': '{name} czekŏ przi nastympnym stole.',
  'series.join': 'siadōm',
  'series.on': 'Gra idzie dalij przi nastympnym stole.',
  'series.watch': 'podziwōm sie',
  'series.home': 'wszyjske stoły',
  'series.you': 'ty',
}
