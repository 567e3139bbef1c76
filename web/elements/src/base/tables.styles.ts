/** Tables of figures with names, as a person's own hands and the deals of a day have them. */
import { css } from 'lit'

export const figureTables = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
    text-align: end;
    vertical-align: baseline;
    /* Only names may be narrower than their words. */
    overflow-wrap: normal;
  }
  th {
    font-weight: 400;
  }
  thead th {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .text {
    text-align: start;
    overflow-wrap: anywhere;
  }
  .points {
    font-weight: 700;
    white-space: nowrap;
  }
`
