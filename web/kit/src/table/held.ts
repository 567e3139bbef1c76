/** What players hold and have taken, as backs of cards: only how many there are can be seen. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Plate } from './scene.js'

const back = html`<playing-card face-down></playing-card>`

/** A hand that nobody else sees: as many backs as there are cards. */
const backsPart = (n: number): TemplateResult | typeof nothing =>
  n === 0
    ? nothing
    : html`<div class="fan" .style=${`--n: ${n}`}>
        ${Array.from({ length: n }, (_, i) => html`<playing-card face-down .style=${`--i: ${i}`}></playing-card>`)}
      </div>`

/** Tricks taken, a packet each. */
const takenPart = (n: number | null): TemplateResult | typeof nothing =>
  n === null || n === 0
    ? nothing
    : html`<div class="heap" aria-hidden="true">${Array.from({ length: n }, () => back)}</div>`

/** Before oneself only tricks: one's own cards lie open below. */
export const ownHeld = ({ tricks }: Plate): TemplateResult | typeof nothing => takenPart(tricks)

export const othersHeld = ({ cards, open, tricks }: Plate): TemplateResult =>
  html`<div class="held" aria-hidden="true">
    ${backsPart(open.length > 0 ? 0 : (cards ?? 0))}${takenPart(tricks)}
  </div>`
