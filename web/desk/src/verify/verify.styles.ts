import { css } from 'lit'

export const verifyStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
  }
  .asking {
    display: grid;
    gap: var(--stolik-space-4);
    max-inline-size: 40rem;
  }
  .equal,
  .differs {
    font-weight: 600;
  }
  ol,
  ul {
    padding-inline-start: var(--stolik-space-5);
  }
  li,
  code {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
`
