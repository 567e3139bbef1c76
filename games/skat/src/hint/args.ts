/** Arguments that the sentences of hints have in common. */
import type { Arg } from '@stolik/core'
import { openness, type Announcement } from '../rules/announcement.js'
import { gameNames } from '../rules/games.js'

export const percent = (share: number): number => Math.round(100 * share)

const levelOf = ({ ouvert, schneider, schwarz, patrolki }: Announcement): string => {
  if (patrolki > 0) return 'patrolki'
  if (ouvert || !schneider) return 'none'
  return schwarz ? 'schwarz' : 'schneider'
}

/** A game as its name is put together in the words. */
export const gameArgs = (
  announcement: Announcement,
): Readonly<Record<'game' | 'hand' | 'ouvert' | 'level' | 'patrolki', Arg>> => ({
  game: gameNames[announcement.game],
  hand: announcement.hand,
  ouvert: openness(announcement),
  level: levelOf(announcement),
  patrolki: announcement.patrolki,
})

/** Another one, which it is compared with. */
export function otherArgs(
  announcement: Announcement,
): Readonly<Record<'other' | 'otherHand' | 'otherOuvert', Arg>> {
  const { game, hand, ouvert } = gameArgs(announcement)
  return { other: game, otherHand: hand, otherOuvert: ouvert }
}
