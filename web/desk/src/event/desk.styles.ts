import { css } from 'lit'

/** For an element that is a whole page. */
export const deskPage = css`
  :host {
    max-width: calc(var(--stolik-rem) * 84);
    margin-inline: auto;
    padding: var(--stolik-space-4);
  }
`

export const deskStyles = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--stolik-space-4);
  }
  .top stolik-sign-in {
    width: max-content;
    max-width: 100%;
  }
  /* Visitors who are not signed in read what this page is, and sign in below. */
  .top.alone {
    display: grid;
    justify-content: stretch;
    gap: var(--stolik-space-4);
    max-width: calc(var(--stolik-rem) * 28);
    margin-inline: auto;
  }
  .top.alone stolik-sign-in {
    width: 100%;
  }
  nav.sections {
    margin-block: var(--stolik-space-2) var(--stolik-space-4);
  }
  /* An amount stays near its name. */
  .sums {
    max-width: calc(var(--stolik-rem) * 30);
  }
  .big {
    font-size: var(--stolik-text-l);
    font-weight: 700;
  }
  /* The next step has a large button, which is easy to hit in a hurry. */
  .todo .button {
    min-height: calc(var(--stolik-rem) * 3.5);
    padding-inline: var(--stolik-space-5);
    font-size: var(--stolik-text-l);
  }
  @container (max-width: 30em) {
    .todo :is(.button, form) {
      width: 100%;
    }
  }
  .besides {
    padding-block-start: var(--stolik-space-2);
    border-block-start: 1px solid var(--stolik-line);
  }
  /* Each paper on a line, with its state beside it, or below it on a phone. */
  .papers li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--stolik-space-3);
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
  }
  /* The words of a quiet button stand in line with the words above and below it, also on two lines. */
  :is(.papers, .owed, .entries) .quiet {
    padding-inline: 0;
    text-align: start;
  }
  /* What is to be done stands at the end of the line, beside a name of two lines. */
  .owed li {
    flex-wrap: nowrap;
    justify-content: space-between;
    border-block-end: 1px solid var(--stolik-line);
  }
  .owed .quiet {
    flex: none;
  }
  .spread {
    justify-content: space-between;
  }
  /* A refusal sticks to the top, so that it is seen however far down the form is scrolled. */
  .note[role='alert'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    max-height: 50vh;
    margin-block-end: var(--stolik-space-4);
    overflow: auto;
    border: 1px solid var(--stolik-line);
    border-inline-start: 4px solid var(--stolik-mak);
    box-shadow: 0 4px 12px rgb(0 0 0 / 0.15);
  }
  .name {
    min-height: calc(var(--stolik-rem) * 2);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--stolik-control);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  textarea[wrap='off'] {
    overflow-x: auto;
    font-family: ui-monospace, monospace;
    font-size: var(--stolik-text-s);
  }
  .stack > form.fields + form.fields {
    padding-block-start: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  /* A form of one field and one button puts them side by side where a reason fits the field. */
  @container (min-width: 480px) {
    form.fields:has(> :nth-child(2):last-child) {
      grid-template-columns: minmax(0, calc(var(--stolik-rem) * 20)) auto;
      justify-content: start;
    }
  }
  .tick input {
    flex: none;
  }
  .seat {
    display: inline-block;
    margin-inline-end: var(--stolik-space-3);
  }
  form.fields > .button {
    justify-self: start;
  }
  summary {
    padding-block: var(--stolik-space-1);
  }
  ::file-selector-button {
    min-height: var(--stolik-press);
    margin-inline-end: var(--stolik-space-3);
    padding: var(--stolik-space-2) var(--stolik-space-4);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  input[type='file'] {
    max-width: 100%;
    min-height: var(--stolik-press);
    font: inherit;
  }
  .columns {
    display: grid;
    gap: var(--stolik-space-4);
    align-items: start;
  }
  .columns > * {
    min-width: 0;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 9.5)), 1fr));
    gap: var(--stolik-space-2);
  }
  .tile {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--stolik-space-1);
    align-items: baseline;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  /* On a phone the state of table 100 still fits beside its number. */
  .tile span {
    font-size: var(--stolik-text-s);
  }
  .tile b {
    font-size: var(--stolik-text-l);
    font-variant-numeric: tabular-nums;
  }
  .tile .who {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tile.SIGNED {
    border-style: dashed;
    background: none;
    color: var(--stolik-lisc);
  }
  .tile.SIGNED b::after {
    content: ' ✓' / '';
  }
  .tile.paused,
  .tile.EMPTY {
    border-color: var(--stolik-mak);
  }
  .tile[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--stolik-chaber);
  }
  summary {
    display: flex;
    align-items: center;
    min-height: var(--stolik-press);
    color: var(--stolik-chaber);
    cursor: pointer;
  }
  summary::before {
    content: '▸' / '';
    margin-inline-end: var(--stolik-space-2);
  }
  details[open] > summary::before {
    content: '▾' / '';
  }
  :is(.panel.stack, form.stack) > .button {
    justify-self: start;
  }
  .code {
    display: grid;
    gap: var(--stolik-space-2);
    justify-items: center;
  }
  .qr {
    width: min(100%, calc(var(--stolik-rem) * 16));
    border: 1px solid var(--stolik-line);
  }
  td .tick {
    min-height: calc(var(--stolik-rem) * 2);
  }
  .prize {
    color: var(--stolik-lisc);
    font-weight: 600;
  }
  /* On a phone the name of the event and its sections leave room for the work below them. */
  @container (max-width: 30em) {
    .top h2 {
      font-size: var(--stolik-text-l);
    }
    nav.sections button {
      padding-inline: var(--stolik-space-1);
    }
    /* The boxes of a row stand beside the name, with their words below them. */
    table.entries :is(td, th) {
      padding-inline: var(--stolik-space-1);
      vertical-align: top;
    }
    table.entries td .tick {
      flex-direction: column;
      align-items: start;
      gap: 0;
      font-size: var(--stolik-text-s);
    }
    /* Breaks a long name rather than cutting off a column. */
    th.text[scope='row'] {
      overflow-wrap: anywhere;
    }
  }
  @container (min-width: 64em) {
    .columns.two {
      grid-template-columns: minmax(0, 1fr) minmax(calc(var(--stolik-rem) * 24), calc(var(--stolik-rem) * 30));
    }
    /* A paper list needs the whole width, and comes first. */
    .columns.two:has(details[open] > stolik-type-in[how='typed']) {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns.two:has(details[open] > stolik-type-in[how='typed']) > :first-child {
      order: 1;
    }
  }
`
