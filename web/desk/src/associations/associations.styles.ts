/** What the page for associations adds to pages for reading. */
import { css } from 'lit'

export const associationStyles = css`
  .stack {
    gap: var(--stolik-space-5);
  }
  section.stack {
    gap: var(--stolik-space-2);
  }
  p,
  ol {
    max-width: 42rem;
  }
  .line {
    display: block;
    overflow-wrap: anywhere;
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .row {
    padding-block-start: var(--stolik-space-2);
  }
  a.button {
    display: inline-block;
    text-decoration: none;
  }
  table {
    max-width: 52rem;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-4) var(--stolik-space-2) 0;
  }
`
