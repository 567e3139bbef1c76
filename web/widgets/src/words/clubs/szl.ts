import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'clubs.title': 'Kluby',
  'clubs.loading': 'Wczytuja kluby…',
  'clubs.none': 'Niy ma sam jeszcze żŏdnego klubu.',
  'clubs.noneHint':
    'Klub je sam, jak go wpisze ftoś, co prowadzi ta zajta, abo jak jego grŏcze sōm we ôgłoszōnym rankingu.',
  'clubs.away': 'Niy szło wczytać klubōw. Wejrzij na połōnczynie.',
  'clubs.again': 'sprōbuj jeszcze rŏz',
  'clubs.search': 'Szukej: klub abo miyjscowość',
  'clubs.notFound': 'Takigo klubu sam niy ma.',
  'clubs.site': 'zajta klubu',
  'clubs.in': 'We rankingach',
  'clubs.players': { one: '{n} ôsoba', few: '{n} ôsoby', many: '{n} ôsōb', other: '{n} ôsoby' },
}
