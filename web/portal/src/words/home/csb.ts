import type { HomeWords } from './words.js'

export const csb: HomeWords = {
  title: 'Kartë z Kaszëb i Szląska przë jednym stolëkù',
  lead: 'Pòdôjesz miono, sôdôsz i grôsz: z lëdzama abò z bòtama. Bez kònta, w telefónie jak na kòmpùtrze.',
  rules: 'Regle są taczé, jak w regùlaminach: kòżdé rozliczenié pòkazywô rechùnk i pąkt regùlaminu.',
  fair: 'Tasowanié mòże kòżdi pò rozdanim sprawdzëc sóm.',
  clubs: 'Klub mô stolëk, turniére i ranking na swòji starnie: wlepiwô dwie régi.',
  clubsLink: 'òbezdrzë, jak',
}
