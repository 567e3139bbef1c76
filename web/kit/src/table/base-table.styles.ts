import { css } from 'lit'
import { controls } from '../tokens/controls.js'
import { laidStyles } from './laid.styles.js'

/** The felt, the seats, the middle and the hand below. A column by default, as on a phone; seen from above on a wide screen. */
export const tableStyles = [
  controls,
  laidStyles,
  css`
    :host {
      /* The felt is dark in both themes, so focus rings on it take the colour of the dark theme. */
      --stolik-chaber: #8fb0ff;
      --scale: clamp(0.8, var(--stolik-card-scale, 1), 1.3);
      --card: calc(clamp(56px, min(21cqi, 17cqb), 128px) * var(--scale));
      --laid: calc(clamp(60px, 30cqi, 132px) * var(--scale));
      display: block;
      --least: clamp(300px, 100dvh - 56px, 900px);
      block-size: var(--stolik-table-height, var(--least));
      /* If a site's theme removes the height, a percentage of it would collapse to nothing without this. */
      contain-intrinsic-block-size: var(--least);
      /* The layout depends on the table's own width and height. Named, because the middle is a container too. */
      container: table / size;
      color: var(--stolik-on-felt) !important;
    }
    .table {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      --stolik-hand-card: var(--card);
      gap: 6px;
      padding: 8px 8px 4px;
      background: var(--stolik-felt);
      border-radius: 10px;
      /* With large text not everything fits at once, so the table scrolls. */
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
    /* Four other players stand in two rows, in the order in which they sit. */
    .many {
      grid-template-areas: 'top-left top-right' 'left right';
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .many .seat {
      grid-area: var(--sits);
    }
    .seat {
      min-inline-size: 0;
    }
    .table > .middle {
      position: relative;
      flex: 1 1 0;
      /* Zero at the usual text size, where the rest leaves enough room. With larger text the table scrolls instead. */
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
    /* Hidden where the calls leave no room. They say the same. */
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
    /* With three other players, open hands of few cards lie side by side and leave room for the trick. */
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
      --w: var(--stolik-hand-card);
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
    }
    .contract {
      text-align: center;
      font-weight: 650;
      font-size: calc(var(--stolik-rem) * 1.125);
      min-block-size: 1.45em;
    }

    .foot {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
      min-block-size: 44px;
    }
    /* The button for the last trick is always on the left, and buttons that end a game on the right, even alone. */
    .asides {
      margin-inline-start: auto;
    }
    .foot button.plain {
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
      .foot button.plain:hover {
        background: rgb(255 255 255 / 0.12);
      }
    }

    @container (min-width: 760px) {
      .table {
        --laid: 104px;
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
      .seat {
        grid-row: 1;
        margin-block-start: 12cqb;
      }
      .seat[data-place='top'] {
        grid-column: 2;
        margin: 0;
      }
      .seat[data-place='right'] {
        grid-column: 3;
      }
      .many {
        grid-template-areas: 'left top-left top-right right';
        grid-template-columns: repeat(4, minmax(140px, 230px));
      }
      .across .middle {
        margin-block-start: calc(var(--stolik-rem) * 5.5);
      }
      /* There is more room at the sides than above, so a flat cross allows larger cards. */
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
      /* Cards in the hand and in the trick have the same size. */
      .table.across {
        --stolik-hand-card: min(var(--card), 116px);
        --laid: var(--stolik-hand-card);
      }
      .open[data-place] {
        justify-content: center;
      }
      /* Limits the open hand, so that the cards in the middle are not the smallest. */
      .open[data-place='bottom'] {
        --w: min(var(--card), 96px);
      }
      .across .open[data-place='bottom'] {
        --w: min(var(--card), 80px);
      }
      /* Open hands lie below the plates of their owners, so that the middle stays free. */
      .open[data-place='left'],
      .open[data-place='right'] {
        position: absolute;
        inset-block-start: calc(12cqb + var(--stolik-rem) * 7);
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
  `,
]
