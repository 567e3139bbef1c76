import type { Entry, Opened } from './entry.js'

/** Whether the hands of a table are kept from others, because their tables have the same deals before them. */
export const isHeld = (opened: Opened, entries: readonly Entry[]): boolean =>
  opened.sealed === null && !entries.some(({ kind }) => kind === 'release')
