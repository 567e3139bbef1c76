/** ISS records that we made ourselves. */
import { plainDeal } from './hands.js'

/** Forehand holds all clubs, ♠J and ♠A. The skat ♠7 ♦7 counts nothing. */
export const issCards = (plainDeal.replaceAll('|', '').match(/../g) as string[]).join('.')
/** The end of a result in which nobody is at fault. */
export const rest = 's:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0'
/** Auctions in which forehand gets the game at 18, or below middlehand. */
export const game = '1 18 0 y 1 p 2 p '
export const middlehands = '1 18 0 p 2 p '

export const issRecord = (moves: string, result = 'passed'): string =>
  `(;GM[Skat]PC[here]CO[]SE[1]ID[7]DT[]P0[Ola]P1[Jan]P2[Ewa]R0[]R1[]R2[]MV[w ${issCards} ${moves} ]R[${result}] ;)`
