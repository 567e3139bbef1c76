/** The portal's own sentences. */
export interface Words {
  readonly lead: string
  readonly about: readonly string[]
  readonly skip: string
  readonly free: string
  readonly lost: string
  readonly lostHint: string
  readonly home: string
  readonly value: string
  readonly events: string
  readonly allEvents: string
  readonly rankings: string
  readonly allRankings: string
  /** A newer build of the site has come to this phone. */
  readonly news: string
  readonly takeNews: string
}

export const words = {
  pl: {
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
    events: 'Turnieje',
    allEvents: 'wszystkie turnieje',
    rankings: 'Rankingi',
    allRankings: 'wszystkie rankingi',
    news: 'Jest nowsza wersja tej strony. Wpisy zostają w telefonie.',
    takeNews: 'wczytaj ją',
  },
  de: {
    lead: 'Karten aus der Kaschubei und aus Schlesien an einem Tisch: mit Menschen oder mit Bots.',
    about: [
      'Namen angeben, hinsetzen, spielen. Ohne Konto, am Telefon wie am Rechner.',
      'Die Regeln sind die der Ordnungen: jede Abrechnung zeigt ihre Rechnung und den Punkt der Ordnung.',
      'Die Mischung kann nach dem Spiel jeder selbst nachprüfen.',
    ],
    skip: 'zu den Tischen',
    free: 'Stolik ist freie Software (Apache-2.0).',
    lost: 'Hier steht kein Tisch.',
    lostHint: 'Die Adresse ist unvollständig oder alt.',
    home: 'alle Tische',
    value: 'Was ist ein Spiel wert?',
    events: 'Turniere',
    allEvents: 'alle Turniere',
    rankings: 'Ranglisten',
    allRankings: 'alle Ranglisten',
    news: 'Es gibt eine neuere Fassung dieser Seite. Die Einträge bleiben im Telefon.',
    takeNews: 'laden',
  },
  en: {
    lead: 'Card games of Kashubia and Silesia at one table: with people or with bots.',
    about: [
      'Give a name, sit down and play. No account, on a phone as on a desk.',
      'The rules are those of the rule books: every settlement shows its sum and the clause.',
      'Anyone can check the shuffle after the deal.',
    ],
    skip: 'to the tables',
    free: 'Stolik is free software (Apache-2.0).',
    lost: 'There is no table here.',
    lostHint: 'The address is incomplete or old.',
    home: 'all tables',
    value: 'What is a game worth?',
    events: 'Tournaments',
    allEvents: 'all tournaments',
    rankings: 'Rankings',
    allRankings: 'all rankings',
    news: 'There is a newer version of this page. What was entered stays on the phone.',
    takeNews: 'load it',
  },
} satisfies Readonly<Record<string, Words>>
