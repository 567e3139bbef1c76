import type { Words } from './words.js'

export const pl: Words = {
  lead: 'Karty z Kaszub i Śląska przy jednym stoliku: z ludźmi albo z botami.',
  about: [
    'Podajesz imię, siadasz i grasz. Bez konta, w telefonie jak na komputerze.',
    'Zasady są takie, jak w regulaminach: każde rozliczenie pokazuje rachunek i punkt regulaminu.',
    'Tasowanie każdy może po rozdaniu sprawdzić sam.',
  ],
  skip: 'do stolików',
  free: 'Stolik jest wolnym oprogramowaniem (Apache-2.0).',
  lost: 'Tu nie ma żadnego stolika.',
  lostHint: 'Adres jest niepełny albo stary.',
  home: 'wszystkie stoliki',
  value: 'Ile warta jest gra?',
  replay: 'Rozdanie krok po kroku',
  events: 'Turnieje',
  allEvents: 'wszystkie turnieje',
  rankings: 'Rankingi',
  allRankings: 'wszystkie rankingi',
  news: 'Jest nowsza wersja tej strony. Wpisy zostają w telefonie.',
  takeNews: 'wczytaj ją',
}
