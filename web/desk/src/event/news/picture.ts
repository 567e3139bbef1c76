/** The picture of a news item for social media, 1200 by 630, as SVG. The browser makes a PNG of it, so no server has to. */
import { escaped, type Item } from './text.js'

export const [width, height] = [1200, 630]
const margin = 70

/** The mean width of a letter of bold text, as a part of its size. Wide names are tested. */
const letter = 0.6

interface Line {
  readonly text: string
  readonly y: number
  readonly most: number
  readonly wide: number
  readonly x?: number
  readonly fill?: string
  readonly bold?: boolean
  readonly end?: boolean
}

/** Text that is too long for its size gets smaller, and is pressed together should the letters be wider than usual. */
function line({
  text,
  y,
  most,
  wide,
  x = margin,
  fill = '#2b2622',
  bold = false,
  end = false,
}: Line): string {
  const count = text.length
  const size = Math.min(most, Math.floor(wide / (letter * Math.max(1, count))))
  const pressed =
    count * letter * size > wide * 0.9 ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700"' : ''}${end ? ' text-anchor="end"' : ''}${pressed}>${escaped(text)}</text>`
}

/** Medals: gold, silver, bronze. */
const medals = ['#c9a227', '#8d949b', '#a8683a'] as const

/** @param event its name, which stands above the places */
export function pictureOf({ places, where, players, link }: Item, event: string): string {
  const shown = places.slice(0, 3)
  const inner = width - 2 * margin
  const rows = shown.map(({ place, names, points }, i) => {
    const y = 300 + i * 90
    return [
      `<circle cx="${margin + 30}" cy="${y - 18}" r="32" fill="${medals[place - 1] ?? medals[2]}"/>`,
      `<text x="${margin + 30}" y="${y - 5}" font-size="38" font-weight="700" fill="#fff" text-anchor="middle">${place}</text>`,
      line({ text: names, y, most: i === 0 ? 56 : 46, wide: inner - 300, x: margin + 90, bold: true }),
      line({ text: points, y, most: 46, wide: 180, x: width - margin, end: true }),
    ].join('')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3', 'Noto Sans', 'Segoe UI', system-ui, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#faf6ee"/><rect width="${width}" height="16" fill="#7a1f2b"/>`,
    line({ text: event, y: 125, most: 68, wide: inner, fill: '#7a1f2b', bold: true }),
    line({ text: `${where} · ${players}`, y: 185, most: 34, wide: inner }),
    ...rows,
    line({
      text: link.address.replace(/^https?:\/\//, ''),
      y: height - 45,
      most: 28,
      wide: inner,
      fill: '#6b625a',
    }),
    '</svg>',
  ].join('')
}

/** @throws if the browser cannot draw it */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}
