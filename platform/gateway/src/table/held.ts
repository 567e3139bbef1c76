import type { Entry, Opened } from './entry.js'

const isReleased = (entries: readonly Entry[]): boolean => entries.some(({ kind }) => kind === 'release')

/** Whether the hands of a table are kept from others, because their tables have the same deals before them. */
export const isHeld = (opened: Opened, entries: readonly Entry[]): boolean =>
  opened.sealed === null && !isReleased(entries)

/** Whether its event keeps the hands of a table from everybody who does not sit there. */
export const isBarred = (opened: Opened, entries: readonly Entry[]): boolean =>
  opened.onlookers === 'barred' && !isReleased(entries)
