import { css } from 'lit'

export const peopleStyles = css`
  :host {
    display: block;
  }
  section {
    display: grid;
    gap: var(--stolik-space-2);
  }
  h3 {
    font-size: var(--stolik-text-m);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2) var(--stolik-space-3);
    padding: var(--stolik-space-2) var(--stolik-space-4);
  }
  .panel {
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  .panel h3 {
    margin: 0;
  }
  .panel li {
    padding-inline: 0;
  }
  .who {
    display: grid;
    flex: 1 1 calc(var(--stolik-rem) * 10);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .who a {
    display: inline-flex;
    align-items: center;
    min-height: calc(var(--stolik-press) * 0.6);
    font-weight: 600;
  }
`
