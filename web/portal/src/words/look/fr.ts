import type { LookWords } from './words.js'

export const fr: LookWords = {
  title: 'L’apparence du club',
  lead: 'Réglez les couleurs, la police et les cartes. À côté, on voit aussitôt le résultat, et en bas se trouvent les lignes à coller.',
  back: 'quoi coller sur la page',
}
