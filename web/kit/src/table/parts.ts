/** Pieces of a table's picture: cards, tricks, the middle. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Middle, ShownCard, Trick } from './scene.js'
import type { Place } from './places.js'
import type { Say } from './situation.js'

/** The settings that a piece needs from the table. */
export interface Look {
  readonly deck: DeckStyle
  readonly letters: Letters
  readonly t: Say
}

const picture = (card: string, label: string, look: Look, kind = ''): TemplateResult =>
  html`<playing-card
    class=${kind}
    card=${card}
    label=${label}
    deck=${look.deck}
    letters=${look.letters}
  ></playing-card>`

const pictures = (cards: readonly ShownCard[], look: Look): readonly TemplateResult[] =>
  cards.map((c) => picture(c.card, c.label, look))

/** A trick also needs to know whose a card is. */
export interface TrickLook extends Look {
  readonly who: (place: Place) => string
}

/** Draws a trick with its cards towards their players, in the order played. The card that led is marked. */
export function trickPart(trick: Trick, kind: 'trick' | 'again', look: TrickLook): TemplateResult {
  // A screen reader would announce an empty list.
  return html`<div class=${kind} role=${trick.cards.length === 0 ? nothing : 'list'}>
    ${trick.cards.map(
      (c, i) =>
        html`<span class="laid" role="listitem" data-card=${c.card} data-place=${c.place}>
          ${picture(c.card, look.t('table.says', { name: look.who(c.place), what: c.label }), look)}
          ${i === 0 ? html`<span class="led" aria-hidden="true"></span>` : nothing}
        </span>`,
    )}
  </div>`
}

/** Draws the finished trick when it is shown again. */
export const lastPart = (last: Trick, name: string, look: TrickLook): TemplateResult =>
  html`<div class="looking">
    ${trickPart(last, 'again', look)}
    <p>${look.t('table.lastTaken', { name })}</p>
  </div>`

/** Draws the words of the middle while there is no trick. */
export const wordPart = (middle: Middle, look: Look): TemplateResult =>
  html`<div class="word">
    ${middle.big === '' ? nothing : html`<p><strong>${middle.big}</strong></p>`}
    ${middle.small.map((line) => html`<p>${line}</p>`)} ${pictures(middle.cards, look)}
  </div>`

/** A hand that lies open, with a label that says whose it is. */
export interface OpenHand {
  readonly place: Place
  readonly label: string
  /** `note` is the same as on a card of the viewer's own hand. */
  readonly cards: readonly (ShownCard & { readonly note?: string })[]
}

export function openPart({ place, label, cards }: OpenHand, look: Look): TemplateResult | typeof nothing {
  if (cards.length === 0) return nothing
  return html`<div
    class="open ${place === 'bottom' ? 'own' : ''}"
    data-place=${place}
    role="group"
    aria-label=${label}
    .style=${`--n: ${cards.length}`}
  >
    ${cards.map(({ card, label, note = '' }) =>
      note === '' ? picture(card, label, look) : picture(card, `${label}, ${note}`, look, 'noted'),
    )}
  </div>`
}
