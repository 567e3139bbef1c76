import { css } from 'lit'

export const pasteStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-6);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    min-width: 0;
  }
  .field {
    display: grid;
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 26);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .address {
    display: grid;
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 36);
  }
  .address .field {
    max-width: none;
  }
  .address input {
    background: var(--stolik-panel);
  }
  select.menu {
    width: 100%;
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    font-size: var(--stolik-text-m);
  }
  .pair {
    display: grid;
    gap: var(--stolik-space-4) var(--stolik-space-5);
  }
  .preview {
    min-height: calc(var(--stolik-rem) * 20);
    padding: var(--stolik-space-3);
    border: 1px dashed var(--stolik-control);
    border-radius: var(--stolik-radius);
    --stolik-table-block: calc(var(--stolik-rem) * 40);
  }
  summary {
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    cursor: pointer;
  }
  details > * + * {
    margin-block-start: var(--stolik-space-2);
  }
  @container (min-width: 40em) {
    .pair {
      grid-template-columns: 1fr 1fr;
    }
    .preview {
      padding: var(--stolik-space-5);
    }
  }
  .told {
    overflow-wrap: anywhere;
  }
`
