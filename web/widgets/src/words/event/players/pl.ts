/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Nikt się jeszcze nie zapisał.',
  'players.number': 'Nr',
  'players.status': 'Stan',
  'status.ENTERED': 'gra',
  'status.WAITING': 'czeka na miejsce',
  'status.RESERVE': 'rezerwa',
  'status.WITHDRAWN': 'wypisany',
  'status.EXCLUDED': 'wykluczony',
  'status.REPLACED': 'zastąpiony',
  'status.PENDING': 'czeka na zatwierdzenie',
  'status.DECLINED': 'niezatwierdzone',
  'entry.name': 'Imię i nazwisko',
  'entry.club': 'Klub',
  'entry.licence': 'Licencja',
  'entry.team': 'Drużyna',
  'entry.pair': 'Para',
  'entry.born': 'Rok urodzenia',
  'entry.woman': 'klasyfikacja kobiet',
  'entry.online': 'gram przez internet',
  'entry.send': 'zapisz',
  'entry.save': 'zapisz zmianę',
  'entry.substitute': 'zmiennik drużyny',
}
