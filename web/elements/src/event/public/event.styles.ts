import { css } from 'lit'

export const publicStyles = css`
  .next {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
    gap: var(--stolik-space-2);
    margin-block-start: var(--stolik-space-4);
    padding: var(--stolik-space-5) var(--stolik-space-4);
    border-radius: var(--stolik-radius);
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
  }
  .next .big {
    font-size: var(--stolik-text-xl);
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  .next :focus-visible {
    outline-color: currentcolor;
  }
  .next .button {
    justify-self: start;
  }
  .next .quiet {
    justify-self: start;
    color: inherit;
  }
  details.small > summary {
    inline-size: fit-content;
    padding-block: var(--stolik-space-3);
    cursor: pointer;
  }
  .winners {
    display: grid;
    grid-template-columns: auto minmax(0, max-content) auto;
    gap: var(--stolik-space-1) var(--stolik-space-3);
    justify-content: start;
    margin: 0;
    padding: 0;
    font-size: var(--stolik-text-l);
    font-variant-numeric: tabular-nums;
    list-style: none;
  }
  .winners li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  .winners li:first-child {
    font-weight: 700;
  }
  .winners span {
    overflow-wrap: anywhere;
  }
  .winners span:last-child {
    text-align: end;
  }
  .files {
    display: grid;
    gap: var(--stolik-space-2);
    margin-block-start: var(--stolik-space-5);
    padding-block-start: var(--stolik-space-3);
    border-block-start: 1px solid var(--stolik-line);
  }
  h4 {
    margin: 0;
    font-weight: 400;
  }
  .files h3 {
    font-size: inherit;
    color: var(--stolik-muted);
  }
  .files ul,
  .files p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
  }
  .files a {
    display: inline-block;
    padding-block: var(--stolik-space-1);
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 15)), 1fr));
    gap: var(--stolik-space-3);
  }
  .one {
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .one.own {
    border-color: var(--stolik-chaber);
    box-shadow: inset 0 0 0 1px var(--stolik-chaber);
  }
  .one header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--stolik-space-2);
    padding: 0 var(--stolik-space-2) 0 var(--stolik-space-3);
    border-block-end: 1px solid var(--stolik-line);
  }
  .one header strong {
    font-size: var(--stolik-text-l);
  }
  .one ol {
    margin: 0;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    list-style: none;
  }
  .one li {
    display: flex;
    gap: var(--stolik-space-2);
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  .one li b {
    min-width: 1em;
  }
  .one li .small {
    flex: none;
    margin-inline-start: auto;
  }
  .me {
    font-weight: 700;
  }
  .me::before {
    content: '▸' / '';
    color: var(--stolik-chaber);
  }
  .names .me span {
    flex: 1;
  }
  .names,
  .plain {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .numbered {
    padding-inline-start: 1.5em;
    list-style: decimal;
  }
  .names {
    columns: calc(var(--stolik-rem) * 16);
    column-gap: var(--stolik-space-5);
  }
  .names li {
    display: flex;
    gap: var(--stolik-space-2);
    justify-content: space-between;
    padding: 2px 0;
    border-block-end: 1px dotted var(--stolik-line);
    break-inside: avoid;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .names li b {
    flex: none;
  }
  .rules {
    display: grid;
    gap: var(--stolik-space-1) var(--stolik-space-4);
    margin: 0;
  }
  dt {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  dd {
    margin: 0 0 var(--stolik-space-2);
    overflow-wrap: anywhere;
  }
  dd p {
    margin: 0;
  }
  .words {
    white-space: pre-line;
  }
  code {
    overflow-wrap: anywhere;
  }
  .prize {
    display: inline-block;
    margin-inline-start: var(--stolik-space-1);
    padding: 0 var(--stolik-space-2);
    border: 1px solid currentcolor;
    /* Of one line a pill; a prize of several lines keeps its corners off the words. */
    border-radius: 0.8em;
    color: var(--stolik-lisc);
    font-size: var(--stolik-text-s);
    font-weight: 600;
  }
  .wide {
    display: none;
  }
  .narrow .figure {
    min-width: calc(var(--stolik-rem) * 2.5);
    min-height: calc(var(--stolik-rem) * 2.25);
    font-size: var(--stolik-text-m);
    text-align: center;
  }
  .ranking td:first-child,
  .ranking th:first-child {
    padding-inline-end: 0;
    font-weight: 700;
  }
  @container (min-width: 48em) {
    .wide {
      display: table-cell;
    }
    .narrow {
      display: none;
    }
    .rules {
      grid-template-columns: minmax(calc(var(--stolik-rem) * 8), calc(var(--stolik-rem) * 14)) 1fr;
    }
    .next {
      padding: var(--stolik-space-5) var(--stolik-space-6);
    }
    .next .big {
      font-size: var(--stolik-text-xxl);
    }
  }
`
