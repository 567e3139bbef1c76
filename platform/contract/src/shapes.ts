/** Words and units that tournaments, rankings and live tables share. */

/** How long there is to think: without clocks, or from calm to fast. */
export type Speed = 'FREE' | 'CALM' | 'NORMAL' | 'FAST'

/** What a player may be ranked by beside everybody. */
export type Category = 'women' | 'youngest' | 'oldest' | 'junior' | 'senior'

/** Points are counted in sixtieths: the mean of places shared by up to six is whole, and sums of thirds stay equal. */
export const unitsAPoint = 60
