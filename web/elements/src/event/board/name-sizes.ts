/** Chooses the size of large names that share a page. */

const sizes = ['', 'long', 'longer', 'longest'] as const
type Size = (typeof sizes)[number]

interface BoardName {
  readonly name: string
  /** The figure beside the name. */
  readonly figure?: string
}

/** @param width of a column, as a multiple of the usual width */
function sizeOf({ name, figure = '' }: BoardName, width: number): Size {
  const letters = (name.length + 1.5 * Math.max(0, figure.length - 2)) / width
  return letters > 24 ? 'longest' : letters > 19 ? 'longer' : letters > 14 ? 'long' : ''
}

/**
 * Writes long names smaller rather than cutting them. A page has one usual size, and the smallest size for the few names that
 * need it. With more sizes, short names would look like the important ones.
 */
export function nameSizes(all: readonly BoardName[], width: number): (one: BoardName) => Size {
  const needed = all.map((one) => sizes.indexOf(sizeOf(one, width)))
  const usual = Math.max(0, ...needed.filter((size) => size < sizes.length - 1))
  return (one) => sizes[Math.max(usual, sizes.indexOf(sizeOf(one, width)))] ?? ''
}
