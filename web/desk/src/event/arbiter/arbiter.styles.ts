import { css } from 'lit'

/** The form of a ruling and the rule book's proposal in it. */
export const arbiterStyles = css`
  .said {
    display: grid;
    gap: var(--stolik-space-2);
    margin: 0;
    padding-inline-start: 1.2em;
  }
  @container (min-width: 480px) {
    .wide {
      grid-column: span 2;
    }
  }
  .clause {
    white-space: nowrap;
  }
  .proposal {
    padding: var(--stolik-space-1) var(--stolik-space-4);
    border-inline-start: 4px solid var(--stolik-granat);
  }
  .proposal[aria-busy='true'] {
    color: var(--stolik-muted);
  }
`
