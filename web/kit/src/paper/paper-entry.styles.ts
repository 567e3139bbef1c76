import { css } from 'lit'

export const paperStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    background: var(--stolik-panel);
    container-type: inline-size;
    font-variant-numeric: tabular-nums !important;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
    align-content: start;
  }
  /* Fields reached by scrolling or by keyboard stay above the sticky answer. */
  fieldset,
  label {
    scroll-margin-block-end: calc(var(--stolik-rem) * 14);
  }
  /* Big enough for a thumb, in columns that do not move when something is chosen. */
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(var(--stolik-rem) * 6.25), 1fr));
  }
  .two .choices {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Four in a line where their words fit, otherwise fewer. */
  .four .choices {
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(calc(var(--stolik-rem) * 7), 25% - var(--stolik-space-2)), 1fr)
    );
  }
  .many .choices {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .choice span {
    display: grid;
    align-content: center;
    justify-items: center;
    height: 100%;
    min-height: 48px;
    padding-inline: var(--stolik-space-1);
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-align: center;
  }
  .choice small {
    color: inherit;
    font-size: var(--stolik-text-s);
    font-weight: 400;
    opacity: 0.85;
  }
  .choice input:checked + span {
    border-color: var(--stolik-granat);
    background: var(--stolik-granat);
    box-shadow: none;
    color: var(--stolik-on-granat);
  }
  .choice input:checked + span::before {
    content: none;
  }
  .choice b,
  .choice i {
    font-style: normal;
    font-weight: inherit;
  }
  .choice .red {
    color: var(--stolik-mak);
  }
  .choice input:checked + span .red {
    color: inherit;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(calc(var(--stolik-rem) * 6), 1fr));
    gap: var(--stolik-space-2);
    align-items: end;
  }
  .numbers label {
    display: grid;
    gap: var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  input[type='text'],
  select {
    width: 100%;
    min-height: 48px;
    padding: var(--stolik-space-1) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    font: inherit;
    font-size: var(--stolik-text-l);
  }
  .answer {
    display: grid;
    gap: var(--stolik-space-2);
  }
  /* The value stays in view while the player checks the answers. */
  .answer.whole {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
  .answer.whole,
  .answer.fault {
    margin-inline: calc(-1 * var(--stolik-space-2));
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .answer p {
    margin: 0;
  }
  .game {
    font-weight: 600;
  }
  .scores {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
  }
  .scores b {
    font-size: var(--stolik-text-l);
  }
  .plus {
    color: var(--stolik-lisc);
  }
  .minus,
  .cannot {
    color: var(--stolik-mak);
  }
  .cannot::before {
    content: '✕ ' / '';
  }
  small,
  .muted {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  summary {
    min-height: var(--stolik-press);
    align-content: center;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    cursor: pointer;
  }
  ol {
    max-height: 35vh;
    overflow-y: auto;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--stolik-space-4);
    padding-block: var(--stolik-space-1);
    border-block-start: 1px solid var(--stolik-line);
  }
  li small {
    flex: none;
  }
  .answer .button {
    width: 100%;
    min-height: 52px;
    font-size: var(--stolik-text-l);
  }
`
