import { css } from 'lit'

export const dailyStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-2);
    container-type: inline-size;
    /* A club’s page may be light where its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  /* The table opens in the frame that this fills. */
  :host([data-over]) {
    min-height: calc(var(--stolik-rem) * 42);
  }
  section,
  .field,
  .days {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--stolik-space-3);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .days {
    gap: var(--stolik-space-5, 24px);
    margin-block-start: var(--stolik-space-3);
  }
  .own {
    justify-items: start;
    max-width: calc(var(--stolik-rem) * 40);
  }
  h2 .muted {
    font-weight: 400;
  }
  h3 .muted {
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  .tabs [aria-pressed='true'],
  .deals [aria-pressed='true'] {
    border-color: var(--stolik-chaber);
    box-shadow: inset 0 -3px var(--stolik-chaber);
  }
  .progress {
    display: grid;
    gap: var(--stolik-space-1);
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  progress {
    appearance: none;
    width: 100%;
    height: calc(var(--stolik-rem) * 0.6);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-linen);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--stolik-linen);
  }
  progress::-webkit-progress-value {
    background: var(--stolik-chaber);
  }
  progress::-moz-progress-bar {
    background: var(--stolik-chaber);
  }
  .result {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--stolik-space-3);
    font-variant-numeric: tabular-nums;
  }
  .result b {
    font-size: var(--stolik-text-xl);
  }
  .deals {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 26);
  }
  .deals .button {
    padding-inline: 0;
    font-variant-numeric: tabular-nums;
  }
  td:first-child {
    width: 3ch;
  }
  .week {
    container: week / inline-size;
    margin-block-start: var(--stolik-space-3);
  }
  .week .day {
    display: none;
  }
  /* The reader’s own row stays in sight while a long league scrolls. */
  .league .me > * {
    position: sticky;
    inset-block: 0;
  }
  .league td:first-child {
    width: 4ch;
  }
  .league .up > td:first-child {
    box-shadow: inset 3px 0 var(--stolik-lisc);
  }
  .league .down > td:first-child {
    box-shadow: inset 3px 0 var(--stolik-mak);
  }
  .sign {
    font-size: 0.75em;
  }
  .sign.up {
    color: var(--stolik-lisc);
  }
  .sign.down {
    color: var(--stolik-mak);
  }
  @container week (min-width: 30em) {
    .week .day {
      display: table-cell;
    }
  }
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m);
  }
  .field {
    margin-block-start: var(--stolik-space-3);
  }
  .scores {
    display: grid;
    gap: var(--stolik-space-1);
    margin: 0;
    max-width: calc(var(--stolik-rem) * 26);
  }
  .scores svg {
    display: block;
    width: 100%;
    height: calc(var(--stolik-rem) * 3);
    border-block-end: 1px solid var(--stolik-control);
  }
  rect {
    fill: var(--stolik-control);
  }
  rect.own {
    fill: var(--stolik-chaber);
  }
  .scores figcaption {
    display: flex;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  abbr {
    text-decoration: none;
  }
  .me > :is(th, td) {
    background: var(--stolik-panel);
  }
  .me > th {
    font-weight: 700;
  }
  /* In large type on a phone, a word that breaks is better than a cell that nobody can reach. */
  @container (max-width: 15em) {
    th,
    td {
      overflow-wrap: anywhere;
    }
  }
  @container (min-width: 800px) {
    .days {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--stolik-space-6, 40px);
    }
    .week {
      max-width: calc(var(--stolik-rem) * 60);
    }
  }
`
