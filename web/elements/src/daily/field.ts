/** What all players of a closed day made of its deals, as the gateway tells it. Pure. */
import type { Answer } from '../client/document.js'
import type { field } from './documents.js'

type Answered = Answer<typeof field>['dailyField']
export type DailyField = Omit<Extract<Answered, { readonly day: string }>, '__typename'>
export type FieldDeal = DailyField['deals'][number]

/** A deal, and by how much somebody's score there was above the mean of all, or below it. */
export interface Gain {
  /** From 1. */
  readonly deal: number
  readonly gain: number
}

/** Where somebody's points went: their best and their worst deal, compared with all others; null unless they differ. */
export function gains({ deals }: Pick<DailyField, 'deals'>): {
  readonly best: Gain
  readonly worst: Gain
} | null {
  const all = deals
    .flatMap(({ hand, mean, mine }) => (mine === null ? [] : [{ deal: hand + 1, gain: mine.score - mean }]))
    .toSorted((a, b) => b.gain - a.gain)
  const [best, worst] = [all[0], all.at(-1)]
  return best === undefined || worst === undefined || best.gain === worst.gain ? null : { best, worst }
}
