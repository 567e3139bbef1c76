/** A list for looking things up: hairlines, one column of words, small sources beside them. */
import { css } from 'lit'

export const glossaryStyles = css`
  :host {
    display: block;
    background: var(--stolik-linen);
  }
  .stack .stack {
    gap: var(--stolik-space-3);
  }
  header p,
  .panel p,
  section > p {
    max-width: 42rem;
  }
  header p {
    margin-block-start: var(--stolik-space-2);
  }
  .panel {
    display: grid;
    gap: var(--stolik-space-2);
  }
  ol {
    display: grid;
    gap: var(--stolik-space-2);
    max-width: 42rem;
    margin: var(--stolik-space-2) 0 0;
    padding-inline-start: var(--stolik-space-5);
  }
  .sub {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  .of::before {
    content: '· ' / '';
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 12)), 1fr));
    align-items: end;
    gap: var(--stolik-space-3);
  }
  input[type='search'],
  select {
    background: var(--stolik-panel);
  }
  table {
    table-layout: fixed;
  }
  caption {
    padding-block: var(--stolik-space-3) var(--stolik-space-2);
    font-size: var(--stolik-text-l);
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-2) var(--stolik-space-2) 0;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: 400;
  }
  .first > * {
    border-block-start: 1px solid var(--stolik-line);
  }
  tbody tr:not(.first) td {
    padding-block-start: 0;
  }
  td ul {
    margin: 0;
    padding: 0;
    font-size: var(--stolik-text-s);
    list-style: none;
  }
  .doubt {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-style: italic;
  }
  .doubt::before {
    content: '? ' / '';
    font-weight: 700;
    font-style: normal;
  }
`
