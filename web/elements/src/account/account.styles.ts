/** Forms for accounts: one column, each field with its hint below it. */
import { css } from 'lit'

export const accountStyles = css`
  :host {
    display: block;
    max-width: calc(var(--stolik-rem) * 30);
  }
  h2 {
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  h2 + form,
  h2 + .done,
  h2 + stolik-sign-in-code,
  h2 + stolik-new-account,
  h2 + stolik-recover,
  h2 + stolik-ask-recovery,
  .done + .button {
    margin-block-start: var(--stolik-space-3);
  }
  stolik-recover + h2 {
    margin-block-start: var(--stolik-space-5, 24px);
  }
  summary {
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    color: var(--stolik-chaber);
    cursor: pointer;
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
  input {
    width: 100%;
    min-height: var(--stolik-press);
    min-width: 0;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-linen);
    color: inherit;
    font: inherit;
  }
  .tick {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
    min-height: var(--stolik-press);
  }
  .tick > input {
    flex: none;
    width: calc(var(--stolik-rem) * 1.4);
    height: calc(var(--stolik-rem) * 1.4);
    min-height: 0;
    accent-color: var(--stolik-granat);
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
  .done {
    color: var(--stolik-lisc);
    font-weight: 600;
  }
  .done::before {
    content: '✓ ' / '';
  }
  .break {
    overflow-wrap: anywhere;
  }
`
