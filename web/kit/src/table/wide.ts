/** What only tables have that are not as narrow as a phone upright: their layouts, and cards face down before the players. */
import { largeStyles } from './large.styles.js'
import { lowStyles } from './low.styles.js'

export { othersHeld, ownHeld } from './held.js'

export const layouts = [largeStyles, lowStyles]
