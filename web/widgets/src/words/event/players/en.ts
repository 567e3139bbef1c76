/** Who plays, and the form by which one enters. */
import type { Catalogue } from '@stolik/core'

export const players: Catalogue = {
  'players.none': 'Nobody has entered yet.',
  'players.number': 'No.',
  'players.status': 'Status',
  'status.ENTERED': 'plays',
  'status.WAITING': 'waiting',
  'status.RESERVE': 'reserve',
  'status.WITHDRAWN': 'withdrawn',
  'status.EXCLUDED': 'excluded',
  'status.REPLACED': 'replaced',
  'status.PENDING': 'waits for approval',
  'status.DECLINED': 'not approved',
  'entry.name': 'First name and surname',
  'entry.club': 'Club',
  'entry.licence': 'Licence',
  'entry.team': 'Team',
  'entry.pair': 'Pair',
  'entry.born': 'Year of birth',
  'entry.woman': 'women’s ranking',
  'entry.online': 'I play online',
  'entry.send': 'enter',
  'entry.save': 'save the change',
  'entry.substitute': 'substitute of the team',
}
