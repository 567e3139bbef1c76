/** Open cards on a table, and hands that lie open. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { ShownCard } from './scene.js'
import type { Place } from './places.js'
import type { Say } from './situation.js'

/** The settings that a piece needs from the table. */
export interface Look {
  readonly deck: DeckStyle
  readonly letters: Letters
  readonly t: Say
}

/** Draws an open card; `kind` is a class. */
export const cardPart = (card: string, label: string, look: Look, kind = ''): TemplateResult =>
  html`<playing-card
    class=${kind}
    card=${card}
    label=${label}
    deck=${look.deck}
    letters=${look.letters}
  ></playing-card>`

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
      note === '' ? cardPart(card, label, look) : cardPart(card, `${label}, ${note}`, look, 'noted'),
    )}
  </div>`
}
