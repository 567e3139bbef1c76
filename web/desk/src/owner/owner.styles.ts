import { css } from 'lit'
import { fieldStyles } from '@stolik/elements/base/fields.styles'
import { unfolding } from '@stolik/elements/base/details.styles'

const desk = css`
  :host {
    display: block;
    container-type: inline-size;
    max-width: calc(var(--stolik-rem) * 52);
  }
  /* It is there before it says something, but makes no gap. */
  .stack > [role='status']:empty {
    position: absolute;
  }
  .fields {
    display: grid;
    gap: var(--stolik-space-3) var(--stolik-space-4);
    align-items: start;
  }
  @container (min-width: 34rem) {
    .fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .fields > .wide {
      grid-column: 1 / -1;
    }
  }
  label {
    display: grid;
    gap: var(--stolik-space-1);
    min-width: 0;
  }
  label > span:first-child {
    font-weight: 600;
  }
  label.tick > span {
    font-weight: 400;
  }
  input[type='checkbox'],
  input[type='radio'] {
    width: calc(var(--stolik-rem) * 1.25);
    height: calc(var(--stolik-rem) * 1.25);
    margin: 0;
    accent-color: var(--stolik-granat);
  }
  fieldset {
    display: grid;
    gap: 0 var(--stolik-space-4);
  }
  fieldset.row {
    display: flex;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  form .button,
  .stack > .button {
    justify-self: start;
  }
  ul.list {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul.list > li {
    display: grid;
    gap: var(--stolik-space-1) var(--stolik-space-4);
    padding-block: var(--stolik-space-2);
    border-block-start: 1px solid var(--stolik-line);
  }
  ul.list > li:first-child {
    border-block-start: 0;
  }
  .spread {
    justify-content: space-between;
  }
  .spread > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  .said {
    overflow-wrap: anywhere;
  }
  .done::before {
    content: '✓ ' / '';
    color: var(--stolik-lisc);
    font-weight: 700;
  }
  .quote {
    margin: 0;
    padding-inline-start: var(--stolik-space-3);
    border-inline-start: 3px solid var(--stolik-line);
  }
  .login {
    font-size: var(--stolik-text-l);
    font-weight: 700;
    overflow-wrap: anywhere;
    user-select: all;
  }
  .count {
    display: inline-block;
    min-width: 1.5em;
    padding: 0 0.4em;
    border-radius: 999px;
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
    font-size: var(--stolik-text-s);
    font-weight: 700;
    text-align: center;
  }
`

export const ownerStyles = [unfolding, fieldStyles, desk]
