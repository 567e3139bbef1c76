/** The heads of a results table in the reader's language; without one they are the stable names that programs read. */
import type { Locale } from '@stolik/core'

const names = [
  ...['place', 'number', 'name', 'club', 'team', 'pair', 'table', 'points', 'small', 'adjusted', 'prize'],
  ...['event', 'game', 'profile', 'version', 'stamp', 'regulations', 'hash'],
] as const
type Head = (typeof names)[number]

const words: Readonly<Record<Locale, readonly string[]>> = {
  pl: [
    ...['Miejsce', 'Numer', 'Nazwisko', 'Klub', 'Drużyna', 'Para', 'Stolik', 'Punkty', 'Małe punkty'],
    ...[
      'Korekty i kary',
      'Nagroda',
      'Turniej',
      'Gra',
      'Zasady',
      'Wersja',
      'Stan',
      'Regulamin (skrót)',
      'Skrót wyniku',
    ],
  ],
  de: [
    ...['Platz', 'Nummer', 'Name', 'Verein', 'Mannschaft', 'Paar', 'Tisch', 'Punkte', 'Kleine Punkte'],
    ...['Korrekturen und Strafen', 'Preis', 'Veranstaltung', 'Spiel', 'Regeln', 'Version', 'Stand'],
    ...['Ausschreibung (Hash)', 'Ergebnis (Hash)'],
  ],
  en: [
    ...['Place', 'Number', 'Name', 'Club', 'Team', 'Pair', 'Table', 'Points', 'Small points'],
    ...['Adjustments and penalties', 'Prize', 'Event', 'Game', 'Rules', 'Version', 'Status'],
    ...['Regulations (hash)', 'Result (hash)'],
  ],
  fr: [
    ...['Place', 'Numéro', 'Nom', 'Club', 'Équipe', 'Paire', 'Table', 'Points', 'Petits points'],
    ...['Corrections et pénalités', 'Prix', 'Tournoi', 'Jeu', 'Règles', 'Version', 'État'],
    ...['Règlement (empreinte)', 'Résultat (empreinte)'],
  ],
  csb: [
    ...['Plac', 'Numer', 'Nôzwëskò', 'Klub', 'Karno', 'Pôra', 'Stół', 'Pąktë', 'Môłé pąktë'],
    ...['Kòrektë a sztrôfë', 'Nôdgroda', 'Turnier', 'Gra', 'Zasadë', 'Wersjô', 'Sztël', 'Regulamin (skrót)'],
    'Skrót wënikù',
  ],
  szl: [
    ...['Plac', 'Numer', 'Nazwisko', 'Klub', 'Drużyna', 'Pŏra', 'Stōł', 'Pōnkty', 'Małe pōnkty'],
    ...['Korekty i sztrafy', 'Nŏgroda', 'Turniyj', 'Szpil', 'Zasady', 'Wersyjŏ', 'Stan', 'Regulamin (skrōt)'],
    'Skrōt wyniku',
  ],
}

/** The head of a column, of a series where it has a number: `points2` or “Punkty 2”. */
export function csvHead(locale: Locale | null, head: Head, series?: number): string {
  if (locale === null) return `${head}${series ?? ''}`
  const word = words[locale][names.indexOf(head)] ?? head
  return series === undefined ? word : `${word} ${series}`
}
