/** What the detector of made ratings finds in the rated series of a gateway. */
import { farming } from '../fairness/farming.js'
import type { Beyond } from '../findings/store.js'
import type { RatingStore } from './store.js'

/** The newest players of series that are counted. */
const mostCounted = 20_000
/** A finding links to its newest hands. */
const mostHands = 50

export async function farmedIn(
  ratings: Pick<RatingStore, 'since'>,
  game: string,
  since: number,
): Promise<readonly Beyond[]> {
  const { results, names } = await ratings.since(game, since, mostCounted)
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  return farming(results)
    .filter(({ marked }) => marked)
    .map(({ detector, player, companion, found, among, figure, hands }) => ({
      detector,
      found,
      among,
      figure,
      hands: hands.slice(-mostHands),
      player: named(player),
      companion: companion === null ? null : named(companion),
    }))
}
