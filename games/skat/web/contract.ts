/** A game in the players' words: "Herc z ręki, krawiec". */
import type { Say } from '@stolik/kit'
import { nullGame, type Announcement } from '../src/index.js'

/** The announced game with what was added to it. */
export function gameWords(a: Announcement, t: Say): string {
  const name = t(`skat.game.${a.game}`)
  const parts = [a.hand ? `${name} ${t('skat.fromHand')}` : name]
  if (a.ouvert) parts.push(t('skat.ouvert'))
  if (a.game !== nullGame && !a.ouvert && a.schwarz) parts.push(t('skat.schwarz'))
  else if (a.schneider && !a.schwarz) parts.push(t('skat.schneider'))
  return parts.join(', ')
}
