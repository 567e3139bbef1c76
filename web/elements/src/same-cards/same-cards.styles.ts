import { css } from 'lit'

export const sameCardsStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-4);
    container-type: inline-size;
    /* A club’s page may be light where its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  h2 {
    font-size: var(--stolik-text-l);
  }
  p {
    max-width: 70ch;
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2) var(--stolik-space-3);
  }
  .settings label {
    display: grid;
    flex: 1 1 calc(var(--stolik-rem) * 8);
    max-width: calc(var(--stolik-rem) * 22);
    gap: var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  select.menu {
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    font-size: var(--stolik-text-m);
  }
  .board {
    display: block;
    /* The second is for large text, which needs its height however low the screen. */
    --stolik-table-height: var(
      --stolik-same-cards-table,
      max(min(calc(var(--stolik-rem) * 34), 80vh), calc((var(--stolik-rem) - 16px) * 60))
    );
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    align-items: start;
  }
  .both > section {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .which {
    font-weight: 600;
  }
  @container (min-width: 48rem) {
    .both {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
