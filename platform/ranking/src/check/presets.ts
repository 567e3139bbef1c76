/** Preset schemes: the ranking format of a game, completed by a name and a season. */
import { type Scheme, schemeFormat } from '@stolik/contract/ranking/scheme'
import type { Plugin, RankingFormat } from '@stolik/core'
import type { Profiles } from './check-scheme.js'

/** A game, and how its seasons are usually ranked. */
export interface RankedGame {
  readonly plugin: Pick<Plugin, 'id' | 'knows'>
  readonly rankings?: readonly RankingFormat[]
}

/** Returns the scheme of a preset; undefined if the game has no such preset. */
export function presetScheme(
  offer: RankedGame,
  id: string,
  { name, season }: Pick<Scheme, 'name' | 'season'>,
): Scheme | undefined {
  const format = offer.rankings?.find((one) => one.id === id)
  if (format === undefined) return undefined
  const { profiles, parts, count, players, tieBreaks, categories, teams, divisions, decimals, window, seed } =
    format
  return {
    format: schemeFormat,
    name,
    game: offer.plugin.id,
    season,
    profiles,
    parts,
    count,
    players,
    tieBreaks,
    categories,
    teams,
    divisions,
    decimals,
    ...(window !== undefined && { window }),
    ...(seed !== undefined && { seed }),
  }
}

/** The profiles that schemes can name, by game. */
export const profilesOf = (games: readonly RankedGame[]): Profiles =>
  new Map(games.map(({ plugin }) => [plugin.id, plugin]))
