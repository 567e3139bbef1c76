/** Forms of the association's desk, in addition to the styles of all ranking pages. */
import { css } from 'lit'

export const deskStyles = css`
  textarea {
    width: 100%;
    min-width: 0;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
  }
  .fields {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 13)), 1fr));
    align-items: start;
  }
  .fields .sub,
  .wrong {
    padding-block-start: var(--stolik-space-1);
  }
  .fields > * {
    min-width: 0;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset.part {
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
  }
  fieldset.part > legend {
    padding-inline: var(--stolik-space-2);
    font-weight: 700;
  }
  .tick {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-1);
    overflow-wrap: anywhere;
  }
  .tick > input {
    flex: none;
    inline-size: calc(var(--stolik-rem) * 1.4);
    min-height: 0;
    block-size: calc(var(--stolik-rem) * 1.4);
    accent-color: var(--stolik-granat);
  }
  .tick > span {
    padding: 0;
    color: inherit;
    font-size: inherit;
  }
  .choices {
    max-height: calc(var(--stolik-rem) * 18);
    overflow-y: auto;
  }
  .panel {
    padding: var(--stolik-space-3) var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
  }
  details.panel {
    padding-block: var(--stolik-space-1);
  }
  details.panel[open] {
    padding-block-end: var(--stolik-space-4);
  }
  details[open] > summary {
    padding-block-end: var(--stolik-space-2);
  }
  .stack > h3 {
    margin-block-end: calc(-1 * var(--stolik-space-2));
  }
  /* The desk’s sections, one below the other. */
  .desk > :is(section, form, stolik-take-event) {
    padding-block-start: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  summary {
    min-height: var(--stolik-press);
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
  .refusal,
  .wrong {
    color: var(--stolik-mak);
    font-weight: 600;
  }
  .refusal::before,
  .wrong::before {
    content: '✕ ' / '';
  }
  .note.refused {
    border-inline-start-color: var(--stolik-mak);
  }
  [aria-invalid='true'] {
    border: 2px solid var(--stolik-mak);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(calc(var(--stolik-rem) * 8), calc(var(--stolik-rem) * 18)) minmax(0, 1fr);
    gap: var(--stolik-space-1) var(--stolik-space-4);
    margin: 0;
  }
  dt {
    color: var(--stolik-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container (max-width: 479px) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dd {
      padding-block-end: var(--stolik-space-2);
    }
  }
  ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .list ul {
    list-style: disc;
  }
`
