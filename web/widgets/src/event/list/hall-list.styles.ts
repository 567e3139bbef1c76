import { css } from 'lit'

export const hallStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    max-width: 44rem;
    margin-inline: auto;
    padding: var(--stolik-space-4);
    align-content: start;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-1) var(--stolik-space-3);
  }
  .sync {
    margin: 0;
  }
  .waits::before {
    content: '⏳ ' / '';
  }
  .chairs {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .chairs .button {
    display: flex;
    gap: var(--stolik-space-3);
    align-items: center;
    min-height: 56px;
    font-size: var(--stolik-text-l);
    text-align: start;
  }
  .chairs b {
    color: var(--stolik-muted);
  }
  .check {
    border: 2px solid var(--stolik-chaber);
  }
  .told {
    font-size: var(--stolik-text-l);
    font-weight: 600;
    line-height: 1.3;
  }
  .both {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .both > div {
    display: grid;
    gap: var(--stolik-space-2);
    align-content: start;
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
  }
  .both .button {
    justify-self: start;
  }
  .large {
    min-height: 52px;
    font-size: var(--stolik-text-l);
  }
  .signs {
    display: grid;
    gap: var(--stolik-space-2);
  }
  @container (min-width: 32rem) {
    .both {
      grid-template-columns: 1fr 1fr;
    }
  }
`
