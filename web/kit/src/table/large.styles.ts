import { css, unsafeCSS } from 'lit'
import { leastLarge as least } from './large.js'

/** On a desktop the table grows with the screen. Each player has a place at it, and the contract is between trick and hand. */
export const largeStyles = css`
  @container table (min-width: ${unsafeCSS(least.width)}px) and (min-height: ${unsafeCSS(least.height)}px) {
    .table[class] {
      display: grid;
      grid-template:
        'left top right' auto
        'left middle right' minmax(0, 1fr)
        'contract contract contract' auto
        'mine mine mine' auto
        'calls calls calls' auto
        'own own own' auto
        'foot foot foot' auto / minmax(150px, 1fr) minmax(0, calc(var(--stolik-hand-card) * 3.4)) minmax(
          150px,
          1fr
        );
      gap: 10px clamp(10px, 2cqi, 24px);
      padding: 20px clamp(12px, 2cqi, 28px) 12px;
      /* On a narrow table the cards of the hand overlap a little, rather than being smaller. */
      --stolik-hand-card: calc(clamp(88px, min(15cqb, 13cqi), 190px) * var(--scale));
      --back: calc(var(--stolik-hand-card) * 0.44);
    }
    .table.crowded {
      grid-template:
        'left top-left top-right right' auto
        'left middle middle right' minmax(0, 1fr)
        'contract contract contract contract' auto
        'mine mine mine mine' auto
        'calls calls calls calls' auto
        'own own own own' auto
        'foot foot foot foot' auto / minmax(130px, 1fr) repeat(
          2,
          minmax(0, calc(var(--stolik-hand-card) * 2))
        )
        minmax(130px, 1fr);
    }
    .others {
      display: contents;
    }
    /* Seats, fans and open hands lie at the side of the trick. */
    [data-place='left'] {
      --near: end;
    }
    [data-place='right'] {
      --near: start;
    }
    .table .seat[data-place] {
      grid-area: var(--sits);
      margin: 0;
      justify-self: var(--near, center);
      inline-size: min(100%, calc(var(--stolik-rem) * 19));
    }
    .table .seat[data-place='left'],
    .table .seat[data-place='right'] {
      margin-block-end: 8cqb;
      align-self: center;
    }
    .table:has(.open:not(.own)) .seat:is([data-place='left'], [data-place='right']) {
      margin-block: 7cqb 0;
      align-self: start;
    }
    /* The seat opposite has much width and little height, so the fan lies beside the plate. */
    .seat[data-place='top'] {
      inline-size: max-content !important;
      max-inline-size: 100%;
      display: flex;
      align-items: center;
      gap: 16px;
    }
    .seat[data-place='top'] stolik-plate {
      inline-size: calc(var(--stolik-rem) * 16);
      flex: 0 1 auto;
    }
    .seat[data-place='top'] .held {
      flex: none;
    }
    .held {
      display: flex;
      align-items: center;
      justify-content: var(--near, center);
      gap: clamp(10px, 2cqi, 24px);
      padding: 14px calc(var(--back) * 0.25) 6px;
    }
    .fan,
    .heap {
      display: flex;
      --stolik-card-width: var(--back);
    }
    .fan playing-card {
      rotate: calc((var(--i) - (var(--n) - 1) / 2) * 3.2deg);
      transform-origin: 50% 190%;
    }
    .fan playing-card + playing-card {
      margin-inline-start: calc(var(--back) * -0.8);
    }
    .heap {
      --back: calc(var(--stolik-hand-card) * 0.3);
      padding-inline: calc(var(--back) * 0.2);
    }
    .heap playing-card:nth-child(even) {
      rotate: 90deg;
    }
    .heap playing-card + playing-card {
      margin-inline-start: calc(var(--back) * -0.86);
    }
    .table > .middle {
      grid-area: middle;
      margin: 0;
      min-block-size: calc(var(--stolik-hand-card) * 1.5);
    }
    .table .trick,
    .table .again {
      --size: min(var(--stolik-hand-card), 47cqh);
    }
    .word {
      --stolik-card-width: min(var(--stolik-hand-card), 40cqh);
    }
    .contract {
      grid-area: contract;
      justify-self: center;
      max-inline-size: 100%;
    }
    @container table (min-width: 1800px) and (min-height: 900px) {
      .table > .contract {
        font-size: calc(var(--stolik-rem) * 1.6);
      }
      .table .seat[data-place] {
        inline-size: min(100%, calc(var(--stolik-rem) * 23));
      }
    }
    .contract:not(:empty) {
      padding: 6px 24px;
      border-radius: 10px;
      background: rgb(0 0 0 / 0.22);
    }
    .table > .mine {
      grid-area: mine;
      inline-size: min(100%, 860px);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      justify-self: center;
      gap: 16px;
    }
    /* The cards of the player at the bottom lie where an onlooker's own hand would. */
    .table > .mine:has(> .held) {
      display: contents;
    }
    .mine:has(> .held) stolik-plate {
      grid-area: mine;
      inline-size: min(100%, 860px);
      justify-self: center;
    }
    .mine > .held {
      grid-area: own;
      --back: calc(var(--stolik-hand-card) * 0.7);
    }
    .mine .heap {
      --back: calc(var(--stolik-rem) * 1.9);
    }
    .table > .calls {
      grid-area: calls;
      inline-size: min(100%, 860px);
      justify-self: center;
    }
    .table > .own {
      grid-area: own;
      inline-size: min(100%, calc(var(--stolik-hand-card) * 12));
      justify-self: center;
    }
    .foot {
      grid-area: foot;
      inline-size: min(100%, calc(var(--stolik-hand-card) * 11));
      justify-self: center;
    }
    /* An open hand lies at its owner's seat and replaces the backs of the cards. */
    .table .open[data-place] {
      --w: calc(var(--stolik-hand-card) * 0.62);
      --step: min(var(--w) * 0.62, (100cqi - 104px - var(--stolik-hand-card) * 3.4) / 2 / 10);
      grid-area: var(--sits);
      position: static;
      align-self: start;
      justify-content: var(--near, center);
    }
    .open[data-place='left'] {
      --sits: left;
    }
    .open[data-place='right'] {
      --sits: right;
    }
    .open[data-place='top'] {
      --sits: top;
      margin: 0 0 0 auto !important;
    }
    .table .open[data-place='left'],
    .table .open[data-place='right'] {
      margin-block-start: calc(7cqb + var(--stolik-rem) * 6.5);
    }
    .table .open[data-place='bottom'] {
      grid-area: own;
      --w: var(--stolik-hand-card);
      --step: min(var(--w) * 1.04, (100cqi - 56px - var(--w)) / max(1, var(--n) - 1));
    }
  }
`
