/** A scheme of a season from a preset of its game. */
import type { RankingFormat } from '@stolik/core'
import { schemeFormat, type Scheme } from './scheme.js'

export function schemeOf(
  game: string,
  { profiles, parts, count, players, tieBreaks, categories, teams, divisions, decimals }: RankingFormat,
  name: string,
  season: Scheme['season'],
): Scheme {
  return {
    format: schemeFormat,
    ...{ name, game, season, profiles, parts, count, players },
    ...{ tieBreaks, categories, teams, divisions, decimals },
  }
}
