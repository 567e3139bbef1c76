/** What lies before players where there is room: cards face down, and the tricks they have taken. Only their number is visible. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Plate } from './scene.js'

const back = html`<playing-card face-down></playing-card>`

/** Draws a hidden hand: one back for each card. */
const backsPart = (n: number): TemplateResult | typeof nothing =>
  n === 0
    ? nothing
    : html`<div class="fan" .style=${`--n: ${n}`}>
        ${Array.from({ length: n }, (_, i) => html`<playing-card face-down .style=${`--i: ${i}`}></playing-card>`)}
      </div>`

/** Draws the tricks taken, one packet each. */
const takenPart = (n: number | null): TemplateResult | typeof nothing =>
  n === null || n === 0
    ? nothing
    : html`<div class="heap" aria-hidden="true">${Array.from({ length: n }, () => back)}</div>`

/** The viewer's own place shows only tricks: their cards are open below. */
export const ownHeld = ({ tricks }: Plate): TemplateResult | typeof nothing => takenPart(tricks)

export const othersHeld = ({ cards, open, tricks }: Plate): TemplateResult =>
  html`<div class="held" aria-hidden="true">
    ${backsPart(open.length > 0 ? 0 : (cards ?? 0))}${takenPart(tricks)}
  </div>`
