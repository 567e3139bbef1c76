/**
 * The index letters, drawn as paths so that they are equally sharp and equally wide on every machine. Each is 100 high; widths
 * differ.
 */
interface Glyph {
  readonly w: number
  readonly d: string
}

const glyphs: Readonly<Record<string, Glyph>> = {
  A: { w: 84, d: 'M0 100 32 0H52L84 100H64L58 79H26L20 100ZM31 63H53L42 26Z' },
  B: {
    w: 72,
    d: 'M0 0H36C57 0 67 9 67 26C67 36 62 44 53 47C65 50 72 59 72 71C72 90 59 100 38 100H0ZM19 16V41H34C43 41 48 36 48 28S43 16 34 16ZM19 57V84H36C47 84 53 79 53 70S47 57 36 57Z',
  },
  D: { w: 80, d: 'M0 0H30C63 0 80 19 80 50S63 100 30 100H0ZM19 17V83H30C51 83 60 72 60 50S51 17 30 17Z' },
  J: { w: 58, d: 'M39 0H58V68C58 90 47 101 28 101C10 101 1 92 0 73H18C19 81 22 85 28 85C36 85 39 80 39 68Z' },
  K: { w: 76, d: 'M0 0H19V41L49 0H72L36 46 76 100H53L24 60 19 66V100H0Z' },
  O: {
    w: 88,
    d: 'M44-1C72-1 88 19 88 50S72 101 44 101S0 81 0 50S16-1 44-1ZM44 16C27 16 20 28 20 50S27 84 44 84S68 72 68 50S61 16 44 16Z',
  },
  Q: {
    w: 88,
    d: 'M44-1C72-1 88 19 88 50C88 66 84 79 76 88L88 102 75 113 60 98C55 100 50 101 44 101C16 101 0 81 0 50S16-1 44-1ZM44 16C27 16 20 28 20 50S27 84 44 84S68 72 68 50S61 16 44 16Z',
  },
  S: {
    w: 68,
    d: 'M65 26H46C45 19 41 15 34 15C26 15 22 19 22 25C22 32 27 35 40 39C58 44 68 52 68 71C68 90 55 101 34 101C13 101 1 91 0 70H19C20 80 25 85 34 85C43 85 48 80 48 73C48 64 42 61 30 57C12 52 3 44 3 27C3 10 15-1 34-1C53-1 64 8 65 26Z',
  },
  U: { w: 74, d: 'M0 0H19V62C19 78 24 84 37 84S55 78 55 62V0H74V62C74 88 62 101 37 101S0 88 0 62Z' },
  V: { w: 82, d: 'M0 0H21L41 72 61 0H82L51 100H31Z' },
  W: { w: 110, d: 'M0 0H20L32 68 46 10H64L78 68 90 0H110L90 100H68L55 45 42 100H20Z' },
  '1': { w: 40, d: 'M21 0H40V100H21V24L0 34V16Z' },
  '0': {
    w: 68,
    d: 'M34-1C56-1 68 17 68 50S56 101 34 101S0 83 0 50S12-1 34-1ZM34 16C23 16 19 26 19 50S23 84 34 84S49 74 49 50S45 16 34 16Z',
  },
  '9': {
    w: 70,
    d: 'M34-1C57-1 70 15 70 46C70 81 56 101 31 101C14 101 4 92 2 76H21C22 82 26 85 32 85C43 85 49 77 50 61C45 67 39 70 31 70C12 70 0 56 0 35C0 13 14-1 34-1ZM34 15C24 15 19 23 19 35S25 54 34 54S49 47 49 35S43 15 34 15Z',
  },
  '8': {
    w: 70,
    d: 'M35-1C54-1 66 9 66 26C66 36 62 43 54 47C64 51 70 59 70 71C70 90 56 101 35 101S0 90 0 71C0 59 6 51 16 47C8 43 4 36 4 26C4 9 16-1 35-1ZM35 14C27 14 22 19 22 27S27 40 35 40S48 35 48 27S43 14 35 14ZM35 55C25 55 19 61 19 70S25 86 35 86S51 79 51 70S45 55 35 55Z',
  },
  '7': { w: 66, d: 'M0 0H66V15C48 38 37 66 33 100H12C17 66 28 40 45 17H0Z' },
}

/** Returns a text's glyphs side by side. They fit into a box centred on x, from y downward, at most `wide` × `high`. */
export function index(
  text: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
): string {
  const row = Array.from(text, (letter) => glyphs[letter])
  if (row.some((glyph) => glyph === undefined)) return written(text, x, y, wide, high, colour)
  const known = row as Glyph[]
  const gap = 10
  const length = known.reduce((sum, glyph) => sum + glyph.w + gap, -gap)
  const sy = high / 100
  const sx = Math.min(sy, wide / length)
  let pen = 0
  const paths = known.map((glyph) => {
    const path = `<path${pen === 0 ? '' : ` transform="translate(${pen})"`} d="${glyph.d}"/>`
    pen += glyph.w + gap
    return path
  })
  return `<g fill="${colour}" fill-rule="evenodd" transform="translate(${round(x - (length * sx) / 2)} ${y}) scale(${round(sx)} ${round(sy)})">${paths.join('')}</g>`
}

/** Returns a text with a letter that has no glyph above, in the page's own type. */
function written(text: string, x: number, y: number, wide: number, high: number, colour: string): string {
  const safe = text.replace(/[&<>"']/g, '')
  const fit = safe.length > 1 ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y + high}" font-size="${round(high * 1.38)}" font-weight="700" text-anchor="middle" fill="${colour}"${fit}>${safe}</text>`
}

const round = (n: number): number => Math.round(n * 100) / 100
