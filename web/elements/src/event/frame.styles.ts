/** What the list of events shares with their pages: it is on the first page of the site, so it brings no tables and no forms. */
import { css } from 'lit'

export const frameStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  h2 {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    margin: var(--stolik-space-1) 0 0;
    padding: 0;
    color: var(--stolik-muted);
    list-style: none;
  }
`

/** The ground of an element that stands on a page by itself. A club’s page may be dark and not say so. */
export const groundStyles = css`
  :host {
    background: var(--stolik-linen);
  }
`
