/** A wheel of shares: how often each of some kinds came, the most frequent first, clockwise from the top. */
import { html, svg, type TemplateResult } from 'lit'

export interface Share {
  readonly name: string
  readonly count: number
}

/** The shades of the sectors; the last one is that of all others together. */
const shades = [1, 0.74, 0.54, 0.38, 0.26, 0.14]

const radius = 60
const hole = 34

/** A point on a circle round the middle, `part` of the way round. */
function at(part: number, distance: number): string {
  const angle = 2 * Math.PI * part - Math.PI / 2
  const round = (value: number): number => Math.round(value * 100) / 100
  return `${round(distance * Math.cos(angle))} ${round(distance * Math.sin(angle))}`
}

/** The outline of a sector. A whole ring is two halves, since an arc has two ends. */
function sector(from: number, to: number): string {
  if (to - from > 0.999) return sector(0, 0.5) + sector(0.5, 1)
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(to, radius)}L${at(to, hole)}A${hole} ${hole} 0 ${large} 0 ${at(from, hole)}Z`
}

/** The shares that a wheel shows: the small ones come together as one. @param others the name of those */
export function sharesOf(all: readonly Share[], others: string): readonly Share[] {
  const known = all.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  if (known.length <= shades.length) return known
  const first = known.slice(0, shades.length - 1)
  const rest = known.slice(shades.length - 1).reduce((sum, { count }) => sum + count, 0)
  return [...first, { name: others, count: rest }]
}

/**
 * Draws nothing but the wheel; the names stand in a list beside it, in the same order, with a sign of the same shade.
 * @param label says in words what it shows
 */
export function wheel(shares: readonly Share[], label: string): TemplateResult {
  const sum = shares.reduce((total, { count }) => total + count, 0)
  const ends = shares.map(
    (_, i) => shares.slice(0, i + 1).reduce((total, { count }) => total + count, 0) / sum,
  )
  return html`<svg class="wheel" viewBox="-62 -62 124 124" role="img" aria-label=${label}>
    ${shares.map(
      (_, i) =>
        svg`<path class="sector" fill-opacity=${shades[i] ?? 0} d=${sector(ends[i - 1] ?? 0, ends[i] ?? 1)} />`,
    )}
  </svg>`
}

/** The sign beside the name of the nth share. */
export const shadeMark = (n: number): TemplateResult =>
  html`<svg class="shade" viewBox="0 0 10 10" aria-hidden="true">
    <rect width="10" height="10" rx="2" fill-opacity=${shades[n] ?? 0} />
  </svg>`
