/** Tables of words, in which people look things up. */
import { css } from 'lit'

export const wordTables = css`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end: 2px solid var(--stolik-granat);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 600;
  }
`
