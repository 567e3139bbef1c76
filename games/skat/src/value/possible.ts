/**
 * Every game that can be won, with its value. There are 664 if levels can be announced and trump games can be open.
 */
import { type Addition, type Announcement, announcement, nullValue } from '../rules/announcement.js'
import { trumpOrder } from '../rules/cards.js'
import { type GameKind, gameKinds, nullGame } from '../rules/games.js'
import { reachable } from '../rules/levels.js'
import type { Rules } from '../rules/rules.js'
import { type Level, levelOf, type Matadors } from '../rules/valuation.js'
import { price } from './told.js'

export interface PossibleGame {
  readonly announcement: Announcement
  /** Null in null games. */
  readonly matadors: Matadors | null
  readonly level: Level
  readonly value: number
}

const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

/** The announcements of a game in this profile: first with the skat, then as hand games. */
function announcementsOf(rules: Rules, game: GameKind): readonly Announcement[] {
  if (game === nullGame) {
    const rewolucja = rules.nullValues.rewolucja === null ? [] : [announcement(game, true, 'rewolucja')]
    const both = [false, true].flatMap((hand) => [
      announcement(game, hand),
      announcement(game, hand, 'ouvert'),
    ])
    return [...both, ...rewolucja]
  }
  const additions: Addition[] = []
  if (rules.announcedLevels) additions.push('schneider', 'schwarz')
  if (rules.openTrumpGames) additions.push('ouvert')
  return [
    announcement(game, false),
    announcement(game, true),
    ...additions.map((addition) => announcement(game, true, addition)),
  ]
}

function matadorsOf(game: GameKind): readonly Matadors[] {
  const counts = trumpOrder(game).map((_, i) => i + 1)
  return [true, false].flatMap((has) => counts.map((n) => ({ with: has, n })))
}

/** The possible games of a profile, without patrolki: by game, announcement, matadors and level. */
export function possibleGames(rules: Rules): readonly PossibleGame[] {
  return gameKinds.flatMap((game) => announcementsOf(rules, game).flatMap((a) => gamesOf(rules, a)))
}

function gamesOf(rules: Rules, a: Announcement): readonly PossibleGame[] {
  if (a.game === nullGame)
    return [{ announcement: a, matadors: null, level: 'simple', value: nullValue(rules.nullValues, a) }]
  const from = levels.indexOf(levelOf(a))
  return matadorsOf(a.game).flatMap((matadors) =>
    levels
      .slice(from)
      .filter((level) => reachable(a.game, matadors, level))
      .map((level) => {
        const { value } = price(rules, { announcement: a, matadors, level, bid: 0, won: true })
        return { announcement: a, matadors, level, value }
      }),
  )
}
