import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'alone.loading': 'Opening the list…',
  'alone.gathering': 'The players are still sitting down.',
  'alone.noSeries': 'This tournament has no series “{series}”. Number of series: {n}.',
  'alone.noNumber':
    'What this page says as “{attribute}” is no number (“{value}”). Please tell whoever runs it.',
  'alone.list.FINISHED': 'series over',
  'alone.table': 'page of the table',
  'alone.event': 'the tournament’s page',
  'alone.sheet': 'Series {n}, table {table}',
  'alone.hands': '{done} of {n} deals',
  'alone.list.EMPTY': 'nothing yet',
  'alone.list.PLAYING': 'playing',
  'alone.list.COMPLETE': 'unsigned',
  'alone.list.SIGNED': 'list done',
  'alone.list.ANNULLED': 'annulled',
  'alone.list.MISSING': 'somebody is missing',
}
