/** The middle of a table: the current trick, the last one shown again, or words while there is no card. */
import { html, nothing, type TemplateResult } from 'lit'
import { cardPart, type Look } from './parts.js'
import type { Place } from './places.js'
import type { Middle, Scene, Trick } from './scene.js'

/** A trick also needs to know whose a card is. */
export interface TrickLook extends Look {
  readonly who: (place: Place) => string
  /** Says who takes a finished trick. */
  readonly taken: (trick: Trick) => string
}

/**
 * Draws the middle without the stock. `trick` is the finished trick as long as it stays, otherwise the current one; `last` is the
 * last one if it is shown again.
 */
export function middlePart(
  { middle }: Scene,
  trick: Trick,
  last: Trick | null,
  look: TrickLook,
): TemplateResult {
  if (last !== null) return lastPart(last, look)
  const isEmpty = trick.cards.length === 0
  return html`${isEmpty && middle !== null ? wordPart(middle, look) : nothing}
  ${isEmpty ? nothing : html`<h3 class="visually-hidden">${trickLabel(trick, look)}</h3>`}
  ${trickPart(trick, 'trick', look)}`
}

/** A finished trick that is still on the table gets its own label. A lead made meanwhile is announced, but is not shown yet. */
const trickLabel = (trick: Trick, { t, taken }: TrickLook): string =>
  trick.winner === null ? t('table.trick') : taken(trick)

/** Draws a trick with its cards towards their players, in the order played. The card that led is marked. */
function trickPart(trick: Trick, kind: 'trick' | 'again', look: TrickLook): TemplateResult {
  // A screen reader would announce an empty list.
  return html`<div class=${kind} role=${trick.cards.length === 0 ? nothing : 'list'}>
    ${trick.cards.map(
      (c, i) =>
        html`<span class="laid" role="listitem" data-card=${c.card} data-place=${c.place}>
          ${cardPart(c.card, look.t('table.says', { name: look.who(c.place), what: c.label }), look)}
          ${i === 0 ? html`<span class="led" aria-hidden="true"></span>` : nothing}
        </span>`,
    )}
  </div>`
}

const lastPart = (last: Trick, look: TrickLook): TemplateResult =>
  html`<div class="looking">
    ${trickPart(last, 'again', look)}
    <p>${look.taken(last)}</p>
  </div>`

const wordPart = (middle: Middle, look: Look): TemplateResult =>
  html`<div class="word">
    ${middle.big === '' ? nothing : html`<p><strong>${middle.big}</strong></p>`}
    ${middle.small.map((line) => html`<p>${line}</p>`)}
    ${middle.cards.map(({ card, label }) => cardPart(card, label, look))}
  </div>`

/** Draws the button that shows the last trick again, or stops showing it. */
export const lastButton = (isShown: boolean, t: Look['t'], toggle: () => void): TemplateResult =>
  html`<button class="plain" type="button" data-last aria-expanded=${isShown} @click=${toggle}>
    ${t('table.last')} <span aria-hidden="true">${isShown ? '▾' : '▸'}</span>
  </button>`
