import { css } from 'lit'

export const problemStyles = css`
  .whole,
  .asking,
  .solution {
    display: grid;
    gap: var(--stolik-space-3);
    min-width: 0;
  }
  .whole {
    padding: var(--stolik-space-2);
  }
  .small {
    color: var(--stolik-muted);
  }
  .small {
    font-size: var(--stolik-text-s);
  }
  .out-of-sight {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .note {
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-inline-start: 4px solid var(--stolik-chaber);
    background: var(--stolik-panel);
  }
  .row,
  .tabs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2);
  }
  .tabs [aria-pressed='true'],
  .archive [aria-current='true'] {
    border-color: var(--stolik-chaber);
    box-shadow: inset 0 -3px var(--stolik-chaber);
  }
  .board {
    display: block;
    --stolik-table-height: var(--stolik-problem-table, calc(var(--stolik-rem) * 30));
  }
  /* Whole hands lie below the plates on both sides. */
  @container (min-width: 40em) {
    .open-hands {
      --stolik-table-height: var(--stolik-problem-table, calc(var(--stolik-rem) * 42));
    }
  }
  .board::part(answer) {
    all: unset;
    margin-inline-end: calc(var(--step) - var(--w));
    cursor: pointer;
  }
  .board::part(answer):disabled {
    opacity: 0.6;
    cursor: auto;
  }
  .board::part(answer):hover {
    translate: 0 -6px;
  }
  .board::part(picked) {
    translate: 0 -14px;
  }
  .board::part(answer):focus-visible {
    outline: 3px solid var(--stolik-on-felt);
    outline-offset: 2px;
  }
  .side {
    display: contents;
  }
  /* What is asked stands above the cards that answer it. */
  .side > h3 {
    order: -1;
  }
  /* What is asked and explained stands beside the table. */
  @container (min-width: 1100px) {
    .asking {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 34%);
      gap: var(--stolik-space-4);
    }
    .side {
      display: grid;
      gap: var(--stolik-space-3);
      align-content: start;
    }
  }
  summary {
    min-height: var(--stolik-press);
    align-content: center;
    color: var(--stolik-chaber);
    cursor: pointer;
  }
  .played ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-3) var(--stolik-space-5);
    padding-inline-start: var(--stolik-space-4);
  }
  .laid {
    display: inline-grid;
    justify-items: center;
    margin-inline-end: var(--stolik-space-2);
  }
  .played playing-card,
  .aside playing-card,
  table playing-card {
    --stolik-card-width: 44px;
  }
  .right {
    color: var(--stolik-lisc);
  }
  .wrong {
    color: var(--stolik-mak);
  }
  #verdict:focus-visible {
    outline-offset: 2px;
  }
  table {
    max-width: calc(var(--stolik-rem) * 36);
  }
  th > div {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
  }
  thead th,
  .text span {
    overflow-wrap: anywhere;
  }
  /* On a narrow screen the words of a card need the room of its picture. */
  @container (max-width: 26em) {
    table playing-card {
      --stolik-card-width: 32px;
    }
    /* Two cards leave no room beside them. */
    th > div:has(playing-card + playing-card) {
      flex-wrap: wrap;
    }
  }
  /* With large letters there is room for the words only. */
  @container (max-width: 14em) {
    table playing-card {
      display: none;
    }
  }
  .best > * {
    font-weight: 700;
  }
  .archive ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 11)), 1fr));
    gap: var(--stolik-space-2);
    padding: 0;
    list-style: none;
  }
  .archive button {
    display: grid;
    align-content: start;
    width: 100%;
    height: 100%;
    text-align: start;
  }
  .archive span {
    font-size: var(--stolik-text-s);
  }
  .archive .open {
    color: var(--stolik-muted);
  }
  .archive .right::before {
    content: '✓ ' / '';
  }
  .archive .wrong::before {
    content: '✕ ' / '';
  }
`
