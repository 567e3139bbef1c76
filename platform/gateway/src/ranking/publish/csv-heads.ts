/** The heads of a published ranking as a table, in the reader's language; without one they are the names that programs read. */
import type { Locale } from '@stolik/core'

export const heads = [
  ...(['place', 'before', 'person', 'name', 'club', 'score', 'deviation', 'division', 'moves'] as const),
  ...(['events', 'lists', 'hands', 'points', 'small', 'wins', 'seconds', 'won', 'lost'] as const),
  ...(['ranking', 'edition', 'status', 'date', 'hash'] as const),
] as const
export type Head = (typeof heads)[number]

const words: Readonly<Record<Locale, readonly string[]>> = {
  pl: [
    ...['Miejsce', 'Poprzednio', 'Identyfikator', 'Zawodnik', 'Klub', 'Wynik', 'Niepewność', 'Dywizja'],
    ...['Awans lub spadek', 'Turnieje', 'Listy', 'Rozdania', 'Punkty', 'Małe punkty', 'Wygrane listy'],
    ...['Drugie miejsca', 'Wygrane gry', 'Przegrane gry', 'Ranking', 'Wydanie', 'Stan', 'Na dzień', 'Skrót'],
  ],
  de: [
    ...['Platz', 'Zuvor', 'Kennung', 'Spieler', 'Verein', 'Wertung', 'Unsicherheit', 'Staffel'],
    ...['Auf- oder Abstieg', 'Turniere', 'Listen', 'Spiele', 'Punkte', 'Kleine Punkte', 'Listensiege'],
    ...['Zweite Plätze', 'Gewonnene Spiele', 'Verlorene Spiele', 'Rangliste', 'Ausgabe', 'Stand', 'Stichtag'],
    'Hash',
  ],
  en: [
    ...['Place', 'Before', 'Identifier', 'Player', 'Club', 'Score', 'Deviation', 'Division'],
    ...['Promotion or relegation', 'Events', 'Lists', 'Deals', 'Points', 'Small points', 'Lists won'],
    ...['Second places', 'Games won', 'Games lost', 'Ranking', 'Edition', 'Status', 'As of', 'Hash'],
  ],
  fr: [
    ...['Place', 'Avant', 'Identifiant', 'Joueur', 'Club', 'Score', 'Incertitude', 'Division'],
    ...[
      'Montée ou descente',
      'Tournois',
      'Feuilles',
      'Donnes',
      'Points',
      'Petits points',
      'Feuilles gagnées',
    ],
    ...['Deuxièmes places', 'Jeux gagnés', 'Jeux perdus', 'Classement', 'Édition', 'État', 'Au', 'Empreinte'],
  ],
  csb: [
    ...['Plac', 'Rëchli', 'Identifikatór', 'Grôcz', 'Klub', 'Wënik', 'Niepewnota', 'Dywizjô'],
    ...['Awans abò spôdk', 'Turniérë', 'Lëstë', 'Rozdania', 'Pąktë', 'Môłé pąktë', 'Wëgróné lëstë'],
    ...['Drëdżé place', 'Wëgróné grë', 'Przegróné grë', 'Ranking', 'Wëdanié', 'Sztël', 'Na dzéń', 'Skrót'],
  ],
  szl: [
    ...['Plac', 'Przōdzij', 'Identyfikatōr', 'Grŏcz', 'Klub', 'Wynik', 'Niypewność', 'Dywizyjŏ'],
    ...['Awans abo spadek', 'Turniyry', 'Listy', 'Rozdania', 'Pōnkty', 'Małe pōnkty', 'Wygrane listy'],
    ...['Druge place', 'Wygrane gry', 'Przegrane gry', 'Ranking', 'Wydanie', 'Stan', 'Na dziyń', 'Skrōt'],
  ],
}

/** The head of a column; what a spreadsheet is given without a language stays as programs know it. */
export const headOf = (locale: Locale | null, head: Head): string =>
  locale === null ? head : (words[locale][heads.indexOf(head)] ?? head)

/** The head of the places in a category, which has a word of its own where it is one of ours. */
export const placeHead = (locale: Locale | null, category: string, called: string): string =>
  locale === null ? `place_${category}` : `${headOf(locale, 'place')}: ${called}`
