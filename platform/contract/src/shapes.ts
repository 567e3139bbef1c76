/** Types and units that tournaments, rankings and live tables share. */

/** The thinking time: without clocks, or from calm to fast. */
export type Speed = 'FREE' | 'CALM' | 'NORMAL' | 'FAST'

/** The categories in which a player can be ranked besides the overall ranking. */
export type Category = 'women' | 'youngest' | 'oldest' | 'junior' | 'senior'

/** Points are counted in sixtieths: the mean of places shared by up to six is whole, and sums of thirds stay equal. */
export const unitsAPoint = 60
