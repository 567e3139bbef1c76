import type { ForClubsWords } from './words.js'

export const fr: ForClubsWords = {
  lead: 'Une table, des tournois ou un classement sur la page de votre club. Choisissez, regardez, copiez deux lignes, collez. Rien à installer, rien à payer.',
}
