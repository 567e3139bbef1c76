import { css } from 'lit'

/** Every cell is a field: narrow, close together, and as high as a row of the paper. */
export const paperTableStyles = css`
  :host {
    background: var(--stolik-panel);
  }
  .sheet {
    overflow-x: auto;
    max-height: 75vh;
    container-type: inline-size;
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 2px var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: var(--stolik-space-2) var(--stolik-space-1);
    background: var(--stolik-panel);
    font-size: var(--stolik-text-s);
    vertical-align: bottom;
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--stolik-panel);
    text-align: end;
  }
  td.total {
    min-width: 4ch;
    text-align: end;
  }
  td.total b {
    font-weight: 700;
  }
  td select,
  td input:not([type='checkbox']) {
    width: auto;
    max-width: calc(var(--stolik-rem) * 9);
    min-height: var(--stolik-press);
    padding: var(--stolik-space-1) var(--stolik-space-2);
  }
  td input:not([type='checkbox']) {
    width: calc(var(--stolik-rem) * 3.5);
  }
  tr.wrong td,
  tr.wrong th {
    background: color-mix(in srgb, var(--stolik-mak) 10%, var(--stolik-panel));
  }
  tr.moved td {
    padding-block: var(--stolik-space-2);
    background: color-mix(in srgb, var(--stolik-mak) 10%, var(--stolik-panel));
    white-space: normal;
  }
  /* Stays in sight while a narrow screen scrolls along the row. */
  tr.moved div {
    position: sticky;
    inset-inline-start: var(--stolik-space-2);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2);
    width: max-content;
    max-width: calc(100cqi - var(--stolik-space-6));
  }
  details {
    margin-block-start: var(--stolik-space-3);
  }
  td.fault {
    min-width: calc(var(--stolik-rem) * 12);
    max-width: calc(var(--stolik-rem) * 20);
    color: var(--stolik-mak);
    font-size: var(--stolik-text-s);
    white-space: normal;
  }
  td.fault:not(:empty)::before {
    content: '✕ ' / '';
  }
`
