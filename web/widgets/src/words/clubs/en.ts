import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'clubs.title': 'Clubs',
  'clubs.loading': 'Loading clubs…',
  'clubs.none': 'There is no club here yet.',
  'clubs.noneHint':
    'A club is listed once whoever runs this site enters it, or its players are in a published ranking.',
  'clubs.away': 'The clubs could not be loaded. Check the connection.',
  'clubs.again': 'try again',
  'clubs.search': 'Search: club or place',
  'clubs.notFound': 'There is no such club here.',
  'clubs.site': 'page of the club',
  'clubs.in': 'In rankings',
  'clubs.players': { one: '{n} player', other: '{n} players' },
}
