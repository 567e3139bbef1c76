/** Whether a person still learns how to play a card here, until a few have been played in this browser. */
import { writeStored, readStored } from '../base/storage.js'

const key = 'stolik.cards-played'
const few = 5

const played = (): number => {
  const n = Number(readStored(key))
  return Number.isSafeInteger(n) && n > 0 ? n : 0
}

export const isNovice = (): boolean => played() < few

/** Notes that a person has played a card themselves. */
export function notePlayed(): void {
  if (isNovice()) writeStored(key, String(played() + 1))
}
