/** Lines, notes and choices that several elements show; put the kit's controls first. */
import { choiceStyles } from '@stolik/kit/choices'
import { css } from 'lit'

export const forms = [
  choiceStyles,
  css`
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
    /* Red alone never marks a refusal: a sign stands before it. */
    .refusal {
      color: var(--stolik-mak);
      font-weight: 600;
    }
    .refusal::before {
      content: '✕ ' / '';
    }
    .good {
      color: var(--stolik-lisc);
      font-weight: 600;
    }
    .good::before {
      content: '✓ ' / '';
    }
    .note {
      padding: var(--stolik-space-2) var(--stolik-space-3);
      border-inline-start: 4px solid var(--stolik-mak);
      background: var(--stolik-panel);
    }
    .panel,
    .box {
      border: 1px solid var(--stolik-line);
      border-radius: var(--stolik-radius);
      background: var(--stolik-panel);
    }
    .box > li + li {
      border-block-start: 1px solid var(--stolik-line);
    }
    .panel {
      padding: var(--stolik-space-4);
    }
    /* A button in a grid is no wider than its text. */
    .fit {
      justify-self: start;
    }
    a.button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      text-decoration: none;
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
    input[type='text'],
    select.menu {
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
  `,
]
