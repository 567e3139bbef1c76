/** What a reference page adds to pages for reading: sections that unfold, and code that scrolls by itself. */
import { css } from 'lit'

export const developerStyles = css`
  .stack {
    gap: var(--stolik-space-3);
  }
  .stack > section {
    padding-block-start: var(--stolik-space-4);
  }
  header p,
  section > p,
  section > ol,
  section > ul {
    max-width: 42rem;
  }
  h3:focus {
    outline: none;
  }
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m);
  }
  .label {
    padding-block-start: var(--stolik-space-2);
    font-weight: 700;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: var(--stolik-press);
  }
  section > ul {
    display: grid;
    gap: var(--stolik-space-2);
    margin: 0;
    padding-inline-start: var(--stolik-space-5);
  }
  .sub {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  code {
    overflow-wrap: anywhere;
  }
  pre {
    overflow-x: auto;
    line-height: 1.4;
  }
  pre code {
    overflow-wrap: normal;
  }
  .lines pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .live {
    --stolik-table-block: calc(var(--stolik-rem) * 34);
    min-width: 0;
  }
  details {
    border-block-start: 1px solid var(--stolik-line);
  }
  details:last-of-type {
    border-block-end: 1px solid var(--stolik-line);
  }
  details[open]:not(.entry, .kind) {
    padding-block-end: var(--stolik-space-5);
  }
  summary {
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2) var(--stolik-space-1);
    cursor: pointer;
  }
  summary h4 {
    display: inline;
  }
  summary .sub {
    padding-inline-start: 1.1em;
  }
  .kind > summary .sub {
    display: inline;
    padding-inline-start: var(--stolik-space-2);
  }
  .entry {
    margin-inline-start: var(--stolik-space-4);
  }
  .search {
    max-width: 30rem;
  }
  input[type='search'] {
    background: var(--stolik-panel);
  }
  table {
    table-layout: fixed;
  }
  caption {
    padding-block: var(--stolik-space-3) var(--stolik-space-1);
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-3) var(--stolik-space-2) 0;
    overflow-wrap: anywhere;
  }
  th:first-child {
    width: 42%;
  }
  tbody th {
    font-weight: 400;
  }
  .figures td,
  .figures th:first-child {
    width: 9rem;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 48rem) {
    th:first-child {
      width: 18rem;
    }
  }
`
