/** Clubs as the gateway returns them, and a search among them. */
import { folded } from '@stolik/contract/folded'
import type { Answer } from '../client/document.js'
import type { clubs as document } from './clubs-document.js'

export type Club = Answer<typeof document>['clubs'][number]

export const found = (clubs: readonly Club[], search: string): readonly Club[] => {
  const wanted = folded(search.trim())
  return clubs.filter(({ name, place }) => folded(`${name} ${place ?? ''}`).includes(wanted))
}

export const hrefOf = (pattern: string, ranking: string, club: string): string =>
  pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', () => encodeURIComponent(club))
