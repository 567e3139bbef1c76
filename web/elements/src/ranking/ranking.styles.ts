/** Looks like a newspaper's table: hairlines, tabular figures, no boxes. */
import { css } from 'lit'

export const rankingStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--stolik-text-xl);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .stack {
    display: grid;
    gap: var(--stolik-space-4);
    min-width: 0;
  }
  .stack > * {
    min-width: 0;
  }
  .muted,
  .behind th {
    color: var(--stolik-muted);
  }
  .sub,
  .move,
  label > span,
  thead th {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .sub,
  label > span {
    display: block;
  }
  .final::before {
    content: '✓ ' / '';
    color: var(--stolik-lisc);
  }
  .note {
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-inline-start: 4px solid var(--stolik-chaber);
    background: var(--stolik-panel);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2) var(--stolik-space-3);
  }
  .tabs button,
  .sort,
  .name {
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }
  .tabs button {
    border-block-end: 3px solid transparent;
  }
  .tabs [aria-current='true'] {
    border-block-end-color: var(--stolik-chaber);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .tabs button {
      border-block-end-color: Canvas;
    }
    .tabs [aria-current='true'] {
      border-block-end-color: Highlight;
    }
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 9)), 1fr));
    gap: var(--stolik-space-3);
  }
  .search {
    grid-column: span 2;
  }
  label > span {
    padding-block-end: var(--stolik-space-1);
  }
  input,
  select {
    width: 100%;
    min-width: 0;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--stolik-space-1) var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    text-align: end;
    vertical-align: top;
  }
  thead th {
    padding: 0;
    vertical-align: bottom;
    border-block-end: 2px solid var(--stolik-granat);
    font-weight: 600;
  }
  thead th > span,
  .sort {
    display: inline-block;
    padding: var(--stolik-space-2);
  }
  [aria-sort] .sort {
    color: var(--stolik-ink);
    font-weight: 700;
  }
  .text {
    text-align: start;
  }
  .text,
  .hash {
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    width: 100%;
    min-width: min(calc(var(--stolik-rem) * 7.5), 38cqi);
    font-weight: 400;
  }
  .place {
    text-align: start;
    white-space: nowrap;
  }
  .rank,
  .move {
    display: inline-block;
    min-width: 2.5em;
    text-align: end;
  }
  .name {
    min-height: calc(var(--stolik-rem) * 1.5);
    padding: 0;
    color: var(--stolik-ink);
    font-weight: 700;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--stolik-control);
    text-underline-offset: 0.2em;
  }
  .move {
    min-width: 3.5em;
    white-space: nowrap;
  }
  .up {
    color: var(--stolik-lisc);
  }
  .down {
    color: var(--stolik-mak);
  }
  .score {
    font-weight: 700;
  }
  .mine > * {
    background: color-mix(in srgb, var(--stolik-chaber) 12%, var(--stolik-panel));
  }
  .pinned .mine > * {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    border-block-end: 2px solid var(--stolik-chaber);
  }
  .behind th {
    padding-block-start: var(--stolik-space-4);
    font-weight: 600;
  }
  .more td {
    padding: var(--stolik-space-3) var(--stolik-space-2);
    background: var(--stolik-panel);
    text-align: start;
  }
  .narrow {
    display: none;
  }
  @container (max-width: 859px) {
    .broad {
      display: none;
    }
    .narrow {
      display: block;
      padding-block-end: var(--stolik-space-3);
    }
  }
  @container (max-width: 639px) {
    .wide {
      display: none;
    }
    /* The movement stands below the place, so that names have more room. */
    .move {
      display: block;
      min-width: 0;
    }
    .place {
      text-align: end;
    }
    th,
    td,
    thead th > span,
    .sort {
      padding-inline: var(--stolik-space-1);
    }
  }
  @media print {
    .controls,
    .pages,
    .pinned {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
  /* With text this large only one column of fields fits, and three columns of figures barely do. */
  @container (max-width: 18em) {
    .search {
      grid-column: auto;
    }
    table {
      font-size: var(--stolik-text-s);
    }
    th,
    td,
    thead th > span,
    .sort {
      padding-inline: 2px;
      overflow-wrap: anywhere;
    }
    th[scope='row'],
    .rank,
    .move {
      min-width: 0;
    }
  }
`
