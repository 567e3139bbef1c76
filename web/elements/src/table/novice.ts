/** Whether somebody still learns how a card is played here: until a few have been, on this browser. */
import { keep, recall } from '../base/storage.js'

const key = 'stolik.cards-played'
const few = 5

const played = (): number => {
  const n = Number(recall(key))
  return Number.isSafeInteger(n) && n > 0 ? n : 0
}

export const isNovice = (): boolean => played() < few

/** A card has been played by a person's own hand. */
export function notePlayed(): void {
  if (isNovice()) keep(key, String(played() + 1))
}
