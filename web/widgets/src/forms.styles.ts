/** Lines, notes and choices that several widgets show; the kit's controls come first. */
import { css } from 'lit'

export const forms = css`
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--stolik-text-xl);
    line-height: 1.2;
  }
  h3 {
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  .muted {
    color: var(--stolik-muted);
  }
  .small {
    font-size: var(--stolik-text-s);
  }
  /* A refusal: red is never alone, the sign stands before it. */
  .refusal {
    color: var(--stolik-mak);
    font-weight: 600;
  }
  .refusal::before {
    content: '✕ ' / '';
  }
  .note {
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-inline-start: 4px solid var(--stolik-mak);
    background: var(--stolik-panel);
  }
  .panel {
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2);
  }
  .quiet {
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2);
    border: 0;
    background: none;
    color: var(--stolik-chaber);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  input[type='text'] {
    min-height: var(--stolik-press);
    min-width: 0;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-linen);
    color: inherit;
    font: inherit;
  }
  input[aria-invalid='true'] {
    border-color: var(--stolik-mak);
    border-width: 2px;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
  }
  .choice {
    position: relative;
  }
  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice span {
    display: flex;
    align-items: center;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-1) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .choice input:hover + span {
    border-color: var(--stolik-ink);
  }
  .choice input:checked + span {
    border-color: var(--stolik-chaber);
    background: color-mix(in srgb, var(--stolik-chaber) 14%, var(--stolik-panel));
    box-shadow: inset 0 0 0 1px var(--stolik-chaber);
    font-weight: 600;
  }
  .choice input:checked + span::before {
    content: '✓' / '';
    margin-inline-end: var(--stolik-space-2);
  }
  .choice input:focus-visible + span {
    outline: var(--stolik-focus-width) solid var(--stolik-chaber);
    outline-offset: var(--stolik-focus-offset);
  }
  @media (forced-colors: active) {
    .choice input:checked + span {
      border: 3px solid Highlight;
    }
  }
`
