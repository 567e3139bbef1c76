/** Prints what hangs on a wall, in smaller type if that saves pages. Ideally it fits on one page. */
import { usualSize } from './fact.js'
import type { Imprint } from './imprint.js'
import { print, type Kind, type Paper } from './paper.js'

const smallSize = 9

export async function printForWall(
  imprint: Imprint,
  kind: Kind,
  all: (paper: Paper, size: number) => void,
): Promise<Uint8Array> {
  const draw = async (size: number): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> => {
    let pages = 1
    const bytes = await print(imprint, kind, (paper) => {
      all(paper, size)
      pages = paper.page
    })
    return { bytes, pages }
  }
  const usual = await draw(usualSize)
  if (usual.pages === 1) return usual.bytes
  const small = await draw(smallSize)
  return small.pages < usual.pages ? small.bytes : usual.bytes
}
