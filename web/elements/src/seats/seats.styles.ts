import { css } from 'lit'

export const seatsStyles = css`
  :host {
    display: none;
  }
  :host([data-seated]),
  :host([data-invited]) {
    display: block;
  }
  .line {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-4);
    /* As high as the page that makes room for it expects. */
    height: var(--stolik-press);
    padding-inline: max(var(--stolik-space-4), 50% - 33 * var(--stolik-rem) + var(--stolik-space-4));
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
    white-space: nowrap;
  }
  a {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
    height: 100%;
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline-color: var(--stolik-on-granat);
    outline-offset: calc(-1 * var(--stolik-focus-width));
  }
  .what {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .turn .what {
    color: var(--stolik-slonce);
    font-weight: 700;
  }
  .way {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .more {
    flex: none;
    margin-inline-start: auto;
    font-size: var(--stolik-text-s);
  }
  a.more {
    text-decoration: underline;
  }
  @media print {
    :host([data-seated]),
    :host([data-invited]) {
      display: none;
    }
  }
`
