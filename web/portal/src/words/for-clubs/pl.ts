import type { ForClubsWords } from './words.js'

export const pl: ForClubsWords = {
  lead: 'Stolik, turnieje albo ranking na stronie Twojego klubu. Wybierz, obejrzyj, skopiuj dwie linijki i wklej. Nic nie trzeba instalować ani płacić.',
}
