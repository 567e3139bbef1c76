/** The end of a series. */
import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'series.title': 'Fin de la série',
  'series.won': '{name} gagne',
  'series.me': 'Vous gagnez !',
  'series.tie': 'Égalité : {names}',
  'series.places': 'Classement',
  'series.bestOf': '{what} · {name} {score}',
  'series.replay': 'revoir',
  'series.again': 'rejouer avec les mêmes',
  'series.how': 'Les mêmes règles, chacun à sa place.',
  'series.waits': '{name} attend à la table suivante.',
  'series.join': 'rejoindre',
  'series.on': 'La partie continue à la table suivante.',
  'series.watch': 'regarder',
  'series.home': 'toutes les tables',
  'series.you': 'vous',
}
