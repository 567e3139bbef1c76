import { css } from 'lit'
import { controls } from '../tokens/controls.js'

/** Felt, plates, middle and the hand below; a phone's column by default, a table seen from above when it is wide. */
export const tableStyles = [
  controls,
  css`
    :host {
      /* The felt is dark in both themes, so what lies on it takes the dark focus ring. */
      --stolik-chaber: #8fb0ff;
      --scale: clamp(0.8, var(--stolik-card-scale, 1), 1.3);
      --card: calc(clamp(56px, min(21cqi, 15.5dvh), 128px) * var(--scale));
      --laid: calc(clamp(60px, min(24cqi, 15.5dvh), 132px) * var(--scale));
      display: block;
      container-type: inline-size;
      color: var(--stolik-on-felt) !important;
    }
    .table {
      display: flex;
      flex-direction: column;
      block-size: var(--stolik-table-height, clamp(300px, 100dvh - 56px, 900px));
      gap: 6px;
      padding: 8px 8px 4px;
      background: var(--stolik-felt);
      border-radius: 10px;
      /* Where text is large it cannot all be shown at once; it can be reached. */
      overflow: hidden auto;
      position: relative;
    }
    .table > * {
      flex-shrink: 0;
    }
    .empty {
      place-content: center;
      text-align: center;
    }
    p {
      margin: 0;
    }

    .others {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 5)), 1fr));
      gap: 6px;
      align-items: start;
    }
    /* Four others in two rows, as they sit. */
    .many {
      grid-template-areas: 'top-left top-right' 'left right';
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .many stolik-plate[data-place] {
      grid-area: var(--sits);
    }
    stolik-plate[data-place='left'] {
      --sits: left;
    }
    stolik-plate[data-place='top-left'] {
      --sits: top-left;
    }
    stolik-plate[data-place='top-right'] {
      --sits: top-right;
    }
    stolik-plate[data-place='right'] {
      --sits: right;
    }
    .table > .middle {
      position: relative;
      flex: 1 1 0;
      /* With text as most read it, the rest leaves it room; with larger text the table scrolls instead. */
      min-block-size: calc((var(--stolik-rem) - 16px) * 11);
      display: grid;
      place-items: center;
      container-type: size;
    }
    .word {
      max-inline-size: 100%;
      overflow-wrap: anywhere;
      text-align: center;
      --stolik-card-width: min(var(--laid), 28cqh);
    }
    /* Where the calls leave no room for it, they say the same. */
    @container (max-height: 72px) {
      .word {
        display: none;
      }
    }
    .word playing-card {
      margin: 8px 4px 0;
    }
    .opened {
      display: contents;
    }
    /* Few cards of three others lie side by side, so that the trick has the room. */
    @container (max-width: 759px) {
      .across .few:has(.open) {
        display: flex;
        gap: 6px;
        justify-content: space-between;
      }
      .across .few .open {
        --step: min(var(--w) * 0.62, (33cqi - 14px - var(--w)) / 4);
      }
    }
    .open {
      --w: clamp(44px, 13.5cqi, 76px);
      --stolik-card-width: var(--w);
      display: flex;
      justify-content: center;
      padding-inline-end: calc(var(--w) - var(--step));
      --step: min(var(--w) * 0.62, (100cqi - 16px - var(--w)) / 9);
    }
    .open[data-place='bottom'] {
      --w: var(--card);
      --step: min(var(--w) * 1.04, (100cqi - 16px - var(--w)) / max(1, var(--n) - 1));
    }
    .noted {
      translate: 0 -10px;
    }
    .open[data-place='left'] {
      justify-content: start;
    }
    .open[data-place='right'] {
      justify-content: end;
    }
    .open playing-card {
      margin-inline-end: calc(var(--step) - var(--w));
    }
    .word strong {
      font-size: min(var(--stolik-text-xxl), 13cqi);
      line-height: 1.15;
      font-weight: 700;
    }
    .contract {
      text-align: center;
      font-weight: 650;
      font-size: calc(var(--stolik-rem) * 1.125);
      min-block-size: 1.45em;
    }

    .trick,
    .again {
      position: absolute;
      inset: 0;
      --out: 0.35;
      --side: -0.25;
      --size: min(var(--laid), 34cqh);
      --stolik-card-width: var(--size);
    }
    /* With somebody opposite the cards lie in a cross. */
    .across .trick,
    .across .again {
      --out: 0.72;
      --side: 0;
    }
    .laid {
      position: absolute;
      inset: 50% auto auto 50%;
      inline-size: var(--size);
      block-size: calc(var(--size) * 1.4);
      translate: calc(-50% + var(--x) * var(--size)) calc(-50% + var(--y) * var(--size));
      rotate: var(--turn);
      filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35));
    }
    .laid[data-place='bottom'] {
      --x: 0;
      --y: var(--out);
      --turn: -1deg;
    }
    .laid[data-place='top'] {
      --x: 0;
      --y: calc(-1 * var(--out));
      --turn: 2deg;
    }
    .laid[data-place='top-left'] {
      --x: -0.6;
      --y: calc(-0.8 * var(--out));
      --turn: -2deg;
    }
    .laid[data-place='top-right'] {
      --x: 0.6;
      --y: calc(-0.8 * var(--out));
      --turn: 2deg;
    }
    .laid[data-place='left'] {
      --x: -1;
      --y: var(--side);
      --turn: -3deg;
    }
    .laid[data-place='right'] {
      --x: 1;
      --y: var(--side);
      --turn: 3deg;
    }
    .led {
      position: absolute;
      inset-block-start: -10px;
      inset-inline-start: calc(50% - 5px);
      border: 5px solid transparent;
      border-block-start: 8px solid var(--stolik-on-felt);
      border-block-end: 0;
    }
    /* What is transparent elsewhere is drawn there. */
    @media (forced-colors: active) {
      .led {
        border-inline-color: Canvas;
      }
    }
    .looking {
      position: absolute;
      inset: 0;
      display: grid;
      align-items: end;
      justify-items: center;
      border-radius: 10px;
      background: rgb(0 0 0 / 0.25);
    }
    .looking .again {
      inset-block-end: calc(var(--stolik-text-s) * 1.7);
    }
    .looking p {
      font-size: var(--stolik-text-s);
      line-height: 1.7;
    }

    .own {
      --stolik-hand-card: var(--card);
    }
    .foot {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
      justify-content: space-between;
      min-block-size: 44px;
    }
    button.plain {
      background: none;
      border: 1px solid color-mix(in srgb, var(--stolik-on-felt) 55%, transparent);
      color: inherit;
      min-block-size: 44px;
      padding: 0 12px;
      border-radius: 10px;
      font: inherit;
      font-size: var(--stolik-text-s);
      cursor: pointer;
      touch-action: manipulation;
    }
    @media (hover: hover) {
      button.plain:hover {
        background: rgb(255 255 255 / 0.12);
      }
    }

    @container (min-width: 760px) {
      .table {
        padding: 16px 24px 12px;
        gap: 8px;
      }
      .others {
        position: absolute;
        inset: 16px 24px auto;
        inline-size: min(100cqi - 48px, 1080px);
        margin-inline: auto;
        grid-template-columns: repeat(3, minmax(180px, 250px));
        justify-content: space-between;
        pointer-events: none;
      }
      stolik-plate[data-place='left'] {
        grid-column: 1;
        margin-block-start: 12dvh;
      }
      stolik-plate[data-place='top'] {
        grid-column: 2;
        grid-row: 1;
      }
      stolik-plate[data-place='right'] {
        grid-column: 3;
        grid-row: 1;
        margin-block-start: 12dvh;
      }
      .many {
        grid-template-areas: 'left top-left top-right right';
        grid-template-columns: repeat(4, minmax(140px, 230px));
      }
      .across .middle {
        margin-block-start: calc(var(--stolik-rem) * 5.5);
      }
      /* There is room to the sides and little above: a flat cross has larger cards. */
      .across .trick,
      .across .again {
        --out: 0.34;
        --size: min(var(--laid), 46cqh);
      }
      .across .laid[data-place='left'] {
        --x: -1.15;
      }
      .across .laid[data-place='right'] {
        --x: 1.15;
      }
      .across .own {
        --stolik-hand-card: min(var(--card), 116px);
      }
      .open[data-place] {
        justify-content: center;
      }
      /* What lies in the middle is not to be the smallest. */
      .open[data-place='bottom'] {
        --w: min(var(--card), 96px);
      }
      .across .open[data-place='bottom'] {
        --w: min(var(--card), 80px);
      }
      /* Below the plates of their owners, so that the middle is free. */
      .open[data-place='left'],
      .open[data-place='right'] {
        position: absolute;
        inset-block-start: calc(12dvh + var(--stolik-rem) * 7);
        --step: min(var(--w) * 0.62, (30cqi - var(--w)) / 9);
        --beside: max(24px, (100cqi - 1080px) / 2);
      }
      .open[data-place='left'] {
        inset-inline-start: var(--beside);
      }
      .open[data-place='right'] {
        inset-inline-end: var(--beside);
      }
      .across .open[data-place='top'] {
        margin-block-start: calc(var(--stolik-rem) * 5.5);
      }
      .across .opened:has([data-place='top']) ~ .middle {
        margin-block-start: 0;
      }
      .contract {
        font-size: var(--stolik-text-l);
      }
      .word strong {
        font-size: calc(var(--stolik-rem) * 4);
      }
      .word {
        font-size: var(--stolik-text-l);
      }
      .mine {
        inline-size: min(100%, 720px);
        margin-inline: auto;
      }
      .own {
        inline-size: min(100%, 1120px);
        margin-inline: auto;
      }
    }

    /* A phone on its side: the middle gets the height, the rest moves to the edges. */
    @media (max-height: 480px) {
      :host {
        --card: clamp(52px, 17dvh, 72px);
        --laid: 60px;
      }
      @container (min-width: 560px) {
        .table {
          padding: 6px 12px 2px;
          gap: 2px;
        }
        .others {
          position: absolute;
          inset: 6px 12px auto;
          inline-size: auto;
          grid-template-columns: repeat(3, minmax(110px, 190px));
          justify-content: space-between;
        }
        stolik-plate[data-place] {
          margin-block-start: 0;
        }
        stolik-plate[data-place='right'] {
          grid-column: 3;
          grid-row: 1;
        }
        .many {
          grid-template-areas: 'left top-left top-right right';
          grid-template-columns: repeat(4, minmax(80px, 160px));
        }
        .across .middle {
          margin-block-start: 0;
        }
        .foot {
          position: absolute;
          inset: auto 12px 4px auto;
          flex-direction: column;
        }
        /* As low as they may be where they lie apart (WCAG 2.5.8). */
        button.plain {
          min-block-size: 36px;
        }
        .mine,
        .own {
          inline-size: min(100%, 520px);
          margin-inline: auto;
        }
      }
    }
  `,
]
