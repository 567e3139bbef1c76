import type { HomeWords } from './words.js'

export const pl: HomeWords = {
  title: 'Karty z Kaszub i Śląska przy jednym stoliku',
  lead: 'Podajesz imię, siadasz i grasz: z ludźmi albo z botami. Bez konta, w telefonie jak na komputerze.',
  rules: 'Zasady są takie, jak w regulaminach: każde rozliczenie pokazuje rachunek i punkt regulaminu.',
  fair: 'Tasowanie każdy może po rozdaniu sprawdzić sam.',
  clubs: 'Klub ma stolik, turnieje i ranking na swojej stronie: wkleja dwie linijki.',
  clubsLink: 'zobacz, jak',
}
