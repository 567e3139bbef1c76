/** Pieces of a table's picture: cards, tricks, the middle. */
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Middle, Plate, ShownCard, Trick } from './scene.js'
import type { Place } from './places.js'
import type { Say } from './situation.js'

/** What a piece needs to know of the table. */
export interface Look {
  readonly deck: DeckStyle
  readonly letters: Letters
  readonly t: Say
}

const picture = (card: string, label: string, look: Look): TemplateResult =>
  html`<playing-card card=${card} label=${label} deck=${look.deck} letters=${look.letters}></playing-card>`

const pictures = (cards: readonly ShownCard[], look: Look): readonly TemplateResult[] =>
  cards.map((c) => picture(c.card, c.label, look))

/** What a trick needs to know besides: whose a card is. */
export interface TrickLook extends Look {
  readonly who: (place: Place) => string
}

/** A trick with its cards towards their players, told in the order played; the one that led is marked. */
export function trickPart(trick: Trick, kind: 'trick' | 'again', look: TrickLook): TemplateResult {
  // An empty list would be told as one.
  return html`<div class=${kind} role=${trick.cards.length === 0 ? nothing : 'list'}>
    ${repeat(
      trick.cards,
      (c) => c.card,
      (c, i) =>
        html`<span class="laid" role="listitem" data-card=${c.card} data-place=${c.place}>
          ${picture(c.card, look.t('table.says', { name: look.who(c.place), what: c.label }), look)}
          ${i === 0 ? html`<span class="led" aria-hidden="true"></span>` : nothing}
        </span>`,
    )}
  </div>`
}

/** The finished trick, to look at again. */
export const lastPart = (last: Trick, name: string, look: TrickLook): TemplateResult =>
  html`<div class="looking">
    ${trickPart(last, 'again', look)}
    <p>${look.t('table.lastTaken', { name })}</p>
  </div>`

/** What the middle says while no trick lies there. */
export const wordPart = (middle: Middle, look: Look): TemplateResult =>
  html`<div class="word">
    ${middle.big === '' ? nothing : html`<p><strong>${middle.big}</strong></p>`}
    ${middle.small.map((line) => html`<p>${line}</p>`)} ${pictures(middle.cards, look)}
  </div>`

/** A hand that lies open. */
export function openPart(plate: Plate, look: Look): TemplateResult | typeof nothing {
  if (plate.open.length === 0) return nothing
  const label = look.t('table.open', { name: plate.player?.name ?? '' })
  return html`<div class="open" data-place=${plate.place} role="group" aria-label=${label}>
    ${pictures(plate.open, look)}
  </div>`
}
