/** A page for reading: one column, with boxes only around text to copy. */
import { css } from 'lit'

export const associationStyles = css`
  :host {
    display: block;
    background: var(--stolik-linen);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
  }
  section.stack {
    gap: var(--stolik-space-2);
  }
  p,
  ol {
    max-width: 42rem;
  }
  header p {
    margin-block-start: var(--stolik-space-2);
  }
  ol {
    display: grid;
    gap: var(--stolik-space-2);
    margin: 0;
    padding-inline-start: var(--stolik-space-5);
  }
  code {
    font-family: ui-monospace, 'Cascadia Mono', 'Liberation Mono', monospace;
    font-size: 0.9375em;
  }
  .line {
    display: block;
    overflow-wrap: anywhere;
  }
  pre {
    margin: 0;
    padding: var(--stolik-space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-2);
  }
  .live {
    max-height: calc(var(--stolik-rem) * 44);
    padding: var(--stolik-space-3);
    overflow: auto;
    border: 1px dashed var(--stolik-control);
    border-radius: var(--stolik-radius);
  }
  .row {
    padding-block-start: var(--stolik-space-2);
  }
  a.button {
    display: inline-block;
    text-decoration: none;
  }
  table {
    width: 100%;
    max-width: 52rem;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-4) var(--stolik-space-2) 0;
    border-block-end: 1px solid var(--stolik-line);
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
