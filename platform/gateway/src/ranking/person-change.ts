import { canonical } from '@stolik/contract/canonical'
import type { PersonChange } from './store.js'

/** Whether only the days of clubs change: a record that follows from events goes on doing so. */
export const isTransfer = ({ before, after }: PersonChange): boolean =>
  before !== null &&
  before.name === after.name &&
  canonical(before.licences) === canonical(after.licences) &&
  canonical(before.clubs ?? []) !== canonical(after.clubs ?? [])
