/** How large names are written that share a page. */

const sizes = ['', 'long', 'longer', 'longest'] as const
type Size = (typeof sizes)[number]

interface Written {
  readonly name: string
  /** What stands beside it. */
  readonly figure?: string
}

/** @param width of a column, as a multiple of the usual */
function sizeOf({ name, figure = '' }: Written, width: number): Size {
  const letters = (name.length + 1.5 * Math.max(0, figure.length - 2)) / width
  return letters > 24 ? 'longest' : letters > 19 ? 'longer' : letters > 14 ? 'long' : ''
}

/**
 * Long names are written smaller rather than cut. A page has one size, and a smaller one for the few names that need it: of
 * many sizes the short names would look like the important ones.
 */
export function fitting(all: readonly Written[], width: number): (one: Written) => Size {
  const needed = all.map((one) => sizes.indexOf(sizeOf(one, width)))
  const usual = Math.max(0, ...needed.filter((size) => size < sizes.length - 1))
  return (one) => sizes[Math.max(usual, sizes.indexOf(sizeOf(one, width)))] ?? ''
}
