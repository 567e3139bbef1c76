import { css } from 'lit'

/** The fields of a row stand beside each other, as many as there is room for. */
export const correctDealStyles = css`
  :host {
    background: var(--stolik-panel);
  }
  .which {
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: start;
  }
  fieldset {
    display: grid;
    gap: var(--stolik-space-2);
    min-width: 0;
    margin: 0;
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
  }
  legend {
    padding-inline: var(--stolik-space-1);
    font-weight: 700;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 8)), 1fr));
    gap: var(--stolik-space-2) var(--stolik-space-3);
    align-items: end;
  }
  .cells label:not(.tick) {
    display: grid;
    gap: var(--stolik-space-1);
    min-width: 0;
  }
  .cells label.tick {
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
  .cells select,
  .cells input:not([type='checkbox']) {
    width: 100%;
    min-width: 0;
  }
  fieldset .quiet {
    justify-self: start;
  }
`
