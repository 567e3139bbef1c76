import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'alone.loading': 'Ôtwiyrōm listã…',
  'alone.gathering': 'Grŏcze jeszcze siadajōm do stołu.',
  'alone.noSeries': 'Tyn turniyj niy mŏ seryje „{series}”. Liczba seryji: {n}.',
  'alone.noNumber':
    'Ta strōna podŏwŏ we „{attribute}” coś, co niy je numerym („{value}”). Pedz ô tym tymu, co jōm prowadzi.',
  'alone.list.FINISHED': 'seryjŏ skōńczōnŏ',
  'alone.table': 'zajta stołu',
  'alone.event': 'zajta turnieju',
  'alone.sheet': 'Seryjŏ {n}, stōł {table}',
  'alone.hands': '{done} z {n} rozdań',
  'alone.list.EMPTY': 'bez wpisōw',
  'alone.list.PLAYING': 'szpil idzie',
  'alone.list.COMPLETE': 'bez podpisōw',
  'alone.list.SIGNED': 'lista fertich',
  'alone.list.ANNULLED': 'niy rachuje sie',
  'alone.list.MISSING': 'ftoś niy prziszoł',
}
