/** A list of an account's devices or passkeys, each with its button. */
import { css } from 'lit'

export const rowStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--stolik-space-1) var(--stolik-space-4);
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
  }
  .entry {
    display: grid;
    overflow-wrap: anywhere;
  }
`
