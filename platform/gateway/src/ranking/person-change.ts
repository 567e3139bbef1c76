import { canonical } from '@stolik/contract/canonical'
import type { PersonChange } from './store.js'

/** Whether only the days of clubs and the year of birth change: a record that follows from events goes on doing so. */
export function keepsFollowing({ before, after }: PersonChange): boolean {
  if (before === null || before.name !== after.name) return false
  if (canonical(before.licences) !== canonical(after.licences)) return false
  const moves = canonical(before.clubs ?? []) !== canonical(after.clubs ?? [])
  return moves || (before.club === after.club && before.born !== after.born)
}
