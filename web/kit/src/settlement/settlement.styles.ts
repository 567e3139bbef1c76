import { css } from 'lit'

export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-4);
  }
  h2 {
    flex: 1 1 min-content;
    margin: 0;
    font-size: var(--stolik-text-l);
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  header p {
    flex: 1 0 100%;
    margin: 0;
  }
  .figure {
    flex: none;
    font-size: var(--stolik-text-xxl);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  .plus {
    color: var(--stolik-lisc);
  }
  .minus {
    color: var(--stolik-mak);
  }
  ol {
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--stolik-line);
    list-style: none;
  }
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-4);
    padding-block: var(--stolik-space-1);
    border-block-end: 1px solid var(--stolik-line);
    font-variant-numeric: tabular-nums;
  }
  .clause {
    flex: none;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1) var(--stolik-space-5);
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: baseline;
    gap: var(--stolik-space-2);
    min-inline-size: 0;
  }
  dt {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  .me dt {
    font-weight: 700;
  }
  p {
    margin: 0;
    color: var(--stolik-muted);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--stolik-space-3) var(--stolik-space-5);
  }
  .button {
    inline-size: 100%;
  }
  .in,
  .clause {
    display: inline-block;
  }
  .in {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 560px) {
    section {
      padding: var(--stolik-space-5);
    }
    .button {
      inline-size: auto;
      margin-inline-start: auto;
      padding-inline: var(--stolik-space-5);
    }
  }
`
