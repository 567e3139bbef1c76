/**
 * The band of Kashubian embroidery (haft) at the top of a document: a running stalk with flowers in its bends. Our own vector
 * drawing, in the traditional colours on white.
 */

/** The methods of a pdfkit document that drawing a path needs. */
type Canvas = Pick<
  PDFKit.PDFDocument,
  'save' | 'restore' | 'translate' | 'scale' | 'rotate' | 'path' | 'rect' | 'circle'
>

const colour = {
  granat: '#1f2f6b',
  chaber: '#2b55c4',
  niebo: '#9cc9ee',
  slonce: '#f2b705',
  mak: '#c4161c',
  lisc: '#1b6e37',
} as const

export const bandHeight = 20
/** Width of one repeat, in points. */
const repeat = 160

/** Draws a line of whole repeats, stretched to the width. */
export function band(canvas: Canvas, x: number, y: number, width: number): void {
  const count = Math.max(1, Math.round(width / repeat))
  canvas.save().rect(x, y, width, 0.7).fill(colour.granat)
  canvas.rect(x, y + bandHeight - 0.7, width, 0.7).fill(colour.granat)
  canvas.rect(x, y, width, bandHeight).clip()
  canvas.translate(x, y).scale(width / (count * repeat), 1)
  for (let n = 0; n < count; n++) {
    canvas.save().translate(n * repeat, 0)
    one(canvas)
    canvas.restore()
  }
  canvas.restore()
}

function one(canvas: Canvas): void {
  canvas.path('M0 10Q20-2 40 10T80 10T120 10T160 10').lineWidth(1.2).stroke(colour.lisc)
  for (const x of [0, 40, 80, 120, 160]) {
    placed(canvas, x, 10, 0.06, 40, leaf)
    placed(canvas, x, 10, 0.06, 220, leaf)
  }
  placed(canvas, 20, 11.5, 0.15, 0, tulip)
  placed(canvas, 60, 9, 0.14, 180, pomegranate)
  placed(canvas, 100, 11.5, 0.14, 0, heart)
  placed(canvas, 140, 9, 0.15, 180, tulip)
  for (const [x, y] of [
    [8, 15.5],
    [32, 15.5],
    [48, 4.5],
    [72, 4.5],
    [88, 15.5],
    [112, 15.5],
    [128, 4.5],
    [152, 4.5],
  ] as const)
    canvas.circle(x, y, 1).fill(colour.slonce)
}

/** Draws a motif, whose coordinates run from −50 to 50, moved, turned and scaled. */
function placed(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  motif: (canvas: Canvas) => void,
): void {
  canvas.save().translate(x, y).rotate(turn).scale(scale)
  motif(canvas)
  canvas.restore()
}

const leaf = (canvas: Canvas): void => {
  canvas.path('M0 0C-34-24-30-72 0-100C30-72 34-24 0 0Z').fill(colour.lisc)
}

const tulip = (canvas: Canvas): void => {
  canvas
    .path('M0 50C-40 44-54 0-46-44C-26-34-8-12 0 10C8-12 26-34 46-44C54 0 40 44 0 50Z')
    .fill(colour.chaber)
  canvas.path('M0 48C-26 32-24-14 0-48C24-14 26 32 0 48Z').fill(colour.niebo)
  canvas.path('M0 40C-10 26-9 4 0-14C9 4 10 26 0 40Z').fill(colour.slonce)
}

const heart = (canvas: Canvas): void => {
  canvas
    .path(
      'M0 50C-10 30-50 8-50-20C-50-38-37-48-23-48C-12-48-4-40 0-30C4-40 12-48 23-48C37-48 50-38 50-20C50 8 10 30 0 50Z',
    )
    .fill(colour.mak)
  canvas.path('M0 24C-5 13-19 6-19-7C-19-17-9-20 0-6C9-20 19-17 19-7C19 6 5 13 0 24Z').fill(colour.slonce)
}

const pomegranate = (canvas: Canvas): void => {
  canvas
    .path(
      'M-18-52Q-7-45-6-34Q-2-44 0-51Q2-44 6-34Q7-45 18-52L15-28C36-22 46-4 44 14C41 38 23 50 0 50S-41 38-44 14C-46-4-36-22-15-28Z',
    )
    .fill(colour.mak)
  for (const [x, y] of [
    [0, -6],
    [-14, 10],
    [14, 10],
    [0, 22],
    [-12, 34],
    [12, 34],
  ] as const)
    canvas.circle(x, y, 7).fill(colour.slonce)
}
