/** What each hand of a list adds to it: the scores that are compared between tables with the same cards. Pure. */
import type { Settled } from '@stolik/core'
import type { Lists } from '../model/lists.js'

/**
 * Returns what each hand adds to the total of each chair, with all that the list counts for it, such as the bonus for games that
 * others lost. The sum over all hands is the total of the list.
 */
export function addedByHands(
  lists: Pick<Lists, 'sheet'>,
  profile: string,
  chairs: number,
  settled: readonly Settled[],
): readonly (readonly number[])[] {
  let before: readonly number[] = new Array<number>(chairs).fill(0)
  return settled.map((_, hand) => {
    const { totals } = lists.sheet(profile, chairs, settled.slice(0, hand + 1))
    const added = totals.map((total, chair) => total - (before[chair] as number))
    before = totals
    return added
  })
}
