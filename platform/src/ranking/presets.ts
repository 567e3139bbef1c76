/** Schemes to begin with: a game's format of a ranking, with a name and a season. */
import type { Offer } from '../offer.js'
import type { Profiles } from './check-scheme.js'
import { schemeFormat, type Scheme } from './scheme.js'

/** Undefined where the game has no such preset. */
export function presetScheme(
  offer: Offer,
  id: string,
  { name, season }: Pick<Scheme, 'name' | 'season'>,
): Scheme | undefined {
  const format = offer.rankings?.find((one) => one.id === id)
  if (format === undefined) return undefined
  const { profiles, parts, count, players, tieBreaks, categories, teams, divisions, decimals } = format
  return {
    ...{ format: schemeFormat, name, game: offer.plugin.id, season, profiles },
    ...{ parts, count, players, tieBreaks, categories, teams, divisions, decimals },
  }
}

/** What schemes can be for. */
export const profilesOf = (games: readonly Offer[]): Profiles =>
  new Map(games.map(({ plugin }) => [plugin.id, plugin.profiles]))
