import { css } from 'lit'

/** Styles of cards in a row with a line below each, and of a clause number after a sentence. */
const cards = css`
  h2 {
    overflow-wrap: anywhere;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
    --stolik-card-width: clamp(44px, 12cqi, 72px);
  }
  .cards.small {
    --stolik-card-width: 48px;
  }
  .card {
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: center;
    align-content: start;
    min-width: 0;
    font-size: var(--stolik-text-s);
    text-align: center;
  }
  .card > span {
    max-width: 10ch;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .card.off playing-card {
    opacity: 0.5;
  }
  .card.off > span {
    color: var(--stolik-muted);
  }
  .card.wins > span {
    font-weight: 600;
  }
  .clause {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
    white-space: nowrap;
  }
`

export const learnStyles = [
  cards,
  css`
    :host {
      display: block;
      min-height: var(--stolik-learn-block, calc(var(--stolik-rem) * 40));
      container-type: inline-size;
      background: var(--stolik-linen);
    }
    .whole,
    .chapter {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--stolik-space-3);
    }
    .whole {
      gap: var(--stolik-space-4);
      padding: var(--stolik-space-2);
    }
    .title {
      font-size: var(--stolik-text-l);
      font-weight: 600;
    }
    .chapter > p,
    h3 {
      max-width: 70ch;
    }
    h3 {
      margin-top: var(--stolik-space-2);
      font-size: var(--stolik-text-m);
      font-weight: 600;
    }
    nav ol {
      display: flex;
      flex-wrap: wrap;
      gap: var(--stolik-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
      counter-reset: chapter;
    }
    .step {
      display: inline-flex;
      gap: 0.5ch;
      align-items: center;
      min-height: var(--stolik-press);
      padding: var(--stolik-space-1) var(--stolik-space-3);
      border: 1px solid var(--stolik-control);
      border-radius: var(--stolik-radius);
      background: var(--stolik-panel);
      color: inherit;
      font: inherit;
      text-decoration: none;
      cursor: pointer;
      counter-increment: chapter;
    }
    .step::before {
      content: counter(chapter) '.' / '';
    }
    .step[aria-current] {
      border-color: transparent;
      background: var(--stolik-granat);
      color: var(--stolik-on-granat);
    }
    @media (forced-colors: active) {
      .step[aria-current] {
        border: 3px solid Highlight;
      }
    }
    .games {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 18)), 1fr));
      gap: var(--stolik-space-4);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .games > li {
      display: grid;
      align-content: start;
      gap: var(--stolik-space-3);
      /* Reserves space for the chapters, which load later. */
      min-height: calc(var(--stolik-rem) * 16);
      padding: var(--stolik-space-4);
      border: 1px solid var(--stolik-line);
      border-radius: var(--stolik-radius);
      background: var(--stolik-panel);
    }
    .games ol {
      margin: 0;
      padding-inline-start: 1.6em;
      line-height: 1.9;
    }
    table {
      justify-self: start;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: var(--stolik-space-2) var(--stolik-space-3);
      border-block-end: 1px solid var(--stolik-line);
      text-align: end;
    }
    th {
      font-weight: 400;
      text-align: start;
    }
    thead th {
      color: var(--stolik-muted);
    }
    thead th + th {
      text-align: end;
    }
    .sum {
      margin: 0;
      padding-inline-start: var(--stolik-space-5);
      font-variant-numeric: tabular-nums;
    }
    .foot {
      justify-content: space-between;
    }
    .foot .primary {
      margin-inline-start: auto;
    }
    .message {
      display: grid;
      gap: var(--stolik-space-3);
      place-content: center;
      justify-items: center;
      min-height: inherit;
      padding: var(--stolik-space-5);
      text-align: center;
    }
  `,
]

export const firstHandStyles = [
  cards,
  css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--stolik-space-3);
      container-type: inline-size;
    }
    .both {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--stolik-space-2);
      align-items: start;
    }
    .board {
      display: block;
      --stolik-table-height: var(--stolik-learn-table, min(calc(var(--stolik-rem) * 34), 80vh));
    }
    .guide {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--stolik-space-2);
      align-content: start;
      min-height: calc(var(--stolik-rem) * 18);
      padding: var(--stolik-space-3);
      border: 1px solid var(--stolik-line);
      border-radius: var(--stolik-radius);
      background: var(--stolik-panel);
    }
    .guide h3 {
      color: var(--stolik-muted);
      font-size: var(--stolik-text-s);
      font-weight: 600;
    }
    .advice {
      display: grid;
      gap: var(--stolik-space-2);
      justify-items: start;
      padding-block-start: var(--stolik-space-2);
      border-block-start: 1px solid var(--stolik-line);
    }
    .guide > .button {
      justify-self: start;
    }
    .button[aria-pressed='true'] {
      border-color: transparent;
      background: var(--stolik-granat);
      color: var(--stolik-on-granat);
    }
    @container (min-width: 56rem) {
      .both {
        grid-template-columns: minmax(0, 1fr) 24rem;
      }
      .guide {
        grid-column: 2;
        grid-row: 1;
      }
      .place {
        grid-column: 1;
        grid-row: 1;
      }
    }
  `,
]
