/** What the soloist announces (3.4.1): the game and everything that raises its value. */
import type { GameKind } from './games.js'
import { gameKinds, nullGame } from './games.js'
import type { NullValues, Rules } from './rules.js'

/** `schwarz` goes with `schneider`, and an open suit or grand game goes with both (5.2.5, 5.2.6). */
export interface Announcement {
  readonly game: GameKind
  /** Played from the hand: the skat is not looked at. */
  readonly hand: boolean
  readonly schneider: boolean
  readonly schwarz: boolean
  readonly ouvert: boolean
}

/** What can be added to a game's name. */
export type Addition = 'schneider' | 'schwarz' | 'ouvert'

/** An announcement with all that its additions carry with them. */
export function announcement(game: GameKind, hand: boolean, addition?: Addition): Announcement {
  const ouvert = addition === 'ouvert'
  const schwarz = addition === 'schwarz' || (ouvert && game !== nullGame)
  return { game, hand, schneider: schwarz || addition === 'schneider', schwarz, ouvert }
}

/** Which of the four null values an announcement has (5.1). */
export function nullValue(values: NullValues, { hand, ouvert }: Announcement): number {
  if (ouvert) return hand ? values.ouvertHand : values.ouvert
  return hand ? values.hand : values.plain
}

/**
 * Every announcement open to a soloist who must reach `bid`. Levels and open suit or grand games need the hand
 * (3.4.4, 5.2.5, 5.2.6). A suit or grand game below the bid may be announced, and is overbid unless its level
 * saves it (3.4.2, 3.4.3); a null game below the bid cannot be reached by any level, so it is not offered.
 */
export function announcements(rules: Rules, hand: boolean, bid: number): readonly Announcement[] {
  const additions: (Addition | undefined)[] = [undefined]
  if (hand && rules.announcedLevels) additions.push('schneider', 'schwarz')
  if (hand && rules.openTrumpGames) additions.push('ouvert')
  const all: Announcement[] = []
  for (const game of gameKinds) {
    if (game !== nullGame) all.push(...additions.map((addition) => announcement(game, hand, addition)))
  }
  const nulls = [announcement(nullGame, hand), announcement(nullGame, hand, 'ouvert')]
  all.push(...nulls.filter((a) => nullValue(rules.nullValues, a) >= bid))
  return all
}
