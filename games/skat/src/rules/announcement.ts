/** What the declarer announces (3.4.1): the game and everything that raises its value. */
import type { Cards } from '@stolik/core'
import { gameKinds, nullGame, type GameKind } from './games.js'
import { patrolkiHeld } from './patrolki.js'
import type { NullValues, Rules } from './rules.js'
import type { Announcement } from './view.js'

export type { Announcement }

/** What can be added to a game's name. */
export type Addition = 'schneider' | 'schwarz' | 'ouvert' | 'rewolucja'

/** Makes an announcement, including everything that its addition implies. */
export function announcement(game: GameKind, hand: boolean, addition?: Addition, patrolki = 0): Announcement {
  const rewolucja = addition === 'rewolucja'
  const ouvert = rewolucja || addition === 'ouvert'
  const schwarz = addition === 'schwarz' || (ouvert && game !== nullGame)
  return { game, hand, schneider: schwarz || addition === 'schneider', schwarz, ouvert, patrolki, rewolucja }
}

/** The value of a null game, depending on its announcement (5.1, PT 8.7). */
export function nullValue(values: NullValues, { hand, ouvert, rewolucja }: Announcement): number {
  if (rewolucja && values.rewolucja !== null) return values.rewolucja
  if (ouvert) return hand ? values.ouvertHand : values.ouvert
  return hand ? values.hand : values.plain
}

/**
 * Lists every possible announcement of a declarer who must reach `bid`. Levels and open suit or grand games need a
 * hand game (3.4.4, 5.2.5, 5.2.6). A suit or grand game below the bid may be announced; it is overbid unless its
 * level saves it (3.4.2, 3.4.3). No level can raise a null game to the bid, so one below the bid is not offered.
 * Patrolki can be laid out from the cards `held`, with or without the skat (patrolki 2.4.4).
 */
export function announcements(
  rules: Rules,
  hand: boolean,
  bid: number,
  held: Cards = 0,
): readonly Announcement[] {
  const additions: (Addition | undefined)[] = [undefined]
  if (hand && rules.announcedLevels) additions.push('schneider', 'schwarz')
  if (hand && rules.openTrumpGames) additions.push('ouvert')
  const all: Announcement[] = []
  for (const game of gameKinds) {
    if (game === nullGame) continue
    all.push(...additions.map((addition) => announcement(game, hand, addition)))
  }
  all.push(...patrolkiAnnouncements(rules, hand, held))
  const nulls = [announcement(nullGame, hand), announcement(nullGame, hand, 'ouvert')]
  if (hand && rules.nullValues.rewolucja !== null) nulls.push(announcement(nullGame, hand, 'rewolucja'))
  all.push(...nulls.filter((a) => nullValue(rules.nullValues, a) >= bid))
  return all
}

/** Lists the games that can be announced with patrolki from the cards held (patrolki 2.4.4). */
export function patrolkiAnnouncements(rules: Rules, hand: boolean, held: Cards): readonly Announcement[] {
  const out: Announcement[] = []
  for (const game of gameKinds) {
    const most = patrolkiHeld(rules, game, held)
    for (let n = 1; n <= most; n++) out.push(announcement(game, hand, undefined, n))
  }
  return out
}

/** How open a game is, as an argument of sentences: `ouvert.true`, `ouvert.rewolucja`. */
export const openness = ({ ouvert, rewolucja }: Announcement): boolean | 'rewolucja' =>
  rewolucja ? 'rewolucja' : ouvert
