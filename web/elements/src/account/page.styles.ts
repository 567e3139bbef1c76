/** The page of an account: the person's details, and sections side by side where there is room. */
import { css } from 'lit'

export const pageStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    max-width: calc(var(--stolik-rem) * 64);
  }
  section {
    display: grid;
    gap: var(--stolik-space-3);
    max-width: calc(var(--stolik-rem) * 31);
  }
  /* Sections stand side by side where there is room, in reading order. */
  .parts {
    columns: calc(var(--stolik-rem) * 26);
    column-gap: var(--stolik-space-4);
  }
  .parts section {
    margin-block-end: var(--stolik-space-4);
    break-inside: avoid;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--stolik-space-1) var(--stolik-space-4);
    margin: 0;
  }
  dt {
    color: var(--stolik-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
