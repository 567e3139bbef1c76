/** Draws the figures of docs/history.json as one SVG: a small chart for each, with its baseline of the same run. */

export interface Point {
  readonly date: string
  readonly value: number
  /** What a bare server or plain JavaScript reached in the same run. Machines differ, so only the ratio can be compared. */
  readonly baseline?: number
  readonly machine?: string
}

export interface Figure {
  readonly what: string
  readonly unit: string
  /** What the ratio is of. */
  readonly baseline?: string
  readonly points: readonly Point[]
}

const [width, height, columns] = [360, 190, 2]
const plot = { left: 34, right: 326, top: 62, bottom: 150 } as const

const style = `
  text { font: 12px sans-serif; fill: #222; stroke: #fff; stroke-width: 3; paint-order: stroke } .title { font-weight: bold } .small { font-size: 10px; fill: #555 }
  .line { fill: none; stroke: #1a5fb4; stroke-width: 2 } .dot { fill: #1a5fb4 } .axis { stroke: #999 } .ground { fill: #fff }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee; stroke: #1c1c1e } .small { fill: #bbb } .line { stroke: #78aeed } .dot { fill: #78aeed } .axis { stroke: #777 } .ground { fill: #1c1c1e }
  }`

export function chart(figures: readonly Figure[]): string {
  const rows = Math.ceil(figures.length / columns)
  const drawn = figures.map((figure, i) => {
    const [x, y] = [width * (i % columns), height * Math.floor(i / columns)]
    return `<g transform="translate(${x} ${y})">\n${panel(figure)}\n</g>`
  })
  const [w, h] = [width * columns, height * rows]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">
<title>Figures by date, each with its share of a baseline of the same run</title>
<style>${style}
</style>
<rect class="ground" width="${w}" height="${h}"/>
${drawn.join('\n')}
</svg>
`
}

function panel({ what, unit, baseline, points }: Figure): string {
  const most = Math.max(...points.map(({ value }) => value))
  const placed = points.map((point, i) => ({
    ...point,
    x: round(plot.left + ((i + 0.5) * (plot.right - plot.left)) / points.length),
    y: round(plot.bottom - (point.value / most) * (plot.bottom - plot.top)),
  }))
  const share = baseline === undefined ? unit : `${unit}; in brackets the ratio to ${baseline}`
  return [
    text(16, 24, 'title', what),
    text(16, 38, 'small', share),
    `<path class="axis" d="M${plot.left} ${plot.bottom}H${plot.right}"/>`,
    `<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
    ...placed.flatMap(({ x, y, value, date, machine, baseline: of }) => [
      `<circle class="dot" cx="${x}" cy="${y}" r="4"/>`,
      middle(x, y - 8, '', numbers(value) + (of === undefined ? '' : ` (${ratio(value / of)})`)),
      middle(x, plot.bottom + 14, 'small', date),
      ...(machine === undefined ? [] : [middle(x, plot.bottom + 26, 'small', machine)]),
    ]),
  ].join('\n')
}

const round = (n: number): number => Math.round(10 * n) / 10
const numbers = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: 1 })
const ratio = (n: number): string => (n < 1 ? n.toFixed(2) : n.toFixed(0))
const escaped = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const text = (x: number, y: number, of: string, words: string): string =>
  `<text x="${x}" y="${y}"${of === '' ? '' : ` class="${of}"`}>${escaped(words)}</text>`
const middle = (x: number, y: number, of: string, words: string): string =>
  text(x, y, of, words).replace('<text ', '<text text-anchor="middle" ')
