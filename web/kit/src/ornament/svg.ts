/**
 * Shorthand for SVG as text: short strings in, short strings out. It uses presentation attributes only, because a strict content
 * security policy refuses `style`.
 */

/** A card is drawn in a box of 250 × 350; its centre is the centre of symmetry. */
export const width = 250
export const height = 350

/** A filled path; `line` adds an outline of that width in `ink`. */
export const fill = (colour: string, d: string, line = 0): string =>
  `<path fill="${colour}"${line === 0 ? '' : ` stroke="${ink}" stroke-width="${line}"`} d="${d}"/>`

/** A stroked path without filling. */
export const stroke = (colour: string, thick: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${thick}" d="${d}"/>`

/** Filled circles of one radius at the given points. */
export const dots = (colour: string, r: number, ...points: readonly (readonly [number, number])[]): string =>
  fill(
    colour,
    points.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join(''),
  )

/** Moves, scales and turns a piece of drawing. */
export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`

/** Returns the piece together with its mirror image at the vertical line through x. */
export const mirrored = (x: number, inner: string): string =>
  `${inner}<g transform="translate(${2 * x} 0) scale(-1 1)">${inner}</g>`

/** The outline colour of figures. The embroidery colours follow below. */
export const ink = '#16203a'
export const haft = {
  granat: '#1f2f6b',
  chaber: '#2b55c4',
  niebo: '#9cc9ee',
  slonce: '#f2b705',
  mak: '#c4161c',
  lisc: '#1b6e37',
  len: '#faf7f0',
} as const
