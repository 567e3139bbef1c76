/** A game in the players' words, such as "Herc z ręki, krawiec". */
import type { Say } from '@stolik/kit/shown'
import type { Announcement } from '../src/rules/announcement.js'
import { gameNames, nullGame, type GameKind } from '../src/rules/games.js'

/** The sign of the trump suit for each game; '' for grand and null. */
export const pips = ['♣', '♠', '♥', '♦', '', ''] as const

/** The written form, such as "♣ Krojc z ręki". When spoken, the word is enough. */
export const writtenGame = (a: Announcement, t: Say): string => `${pips[a.game]} ${gameWords(a, t)}`.trim()

export const gameWord = (game: GameKind, t: Say): string => t(`game.${gameNames[game]}`)

/** The announced game with its additions; of the levels only the highest. */
export function gameWords(a: Announcement, t: Say): string {
  const additions: string[] = []
  if (a.rewolucja) additions.push(t('skat.rewolucja'))
  else if (a.ouvert) additions.push(t('skat.ouvert'))
  else if (a.game !== nullGame && a.schwarz) additions.push(t('skat.schwarz'))
  else if (a.schneider) additions.push(t('skat.schneider'))
  if (a.patrolki > 0) additions.push(t('skat.patrolki', { n: a.patrolki }))
  return [`${gameWord(a.game, t)}${t(`hand.${a.hand}`)}`, ...additions].join(', ')
}
