/** The signs of the three marks. They differ in shape, so that they are told apart without colours. */
import { svg, html, type TemplateResult, type SVGTemplateResult } from 'lit'
import type { Mark } from '@stolik/core'

/** A ring, a triangle, a full square on its corner. */
export function markShape(mark: Mark, x: number, y: number): SVGTemplateResult {
  if (mark === 'inaccuracy') return svg`<circle class="mark" cx=${x} cy=${y} r="6" />`
  const r = mark === 'mistake' ? 8 : 9
  const corners: readonly (readonly [number, number])[] =
    mark === 'mistake'
      ? [
          [x, y - r],
          [x + r, y + r * 0.75],
          [x - r, y + r * 0.75],
        ]
      : [
          [x, y - r],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ]
  return svg`<polygon class="mark ${mark}" points=${corners.map((corner) => corner.join(',')).join(' ')} />`
}

/** The sign of a mark in a line of text; its word stands beside it. */
export const markSign = (mark: Mark): TemplateResult =>
  html`<svg class="sign" viewBox="-11 -11 22 22" aria-hidden="true">${markShape(mark, 0, 0)}</svg>`
