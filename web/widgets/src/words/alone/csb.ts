import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'alone.loading': 'Òtmikóm lëstã…',
  'alone.gathering': 'Grôcze jesz sôdają do stolëka.',
  'alone.noSeries': 'Nen turniér ni mô serii „{series}”. Lëczba serii: {n}.',
  'alone.noNumber':
    'Na starna pòdôwô w „{attribute}” cos, co nie je numrã („{value}”). Rzeczë ò tim òsobie, chtërna jã prowadzy.',
  'alone.list.FINISHED': 'seriô skùńczonô',
  'alone.table': 'starna stolëka',
  'alone.event': 'starna turniéru',
  'alone.sheet': 'Seriô {n}, stolëk {table}',
  'alone.hands': '{done} z {n} rozdaniów',
  'alone.list.EMPTY': 'bez wpisów',
  'alone.list.PLAYING': 'gra dérëje',
  'alone.list.COMPLETE': 'bez pòdpisów',
  'alone.list.SIGNED': 'lësta gòtowô',
  'alone.list.ANNULLED': 'ùniewôżnionô',
  'alone.list.MISSING': 'chtos nie przëszedł',
}
