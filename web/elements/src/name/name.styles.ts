import { css } from 'lit'

export const nameStyles = css`
  :host {
    display: block;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--stolik-space-2);
  }
  label {
    display: grid;
    flex: 1 1 calc(var(--stolik-rem) * 14);
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 24);
  }
  p {
    flex-basis: 100%;
  }
  /* Large enough for a finger. */
  a {
    padding-block: var(--stolik-space-1);
  }
`
