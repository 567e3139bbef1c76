import type { ForClubsWords } from './words.js'

export const szl: ForClubsWords = {
  lead: 'Stōł, turnieje abo ranking na zajcie twojigo klubu. Ôbier, ôbejzdrzij, skopiuj dwie linijki i wraź. Nic niy trzeba instalować ani płacić.',
}
