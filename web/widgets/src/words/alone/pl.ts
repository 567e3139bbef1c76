import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'alone.loading': 'Otwieram listę…',
  'alone.gathering': 'Gracze dopiero siadają do stolika.',
  'alone.noSeries': 'Ten turniej nie ma serii „{series}”. Liczba serii: {n}.',
  'alone.noNumber':
    'Ta strona podaje w „{attribute}” coś, co nie jest numerem („{value}”). Powiedz o tym osobie, która ją prowadzi.',
  'alone.list.FINISHED': 'seria skończona',
  'alone.table': 'strona stolika',
  'alone.event': 'strona turnieju',
  'alone.sheet': 'Seria {n}, stolik {table}',
  'alone.hands': '{done} z {n} rozdań',
  'alone.list.EMPTY': 'bez wpisów',
  'alone.list.PLAYING': 'gra trwa',
  'alone.list.COMPLETE': 'bez podpisów',
  'alone.list.SIGNED': 'lista gotowa',
  'alone.list.ANNULLED': 'unieważniona',
  'alone.list.MISSING': 'ktoś nie przyszedł',
}
