import { css } from 'lit'

export const valueStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
    background: var(--stolik-linen);
    container-type: inline-size;
    font-variant-numeric: tabular-nums !important;
  }
  .desk,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    align-content: start;
  }
  .pair {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-4) var(--stolik-space-5);
  }
  .counts .choice span {
    justify-content: center;
    min-inline-size: calc(var(--stolik-rem) * 3);
  }
  select {
    min-height: var(--stolik-press);
    padding: var(--stolik-space-1) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
  }
  label.bid {
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: start;
  }
  label.bid > span {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  h2,
  h3 {
    margin: 0;
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  p {
    margin: 0;
  }
  .answer {
    display: grid;
    gap: var(--stolik-space-3);
    align-content: start;
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .answer header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-4);
  }
  .figure {
    font-size: var(--stolik-text-xxl);
    font-weight: 700;
    line-height: 1;
  }
  .plus {
    color: var(--stolik-lisc);
  }
  .minus,
  .cannot {
    color: var(--stolik-mak);
  }
  .cannot::before {
    content: '✕ ' / '';
  }
  ol {
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--stolik-line);
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--stolik-space-4);
    padding-block: var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
  }
  .muted,
  small {
    flex: none;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .all {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-2);
  }
  details {
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  summary {
    padding: var(--stolik-space-2) var(--stolik-space-3);
    min-height: var(--stolik-press);
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--stolik-space-1) var(--stolik-space-3);
    border-block-start: 1px solid var(--stolik-line);
    text-align: end;
    vertical-align: bottom;
  }
  th {
    font-weight: 400;
  }
  thead th {
    min-inline-size: calc(var(--stolik-rem) * 5.5);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    line-height: 1.25;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--stolik-panel);
    text-align: start;
    white-space: nowrap;
  }
  /* On a phone the result stays in view while the player chooses. How it adds up follows below. */
  @container (max-width: 719px) {
    .answer {
      display: contents;
    }
    .answer header,
    h2.cannot {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      order: -1;
      padding: var(--stolik-space-2) var(--stolik-space-4);
      border: 1px solid var(--stolik-line);
      border-radius: var(--stolik-radius);
      background: var(--stolik-panel);
    }
    .figure {
      font-size: var(--stolik-text-xl);
    }
  }
  @container (min-width: 720px) {
    .desk {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: var(--stolik-space-5);
    }
    .answer {
      position: sticky;
      inset-block-start: var(--stolik-space-4);
      align-self: start;
    }
  }
`
