import type { Catalogue, Locale } from '@stolik/core'

const pl: Catalogue = {
  game: 'Maleństwo',
  'profile.plain': 'zwykłe',
  'profile.high': 'o wysoką stawkę',
  passed: 'Wszyscy spasowali: następne rozdanie liczy się podwójnie tam, gdzie tak się gra',
  made: 'Wygrana {score}',
  failed: 'Przegrana {score}',
  tricks: {
    one: '{n} lewa, zapowiedziano {bid}',
    few: '{n} lewy, zapowiedziano {bid}',
    many: '{n} lew, zapowiedziano {bid}',
    other: '{n} lewy, zapowiedziano {bid}',
  },
  conceded: 'Gra poddana',
  doubled: 'Rozdanie podwójne',
  'kind.promise': 'Zapowiedź',
  'row.passed': 'pas',
  'row.bid': { one: '{n} lewa', few: '{n} lewy', many: '{n} lew', other: '{n} lewy' },
  'sum.made': 'Wygrane gry',
  'cannot.unreadable': '„{word}” nic nie znaczy',
  'cannot.place': 'takiego miejsca nie ma',
  'cannot.idle': 'rozdający nie gra',
  'cannot.consent': 'potrzebna zgoda wszystkich',
}

const de: Catalogue = {
  game: 'Winzling',
  'profile.plain': 'einfach',
  'profile.high': 'um hohen Einsatz',
  passed: 'Alle haben gepasst: wo so gespielt wird, zählt das nächste Spiel doppelt',
  made: 'Gewonnen {score}',
  failed: 'Verloren {score}',
  tricks: { one: '{n} Stich, angesagt {bid}', other: '{n} Stiche, angesagt {bid}' },
  conceded: 'Spiel aufgegeben',
  doubled: 'Das Spiel zählt doppelt',
  'kind.promise': 'Ansage',
  'row.passed': 'gepasst',
  'row.bid': { one: '{n} Stich', other: '{n} Stiche' },
  'sum.made': 'Gewonnene Spiele',
  'cannot.unreadable': '„{word}“ bedeutet nichts',
  'cannot.place': 'diesen Platz gibt es nicht',
  'cannot.idle': 'der Geber spielt nicht mit',
  'cannot.consent': 'alle müssen zustimmen',
}

const en: Catalogue = {
  game: 'Tiny',
  'profile.plain': 'plain',
  'profile.high': 'high stakes',
  passed: 'All passed: where it is played so, the next hand counts double',
  made: 'Won {score}',
  failed: 'Lost {score}',
  tricks: { one: '{n} trick, promised {bid}', other: '{n} tricks, promised {bid}' },
  conceded: 'The game was conceded',
  doubled: 'This hand counts double',
  'kind.promise': 'Promise',
  'row.passed': 'passed',
  'row.bid': { one: '{n} trick', other: '{n} tricks' },
  'sum.made': 'Games won',
  'cannot.unreadable': '“{word}” means nothing',
  'cannot.place': 'there is no such place',
  'cannot.idle': 'the dealer does not play',
  'cannot.consent': 'everyone must agree',
}

export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl, csb: pl, szl: pl, de, en, fr: en }
