/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Noch niemand ist angemeldet.',
  'players.number': 'Nr.',
  'players.status': 'Stand',
  'status.ENTERED': 'spielt',
  'status.WAITING': 'Warteliste',
  'status.RESERVE': 'Ersatz',
  'status.WITHDRAWN': 'abgemeldet',
  'status.EXCLUDED': 'ausgeschlossen',
  'status.REPLACED': 'ersetzt',
  'status.PENDING': 'wartet auf Bestätigung',
  'status.DECLINED': 'nicht bestätigt',
  'entry.name': 'Vor- und Nachname',
  'entry.club': 'Verein',
  'entry.licence': 'Spielerpass',
  'entry.team': 'Mannschaft',
  'entry.pair': 'Paar',
  'entry.born': 'Geburtsjahr',
  'entry.woman': 'Damenwertung',
  'entry.online': 'ich spiele online',
  'entry.send': 'anmelden',
  'entry.save': 'Änderung speichern',
  'entry.substitute': 'Ersatz der Mannschaft',
}
