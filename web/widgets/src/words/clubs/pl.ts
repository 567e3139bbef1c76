import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'clubs.title': 'Kluby',
  'clubs.loading': 'Wczytuję kluby…',
  'clubs.none': 'Nie ma tu jeszcze żadnego klubu.',
  'clubs.noneHint':
    'Klub pojawia się tu, gdy wpisze go prowadzący tę stronę albo gdy jego gracze są w opublikowanym rankingu.',
  'clubs.away': 'Nie udało się wczytać klubów. Sprawdź połączenie.',
  'clubs.again': 'spróbuj jeszcze raz',
  'clubs.search': 'Szukaj: klub albo miejscowość',
  'clubs.notFound': 'Takiego klubu tu nie ma.',
  'clubs.site': 'strona klubu',
  'clubs.in': 'W rankingach',
  'clubs.players': { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
}
