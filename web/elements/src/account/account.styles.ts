/** Forms for accounts: one column, each field with its hint below it. */
import { css } from 'lit'
import { fieldStyles } from '../base/fields.styles.js'
import { unfolding } from '../base/details.styles.js'

const columns = css`
  :host {
    display: block;
    max-width: calc(var(--stolik-rem) * 30);
  }
  h2 {
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  h2 + form,
  h2 + .good,
  h2 + stolik-sign-in-code,
  h2 + stolik-new-account,
  h2 + stolik-recover,
  h2 + stolik-ask-recovery,
  .good + .button {
    margin-block-start: var(--stolik-space-3);
  }
  stolik-recover + h2 {
    margin-block-start: var(--stolik-space-5, 24px);
  }
  details > .field {
    gap: var(--stolik-space-3);
  }
  form {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .field {
    display: grid;
    gap: var(--stolik-space-1);
  }
  label {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  input[readonly] {
    border-style: dashed;
    background: none;
  }
  .secret {
    display: flex;
    gap: var(--stolik-space-2);
  }
  .rules {
    display: grid;
    margin: 0;
    padding: 0;
    font-size: var(--stolik-text-s);
    list-style: none;
  }
  .rules li {
    display: flex;
    gap: var(--stolik-space-2);
    color: var(--stolik-muted);
  }
  .rules li::before {
    content: '○' / '';
    width: 1em;
    text-align: center;
  }
  .rules li.met {
    color: var(--stolik-lisc);
  }
  .rules li.met::before {
    content: '✓' / '';
  }
  .break {
    overflow-wrap: anywhere;
  }
`

export const accountStyles = [unfolding, fieldStyles, columns]
