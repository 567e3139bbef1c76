import { css } from 'lit'

export const clubStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  .clubs > li {
    display: grid;
    gap: 0 var(--stolik-space-4);
    padding: var(--stolik-space-3) var(--stolik-space-4);
    overflow-wrap: anywhere;
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
