import type { Hall } from './halls.js'

/** The halls with their tables in one line, such as `Upstairs: 1–20 · Cellar: 21–40`; empty without halls. */
export const hallsLine = (halls: readonly Hall[]): string =>
  halls.map(({ name, from, to }) => `${name}: ${from === to ? from : `${from}–${to}`}`).join(' · ')
