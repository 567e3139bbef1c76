import { css } from 'lit'

export const overPageStyles = css`
  :host {
    display: contents;
  }
  dialog {
    position: fixed;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: var(--stolik-linen);
    color: inherit;
    visibility: visible;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: var(--stolik-linen);
  }
  stolik-table {
    --stolik-table-block: 100%;
    height: 100%;
  }
`
