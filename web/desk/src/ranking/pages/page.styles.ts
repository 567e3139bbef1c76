import { css } from 'lit'

export const pageStyles = css`
  h3 {
    margin: 0;
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    margin: 0;
    padding: 0;
    color: var(--stolik-muted);
    list-style: none;
  }
  .list {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list > li {
    padding-block: var(--stolik-space-3);
    border-block-end: 1px solid var(--stolik-line);
  }
  .list a:not(.file) {
    font-size: var(--stolik-text-l);
    font-weight: 700;
  }
  summary {
    padding-block: var(--stolik-space-2);
    cursor: pointer;
  }
  summary :is(h3, h4) {
    display: inline;
  }
  .scroll {
    overflow-x: auto;
  }
  /* Text that is too wide scrolls sideways instead of breaking between letters. */
  .scroll .text {
    overflow-wrap: normal;
  }
  .scroll td {
    white-space: nowrap;
  }
  .scroll th[scope='row'] {
    min-width: calc(var(--stolik-rem) * 5);
  }
  section > p {
    padding-block-start: var(--stolik-space-3);
  }
`
