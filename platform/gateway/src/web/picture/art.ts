/** The deck and the ornament band as drawings. The portal's build writes them, since the gateway draws no cards itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const drawings = v.object({
  /** One repeat of the band, in a box of 192 × 24. */
  band: v.string(),
  /** The inside of a box of 250 × 350, like the faces. */
  back: v.string(),
  /** By card and index, such as `CJ W` for a jack of clubs with the letter of Polish cards. */
  faces: v.record(v.string(), v.string()),
})

export type Drawings = v.InferOutput<typeof drawings>

export const drawingsFile = 'picture-art.json'

/** Undefined if the portal has none. */
export function readDrawings(folder: string): Drawings | undefined {
  const file = join(folder, drawingsFile)
  return existsSync(file) ? v.parse(drawings, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The index of a card: a letter of the set, or the number. */
const indexOf = (rank: string, letters: string): string => {
  if (rank === 'T') return '10'
  const place = 'AKQJ'.indexOf(rank)
  return place < 0 ? rank : (letters[place] ?? rank)
}

export const faceOf = ({ faces }: Drawings, card: string, letters: string): string | undefined =>
  faces[`${card} ${indexOf(card.charAt(1), letters)}`]
