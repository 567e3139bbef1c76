import { css } from 'lit'

export const ruleSetStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    max-width: calc(var(--stolik-rem) * 46);
  }
  .stack {
    grid-template-columns: minmax(0, 1fr);
  }
  h3 {
    font-size: var(--stolik-text-m);
  }
  .heading:focus {
    outline: none;
  }
  label {
    display: grid;
    gap: var(--stolik-space-1);
    min-width: 0;
  }
  label > span:first-child {
    font-weight: 600;
  }
  ul {
    display: grid;
  }
  .list {
    gap: var(--stolik-space-3);
  }
  .list > li {
    display: grid;
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    overflow-wrap: anywhere;
  }
  .list strong {
    display: block;
    font-size: var(--stolik-text-l);
  }
  .example {
    display: grid;
    gap: var(--stolik-space-1);
    padding: var(--stolik-space-3);
    border: 1px dashed var(--stolik-control);
    border-radius: var(--stolik-radius);
  }
  .sure {
    gap: var(--stolik-space-2);
    padding-block-start: var(--stolik-space-3);
    border-block-start: 1px solid var(--stolik-line);
  }
  .differences {
    gap: var(--stolik-space-2);
  }
  .differences li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--stolik-space-3);
    align-items: center;
    padding-block: var(--stolik-space-2);
    border-block-start: 1px solid var(--stolik-line);
  }
  .differences li > .quiet {
    justify-self: start;
    padding-inline: 0;
    text-align: start;
  }
  .differences li > span {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  .knobs {
    gap: 0;
  }
  .knobs > h3 {
    padding-block-end: var(--stolik-space-2);
  }
  .knob {
    /* The buttons below stay in view and must not cover it. */
    scroll-margin-block-end: calc(var(--stolik-press) * 2.5);
    border-block-start: 1px solid var(--stolik-line);
  }
  .knob:last-child {
    border-block-end: 1px solid var(--stolik-line);
  }
  summary {
    position: relative;
    display: grid;
    gap: 2px;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-3) var(--stolik-space-5) var(--stolik-space-3) var(--stolik-space-3);
    border-inline-start: 4px solid transparent;
    cursor: pointer;
    overflow-wrap: break-word;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '' / '';
    position: absolute;
    inset-block-start: calc(50% - 6px);
    inset-inline-end: var(--stolik-space-3);
    width: 8px;
    height: 8px;
    border: solid var(--stolik-chaber);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    rotate: 225deg;
  }
  .noun {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .turned > summary {
    border-inline-start-color: var(--stolik-chaber);
    font-weight: 600;
  }
  .turned .noun {
    font-weight: 400;
  }
  .refused > summary {
    border-inline-start-color: var(--stolik-mak);
  }
  fieldset {
    display: grid;
    padding: 0 var(--stolik-space-3) var(--stolik-space-2);
  }
  .option {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--stolik-space-3);
    align-items: start;
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    cursor: pointer;
  }
  .option > span {
    font-weight: 400;
    overflow-wrap: break-word;
  }
  .option input {
    width: calc(var(--stolik-rem) * 1.25);
    height: calc(var(--stolik-rem) * 1.25);
    margin: 2px 0 0;
    accent-color: var(--stolik-granat);
  }
  .clause {
    display: block;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .clause strong {
    color: var(--stolik-ink);
    font-weight: 600;
  }
  .conflict {
    margin: 0 var(--stolik-space-3) var(--stolik-space-3);
    padding: var(--stolik-space-3);
    border-inline-start: 4px solid var(--stolik-mak);
    background: var(--stolik-panel);
  }
  .conflict .quiet {
    padding-inline: 0;
    text-align: start;
  }
  .acts {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    gap: var(--stolik-space-2);
    padding-block: var(--stolik-space-3);
    border-block-start: 1px solid var(--stolik-line);
    background: var(--stolik-linen);
  }
  @container (max-width: 26em) {
    .acts .button {
      padding-inline: var(--stolik-space-3);
    }
  }
  @media (max-height: 480px) {
    .acts {
      position: static;
    }
  }
`
