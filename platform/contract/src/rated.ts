/** Which series can be rated: pages offer these, and the gateway refuses others. */
import type { Speed } from './shapes.js'

/** Fewer hands tell more of luck than of anybody's play. */
export const leastRatedHands = 8

/** Without clocks whoever is losing need never end the series. */
export const mayBeRated = ({ length, speed }: { readonly length: number; readonly speed: Speed }): boolean =>
  length >= leastRatedHands && speed !== 'FREE'

/** Series in a month that a place in the list of a month takes. */
export const leastRatedSeries = 3
