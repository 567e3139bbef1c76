/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Jeszcze sie żŏdyn niy zapisoł.',
  'players.number': 'Nr',
  'players.status': 'Stan',
  'status.ENTERED': 'grŏ',
  'status.WAITING': 'czekŏ na plac',
  'status.RESERVE': 'rezerwa',
  'status.WITHDRAWN': 'wypisany',
  'status.EXCLUDED': 'wykluczōny',
  'status.REPLACED': 'zastōmpiōny',
  'status.PENDING': 'czekŏ na zatwierdzynie',
  'status.DECLINED': 'niyzatwierdzōne',
  'entry.name': 'Mjano i nazwisko',
  'entry.club': 'Klub',
  'entry.licence': 'Licyncyjŏ',
  'entry.team': 'Drużyna',
  'entry.pair': 'Para',
  'entry.born': 'Rok urodzyniŏ',
  'entry.woman': 'wyniki kobiyt',
  'entry.online': 'grōm we internecie',
  'entry.send': 'zapisz',
  'entry.save': 'zachowej zmianã',
  'entry.substitute': 'zmiynnik drużyny',
}
