import { css } from 'lit'

export const newTableStyles = css`
  :host {
    display: block;
  }
  form {
    display: grid;
    gap: var(--stolik-space-4);
  }
  .levels {
    display: grid;
    gap: var(--stolik-space-1);
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-4) var(--stolik-space-5);
  }
`
