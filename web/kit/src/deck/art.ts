/** All drawings of the French deck and the band as data, for programs that draw no cards themselves. */
import { bandArt } from '../ornament/band.js'
import { backArt, faceArt } from './deck.js'
import { indexOf, type RankName, type SuitName } from './options.js'

export interface Drawings {
  /** One repeat of the ornament band, in a box of 192 × 24. */
  readonly band: string
  /** The inside of a box of 250 × 350, like the faces. */
  readonly back: string
  /** By card and index, such as `CJ W` for the jack of clubs with the letter of Polish cards. */
  readonly faces: Readonly<Record<string, string>>
}

const suits: readonly SuitName[] = ['C', 'S', 'H', 'D']
const ranks: readonly RankName[] = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7']

/** @param letters the sets of letters that are needed */
export function drawings(letters: readonly string[]): Drawings {
  const faces = letters.flatMap((set) =>
    suits.flatMap((suit) =>
      ranks.map(
        (rank) => [`${suit}${rank} ${indexOf(rank, set)}`, faceArt({ suit, rank }, 'french', set)] as const,
      ),
    ),
  )
  return { band: bandArt(), back: backArt(), faces: Object.fromEntries(faces) }
}
