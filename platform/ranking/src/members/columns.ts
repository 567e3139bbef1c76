/** The columns of a list of members, with their names in Polish, German, French and English files. */
import { headsOf } from '../import/cells.js'

const columns = ['name', 'first', 'club', 'joined', 'licence', 'from', 'until', 'born'] as const
export type MemberColumn = (typeof columns)[number]

export const memberHeads = headsOf(columns, {
  name: [
    ...['nazwisko', 'nazwisko i imię', 'imię i nazwisko', 'członek', 'zawodnik'],
    ...[
      'nachname',
      'familienname',
      'mitglied',
      'spieler',
      'surname',
      'last name',
      'member',
      'player',
      'nom',
      'membre',
    ],
  ],
  first: ['imię', 'vorname', 'first name', 'given name', 'prénom'],
  club: ['klub', 'verein'],
  joined: [
    'w klubie od',
    'klub od',
    'im verein seit',
    'verein seit',
    'verein ab',
    'club from',
    'club since',
    'au club depuis',
  ],
  born: [
    ...['rok urodzenia', 'data urodzenia', 'urodzony', 'urodzona', 'rocznik'],
    ...['geburtsjahr', 'geburtsdatum', 'geboren', 'jahrgang'],
    ...[
      'year of birth',
      'birth year',
      'date of birth',
      'birthday',
      'année de naissance',
      'date de naissance',
    ],
  ],
  licence: ['license', 'licencja', 'nr licencji', 'lizenz', 'lizenznummer', 'pass', 'passnummer'],
  from: [
    ...['licencja od', 'ważna od', 'od', 'lizenz ab', 'lizenz von', 'gültig ab', 'gültig von', 'ab'],
    ...['licence from', 'license from', 'valid from', 'valable du'],
  ],
  until: [
    ...['licencja do', 'ważna do', 'do', 'lizenz bis', 'gültig bis', 'bis'],
    ...['licence until', 'license until', 'valid until', 'valable jusqu’au', "valable jusqu'au"],
  ],
})
