/** Cards that are drawn during play, with one that may be turned up. Only tables with a stock need this module. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Look } from './parts.js'
import type { Scene } from './scene.js'

/** Draws the cards face down with their number, and the open card half under them if there is one. */
export function stockPart(
  { stock }: Pick<Scene, 'stock'>,
  { deck, letters }: Look,
): TemplateResult | typeof nothing {
  if (stock === undefined || stock === null) return nothing
  const { left, card, label, closed } = stock
  const spoken = card === null ? label : `${card.label}, ${label}`
  const number = left + (card === null ? 0 : 1)
  return html`<div class="stock ${closed ? 'closed' : ''}" role="img" aria-label=${spoken}>
    ${card === null ? nothing : html`<playing-card class="turned" card=${card.card} deck=${deck} letters=${letters}></playing-card>`}
    ${left === 0 ? nothing : html`<playing-card face-down></playing-card><span class="number">${number}</span>`}
  </div>`
}

/**
 * The stock lies beside the trick. On a wide table the two cards of a trick lie side by side, because they would cover each
 * other if one were above the other.
 */
export const stockStyles = css`
  .stock {
    --size: min(64px, 24cqh);
    --stolik-card-width: var(--size);
    position: absolute;
    inset-block-start: calc(50% - var(--size) * 0.7);
    inset-inline-start: 4px;
    inline-size: calc(var(--size) * 1.45);
    block-size: calc(var(--size) * 1.4);
    pointer-events: none;
  }
  .stock playing-card {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
  }
  .stock .turned {
    inset-inline-start: calc(var(--size) * 0.45);
  }
  .stock.closed .turned {
    opacity: 0.55;
  }
  .stock .number {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: 4px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
    font-size: var(--stolik-text-s);
    font-weight: 650;
  }
  @container (max-height: 72px) {
    .stock {
      --size: min(40px, 60cqh);
    }
  }
  @container table (min-width: 760px) {
    .stock {
      --size: min(96px, 34cqh);
    }
    .across .laid[data-place='bottom'] {
      --x: -0.58;
    }
    .across .laid[data-place='top'] {
      --x: 0.58;
    }
  }
  /* The middle of a large table is as wide as a trick. */
  @container table (min-width: 960px) and (min-height: 560px) {
    .stock {
      inset-inline-start: calc(var(--size) * -0.9);
    }
  }
`
