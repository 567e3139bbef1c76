import type { ClubsWords } from './words.js'

export const fr: ClubsWords = {
  lead: 'Qui joue ici et où le trouver. Votre club manque ? Dites-le à la personne qui tient ce site.',
}
