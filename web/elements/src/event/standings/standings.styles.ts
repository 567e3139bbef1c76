import { css } from 'lit'

export const standingsStyles = css`
  :host {
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  section {
    padding: var(--stolik-space-2);
  }
  nav.sections {
    margin: 0;
  }
  /* Hidden, because the tab says the same. Screen readers still read it as the name of the table. */
  nav.sections ~ .scroll .ranking caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (max-width: 359px) {
    th,
    td {
      padding-inline: var(--stolik-space-1);
    }
    tr > :first-child {
      padding-inline-start: var(--stolik-space-2);
    }
    tr > :last-child {
      padding-inline-end: var(--stolik-space-2);
    }
  }
  @container (min-width: 480px) {
    section {
      padding: var(--stolik-space-4);
    }
  }
  @media print {
    section {
      padding: 0;
    }
    nav.sections,
    .page {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`
