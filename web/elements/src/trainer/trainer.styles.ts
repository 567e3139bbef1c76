import { css } from 'lit'

export const trainerStyles = css`
  :host {
    margin-block-start: var(--stolik-space-5);
  }
  p {
    max-width: 70ch;
  }
  .whole,
  .question,
  .solution,
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
    justify-items: start;
  }
  .whole {
    gap: var(--stolik-space-4);
    padding: var(--stolik-space-2);
  }
  .yours {
    color: var(--stolik-muted);
  }
  .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
  }
  [aria-pressed='true'].button {
    border-color: transparent;
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
  }
  .waiting {
    /* Keeps the place of the next question while it comes. */
    min-height: calc(var(--stolik-rem) * 24);
  }
  .question,
  .solution,
  .choices {
    width: 100%;
  }
  /* In rows of the same length, so that they lie as in two hands; in one row where there is room. */
  .cards {
    --in-row: 5;
    --gap: var(--stolik-space-1);
    display: grid;
    grid-template-columns: repeat(var(--in-row), min-content);
    gap: var(--gap);
    padding: 6px 0 0;
    list-style: none;
  }
  .cards.many {
    --in-row: 6;
  }
  @container (min-width: 44em) {
    .cards {
      --in-row: 10;
      --gap: var(--stolik-space-2);
    }
    .cards.many {
      --in-row: 12;
    }
  }
  .cards playing-card {
    --stolik-card-width: min(
      84px,
      calc((100cqi - 2 * var(--stolik-space-2) - (var(--in-row) - 1) * var(--gap)) / var(--in-row))
    );
    display: block;
  }
  .cards [aria-pressed='true'],
  .cards .away {
    translate: 0 -6px;
  }
  .cards [aria-pressed='true'] playing-card,
  .cards .away playing-card {
    outline: 3px solid var(--stolik-chaber);
    border-radius: 8%;
  }
  .cards button:focus-visible {
    outline: 3px solid var(--stolik-ink);
    outline-offset: 3px;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 8.5)), 1fr));
    gap: var(--stolik-space-2);
    max-width: calc(var(--stolik-rem) * 48);
  }
  .choices .button {
    min-height: calc(var(--stolik-press) * 1.25);
    font-size: var(--stolik-text-m);
  }
  .note {
    display: grid;
    gap: var(--stolik-space-3);
    justify-items: start;
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  h3.right {
    color: var(--stolik-lisc);
  }
  h3.wrong {
    color: var(--stolik-mak);
  }
  h3:focus-visible {
    outline-offset: 2px;
  }
  table {
    max-width: calc(var(--stolik-rem) * 40);
  }
  caption {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    text-align: start;
  }
  thead th {
    hyphens: auto;
  }
  .pair {
    display: inline-flex;
    gap: var(--stolik-space-1);
    margin-inline-start: var(--stolik-space-1);
    vertical-align: middle;
  }
  .pair playing-card {
    --stolik-card-width: 32px;
  }
  tbody .right::before {
    content: '✓ ' / '';
    color: var(--stolik-lisc);
  }
  tbody .near::before {
    content: '≈ ' / '';
  }
  tbody .wrong::before {
    content: '✕ ' / '';
    color: var(--stolik-mak);
  }
  .mine > * {
    font-weight: 700;
  }
  .yours {
    font-weight: 400;
    font-size: var(--stolik-text-s);
  }
  @media (forced-colors: active) {
    [aria-pressed='true'].button {
      border: 3px solid Highlight;
    }
  }
`
