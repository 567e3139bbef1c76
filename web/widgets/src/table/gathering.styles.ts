import { css } from 'lit'

export const gatheringStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-5);
    align-content: center;
    justify-items: center;
    padding: var(--stolik-space-4);
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
  }
  .words {
    display: grid;
    gap: var(--stolik-space-2);
    text-align: center;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--stolik-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    align-content: space-between;
    gap: var(--stolik-space-2);
    width: 11rem;
    min-height: 8.5rem;
    padding: var(--stolik-space-3);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  li.free {
    border: 2px dashed color-mix(in srgb, var(--stolik-on-felt) 60%, transparent);
    background: none;
    color: var(--stolik-on-felt);
  }
  li strong {
    overflow: hidden;
    font-size: var(--stolik-text-l);
    text-overflow: ellipsis;
  }
  li .button {
    width: 100%;
  }
  .share {
    display: grid;
    gap: var(--stolik-space-2);
    width: min(100%, 34rem);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  .share .row {
    flex-wrap: nowrap;
  }
  .share input {
    flex: 1;
  }
  .share .button {
    flex: none;
  }
  @media (max-width: 40rem) {
    ol {
      display: grid;
      width: 100%;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      width: auto;
      min-height: 0;
    }
  }
`
