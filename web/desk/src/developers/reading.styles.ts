/** Pages for reading: one column with hairlines, and boxes around text to copy. */
import { css } from 'lit'
import { wordTables } from '@stolik/elements/base/word-tables.styles'

const column = css`
  :host {
    display: block;
    background: var(--stolik-linen);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
  pre {
    margin: 0;
    padding: var(--stolik-space-3);
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
  th,
  td {
    border-block-end: 1px solid var(--stolik-line);
  }
`

export const readingStyles = [wordTables, column]
