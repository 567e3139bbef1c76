/** Styles that the pages of an event share: messages, tabs, and tables like those of a newspaper. */
import { css } from 'lit'
import { captions, fieldStyles } from '../base/fields.styles.js'
import { frameStyles } from './frame.styles.js'

const pages = css`
  .notice {
    margin: var(--stolik-space-3) 0 0;
    padding: var(--stolik-space-3) var(--stolik-space-4);
    border: 1px solid var(--stolik-control);
    border-inline-start: 6px solid var(--stolik-chaber);
    border-radius: var(--stolik-radius);
    overflow-wrap: anywhere;
  }
  .notice .when {
    /* As one piece on a line where it fits, and on several on a phone. */
    display: inline-block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  nav.sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1);
    margin: var(--stolik-space-5) 0 var(--stolik-space-4);
    border-block-end: 1px solid var(--stolik-line);
  }
  nav.sections button {
    max-width: 100%;
    min-height: var(--stolik-press);
    margin-block-end: -1px;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--stolik-ink);
    font: inherit;
    cursor: pointer;
  }
  nav.sections button:hover {
    border-block-end-color: var(--stolik-control);
  }
  nav.sections [aria-current='true'] {
    border-block-end-color: var(--stolik-chaber);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    nav.sections button {
      border-block-end-color: Canvas;
    }
    nav.sections [aria-current='true'] {
      border-block-end-color: Highlight;
    }
  }
  nav.sections :focus-visible {
    outline-offset: -3px;
  }
  .count {
    display: inline-block;
    min-width: 1.5em;
    margin-inline-start: var(--stolik-space-1);
    padding: 0 0.4em;
    border-radius: 999px;
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
    font-size: var(--stolik-text-s);
    font-weight: 700;
    text-align: center;
  }
  .scroll {
    overflow-x: auto;
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding: var(--stolik-space-3);
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-block-end: 1px solid var(--stolik-line);
    text-align: end;
    vertical-align: baseline;
  }
  thead th {
    border-block-end: 2px solid var(--stolik-granat);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  .text {
    text-align: start;
    overflow-wrap: break-word;
  }
  th.text[scope='row'] {
    min-width: calc(var(--stolik-rem) * 7.5);
  }
  th[scope='row'] {
    font-weight: 400;
  }
  td strong,
  th strong {
    font-weight: 700;
  }
  .mine > * {
    background: color-mix(in srgb, var(--stolik-chaber) 12%, var(--stolik-panel));
  }
  .mine th strong::before {
    content: '▸ ' / '';
  }
  .sub {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .figure {
    min-width: var(--stolik-press);
    min-height: calc(var(--stolik-rem) * 2);
    padding: 0 var(--stolik-space-1);
    border: 0;
    background: none;
    color: var(--stolik-chaber);
    font: inherit;
    text-align: end;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  textarea {
    min-height: calc(var(--stolik-rem) * 8);
    font-variant-numeric: tabular-nums;
    resize: vertical;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  .broad {
    grid-column: 1 / -1;
  }
  .problems {
    margin: var(--stolik-space-2) 0 0;
    padding-inline-start: 1.2em;
    font-variant-numeric: tabular-nums;
  }
  form.panel,
  .panel.stack {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 12)), 1fr));
    gap: var(--stolik-space-3);
    align-items: end;
  }
  @container (max-width: 479px) {
    th,
    td {
      padding-inline: var(--stolik-space-2);
    }
  }
`

export const eventStyles = [fieldStyles, captions, frameStyles, pages]
