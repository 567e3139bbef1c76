/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'me.loading': 'Szukóm twòjich rozdaniów…',
  'me.empty':
    'Tu sã zbiérają twòje rozdania: kòżdé mòżesz òbezdrzec, sprawdzëc tasowanié i ùzdrzec, jak cë jidze. Jesz żódnégò nie je.',
  'me.nobody': 'Tu kòżdi mô swòje rozdania. Zagrôj pòd jaczims mionã abò wlogùjë sã na swòje kònto.',
  'me.play': 'zagrôj',
  'me.signIn': 'wlogùjë sã',
  'me.guest':
    'Grôsz jakno gòsc, temù tã starnã widzec le na tim ùrządzenim. Przeńdze na kònto, jaczé ùsôdzysz.',
  'me.numbers': 'Jak cë jidze',
  'me.hands': { one: '{n} rozdanié', few: '{n} rozdania', many: '{n} rozdaniów', other: '{n} rozdaniégò' },
  'me.curve': 'Pùnktë òd pierszégò rozdaniégò do slédnégò: terô {last}, nôwicy {best}, nômni {worst}.',
  'me.flat': 'Do céchùnkù trzeba jesz czile pùnktów: jak dotądka {last}.',
  'me.kind': 'Gra',
  'me.times': 'Rozdania',
  'me.own': 'Twòje',
  'me.wonOf': 'Dobëté',
  'me.score': 'Pùnktë',
  'me.series': 'Twòje serie',
  'me.noSeries': 'Jesz żódnô seriô nie doszła do kùńca.',
  'me.place': '{place}. plac z {of}',
  'me.list': 'Rozdanié pò rozdanim',
  'me.older': 'starszé',
  'me.forget': 'wëczëszczë tã starnã',
  'me.sure': 'Wszëtczé rozdania zniknã z ti starnë na wiedno. Lëstë przë stolëkach òstóną.',
  'me.yes': 'jo, wëczëszczë',
  'me.no': 'òstawi',
  'me.trouble': 'Nie ùdało sã wladowac.',
  'me.retry': 'spróbùjë jesz rôz',
}
