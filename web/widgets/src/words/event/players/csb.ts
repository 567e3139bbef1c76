/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Jesz nicht sã nie zapisôł.',
  'players.number': 'Nr',
  'players.status': 'Stón',
  'status.ENTERED': 'grô',
  'status.WAITING': 'żdaje na môl',
  'status.RESERVE': 'rezerwa',
  'status.WITHDRAWN': 'wëpisóny',
  'status.EXCLUDED': 'wëkluczony',
  'status.REPLACED': 'zastąpiony',
  'status.PENDING': 'żdaje na zacwierdzenié',
  'status.DECLINED': 'niezacwierdzoné',
  'entry.name': 'Miono i nôzwëskò',
  'entry.club': 'Klub',
  'entry.licence': 'Licencjô',
  'entry.team': 'Karno',
  'entry.pair': 'Pôra',
  'entry.born': 'Rok ùrodzeniô',
  'entry.woman': 'klasyfikacjô białków',
  'entry.online': 'gróm przez internet',
  'entry.send': 'zapiszë',
  'entry.save': 'zapiszë zmianã',
  'entry.substitute': 'zmiennik karna',
}
