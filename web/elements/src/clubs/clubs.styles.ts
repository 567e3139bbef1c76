import { css } from 'lit'

export const clubStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .clubs {
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .clubs > li {
    display: grid;
    gap: 0 var(--stolik-space-4);
    padding: var(--stolik-space-3) var(--stolik-space-4);
    overflow-wrap: anywhere;
  }
  .clubs > li + li {
    border-block-start: 1px solid var(--stolik-line);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
  }
  .clubs p {
    grid-column: 1 / -1;
  }
  .search {
    display: grid;
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 24);
  }
  @container (min-width: 40em) {
    .clubs > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
  .count {
    white-space: nowrap;
  }
`
