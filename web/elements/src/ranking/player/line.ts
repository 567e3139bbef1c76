/** Draws a player's places edition by edition as a small line without scales. */
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { html, nothing, svg, type TemplateResult } from 'lit'
import { plot, type Frame } from '../chart.js'

const frame: Frame = { width: 160, height: 40, inset: 5 }

/**
 * Draws nothing for fewer than two editions, or if nothing changed. @param words describes the line by its first, last and best
 * value
 */
export function historyLine(
  { history, kind }: Pick<PublishedPerson, 'history' | 'kind'>,
  words: (of: 'place' | 'score', first: number, last: number, best: number) => string,
): TemplateResult | typeof nothing {
  const places = history.map(({ place }) => place)
  const byPlace = kind === 'points' && places.filter((place) => place !== null).length > 1
  const values = byPlace ? places : history.map(({ score }) => score)
  const known = values.filter((value) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || known.length < 2) return nothing
  const { points, line, lowest, highest } = plot(values, frame, byPlace ? 'lowest' : 'highest')
  if (lowest === highest) return nothing
  const end = points.findLast((point) => point !== null)
  const label = words(byPlace ? 'place' : 'score', first, last, byPlace ? lowest : highest)
  return html`<svg viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label=${label}>
    ${svg`<path d=${line} />`} ${end === undefined ? nothing : svg`<circle cx=${end.x} cy=${end.y} r="4" />`}
  </svg>`
}
