import { css } from 'lit'

/**
 * For a phone on its side, or a desktop at 200 %: seats in one line at the top, calls beside the hand, and nothing over a card.
 */
export const lowStyles = css`
  @container table (max-height: 430px) and (min-width: 560px) {
    .table[class] {
      display: grid;
      grid-template: auto minmax(calc(var(--stolik-rem) * 4), 1fr) auto auto / minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 5px 10px 4px;
      --stolik-hand-card: clamp(52px, 22cqb, 84px);
      --laid: var(--stolik-hand-card);
    }
    .table .others {
      grid-area: 1 / 1;
      position: static;
      display: flex;
      inline-size: auto;
      margin: 0;
      align-items: stretch;
    }
    .table .seat[data-place] {
      flex: 1 1 0;
      margin: 0;
    }
    .table .contract {
      grid-area: 1 / 2;
      max-inline-size: 30cqi;
      align-self: center;
      font-size: var(--stolik-text-s);
      line-height: 1.3;
    }
    .contract:empty {
      display: none;
    }
    .table:has(> .contract:empty) .others {
      grid-column: 1 / -1;
    }
    .table > .middle {
      grid-area: 2 / 1;
      margin: 0;
    }
    .table > .own {
      grid-area: 3 / 1;
      inline-size: auto;
      /* With automatic margins the hand would shrink to a width of nothing. */
      margin: 0;
      --stolik-hand-rise: 24px;
    }
    .table:not(:has(.calls button)) > :is(.middle, .own) {
      grid-column: 1 / -1;
    }
    .table > .calls {
      grid-area: 2 / 2 / span 2;
      inline-size: clamp(200px, 40cqi, 340px);
      margin: 0;
      overflow-y: auto;
      align-content: safe center;
      gap: 6px;
      padding: 3px;
    }
    /* Without buttons the calls are a line of text. */
    .table > .calls:not(:has(button)) {
      grid-area: 2 / 1;
      place-self: start;
      inline-size: auto;
      max-inline-size: 30cqi;
      font-size: var(--stolik-text-s);
    }
    .table > :is(.mine, .foot) {
      grid-area: 4 / 1 / auto / -1;
      inline-size: auto;
      margin: 0;
    }
    .table > .mine {
      justify-self: start;
      min-inline-size: min(100%, 360px);
      max-inline-size: 54%;
      align-self: center;
    }
    .table:not(:has(.foot button)) > .mine {
      max-inline-size: 100%;
    }
    .foot {
      justify-self: end;
      max-inline-size: 45%;
      min-block-size: 0;
      flex-wrap: nowrap;
    }
    /* Lower than elsewhere, but still large enough (WCAG 2.5.8). */
    .foot button.plain {
      min-block-size: 36px;
    }
    /* There is enough width for the cards to lie side by side, below the seats and the mark of the card that led. */
    .table .trick,
    .table .again {
      --out: 0.13;
      --side: 0.03;
      --size: min(var(--laid), 54cqh);
    }
    .table .laid[data-place='left'] {
      --x: -1.08;
    }
    .table .laid[data-place='right'] {
      --x: 1.08;
    }
    .across .laid[data-place='left'] {
      --x: -1.62;
    }
    .across .laid[data-place='right'] {
      --x: 1.62;
    }
    .across .laid[data-place='top'] {
      --x: -0.54;
    }
    .across .laid[data-place='bottom'] {
      --x: 0.54;
    }
    .word strong {
      font-size: var(--stolik-text-xl);
    }
    .word {
      font-size: var(--stolik-text-m);
    }
    .looking {
      align-items: center;
    }
    .looking p {
      position: absolute;
      inset: auto 8px 0 auto;
    }
    .looking .again {
      inset-block-end: 0;
    }
    .table .open[data-place] {
      --w: 44px;
      --step: min(var(--w) * 0.62, (36cqi - var(--w)) / 9);
      grid-area: 2 / 1;
      position: static;
      align-self: start;
      margin: 0;
    }
    .table .opened {
      grid-area: 2 / 1;
      align-self: start;
    }
    .table .open[data-place='left'] {
      justify-self: start;
    }
    .table .open[data-place='right'] {
      justify-self: end;
    }
    .table .open[data-place='bottom'] {
      --w: var(--stolik-hand-card);
      --step: min(var(--w) * 1.04, (100cqi - 20px - var(--w)) / max(1, var(--n) - 1));
      grid-area: 3 / 1;
      align-self: end;
    }
  }
`
