import { css } from 'lit'
import { fieldStyles } from '../base/fields.styles.js'
import { unfolding } from '../base/details.styles.js'

const findings = css`
  :host {
    display: block;
    container-type: inline-size;
    min-width: 0;
  }
  .stack,
  .finding,
  .entry,
  label {
    display: grid;
    gap: var(--stolik-space-3);
    align-content: start;
    min-width: 0;
  }
  .entry,
  label {
    gap: var(--stolik-space-1);
  }
  dl,
  dd {
    margin: 0;
  }
  ul.findings {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .finding {
    padding-block: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  .row {
    gap: var(--stolik-space-2) var(--stolik-space-4);
    align-items: baseline;
  }
  .spread > strong {
    flex: 1 1 14rem;
    min-width: 0;
  }
  .state {
    padding: 0 0.6em;
    border: 1px solid var(--stolik-control);
    border-radius: 999px;
    font-size: var(--stolik-text-s);
    white-space: nowrap;
  }
  .shares {
    display: grid;
    gap: var(--stolik-space-1) var(--stolik-space-4);
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 34rem) {
    .shares {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  dt {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .hands a {
    display: inline-flex;
    align-items: center;
    min-height: var(--stolik-press);
  }
  .said {
    overflow-wrap: anywhere;
  }
  .quote {
    padding-inline-start: var(--stolik-space-3);
    border-inline-start: 3px solid var(--stolik-line);
    white-space: pre-line;
  }
  label > span:first-child {
    font-weight: 600;
  }
  .button,
  .quiet {
    justify-self: start;
  }
`

export const findingStyles = [unfolding, fieldStyles, findings]
