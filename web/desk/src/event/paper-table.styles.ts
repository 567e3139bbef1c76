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
  /* A narrow choice shows the key that it begins with; its list shows the whole name. */
  td select,
  td input:not([type='checkbox']) {
    width: calc(var(--stolik-rem) * 2.75);
    min-height: calc(var(--stolik-rem) * 2.25);
    padding: 0 var(--stolik-space-2);
    text-transform: none;
  }
  td select {
    appearance: none;
    background-image: none;
  }
  thead th {
    max-width: calc(var(--stolik-rem) * 8);
    overflow-wrap: break-word;
    hyphens: auto;
    white-space: normal;
  }
  tfoot td,
  tfoot th {
    position: sticky;
    inset-block-end: 0;
    border-block-start: 2px solid var(--stolik-line);
    background: var(--stolik-panel);
    text-align: end;
  }
  .sheet td.total input {
    width: calc(var(--stolik-rem) * 4);
    text-align: end;
  }
  .keys dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2) var(--stolik-space-4);
    margin: var(--stolik-space-2) 0;
  }
  .keys dt {
    font-weight: 700;
  }
  .keys dd {
    margin: 0;
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
    min-width: calc(var(--stolik-rem) * 9);
    max-width: calc(var(--stolik-rem) * 20);
    color: var(--stolik-mak);
    font-size: var(--stolik-text-s);
    white-space: normal;
  }
  tr.wrong > td.fault::before {
    content: '✕ ' / '';
  }
`
