import { css } from 'lit'

export const lookStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-6);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
  }
  section,
  .asking {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--stolik-space-4);
    min-width: 0;
  }
  .asking > h2:not(:first-child) {
    margin-block-start: var(--stolik-space-4);
  }
  .shown {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
  }
  .colours {
    display: grid;
    gap: var(--stolik-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .colour {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--stolik-space-3);
  }
  input[type='color'] {
    width: calc(var(--stolik-press) * 1.5);
    height: var(--stolik-press);
    padding: 3px;
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    cursor: pointer;
  }
  .field {
    display: grid;
    gap: var(--stolik-space-1);
  }
  .weak {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* The look of the club starts here and does not affect the editor. */
  .stage {
    min-height: calc(var(--stolik-rem) * 50);
    overflow: hidden;
    border: 1px dashed var(--stolik-control);
    border-radius: var(--stolik-radius);
  }
  ::slotted(div) {
    --stolik-table-height: calc(var(--stolik-rem) * 34);
    display: grid !important;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    padding: var(--stolik-space-3);
    background: var(--stolik-linen);
    color: var(--stolik-ink);
    color-scheme: var(--stolik-scheme);
    font-family: var(--stolik-font);
    min-height: calc(var(--stolik-rem) * 50);
    box-sizing: border-box;
  }
  @container (max-width: 55.9em) {
    /* The preview comes first: on a phone it would be far below the fields. */
    .both > section {
      order: -1;
    }
  }
  @container (min-width: 56em) {
    .both {
      grid-template-columns: calc(var(--stolik-rem) * 20) minmax(0, 1fr);
    }
    .shown {
      position: sticky;
      inset-block-start: var(--stolik-space-4);
    }
  }
`
