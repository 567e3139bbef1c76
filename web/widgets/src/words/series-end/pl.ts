/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'series.title': 'Koniec serii',
  'series.won': 'Wygrywa {name}',
  'series.me': 'Wygrywasz!',
  'series.tie': 'Remis: {names}',
  'series.places': 'Miejsca',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'odtwórz',
  'series.again': 'jeszcze raz w tym składzie',
  'series.how': 'Te same zasady, każdy na swoim miejscu.',
  'series.waits': '{name} czeka przy następnym stoliku.',
  'series.join': 'dosiadam się',
  'series.on': 'Gra toczy się dalej przy następnym stoliku.',
  'series.watch': 'popatrzę',
  'series.home': 'wszystkie stoliki',
  'series.you': 'ty',
}
