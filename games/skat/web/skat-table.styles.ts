import { css } from 'lit'

export const skatStyles = css`
  .values {
    order: -1;
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(var(--stolik-rem) * 3.75), 1fr));
    gap: 6px;
    max-block-size: min(30cqb, 240px);
    overflow-y: auto;
    padding: 3px;
  }
  .values button.call {
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 0;
  }
  .games {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(30%, calc(var(--stolik-rem) * 5)), 1fr));
    gap: 6px;
  }
  .games button.call,
  .additions button.call {
    min-inline-size: 0;
    max-inline-size: none;
    padding: 4px 2px;
    font-size: calc(var(--stolik-rem) * 0.9);
  }
  @container (min-width: 383px) {
    .games button.call {
      font-size: calc(var(--stolik-rem) * 1.125);
    }
  }
  .additions {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    justify-content: center;
  }
  .additions [data-patrolki] {
    flex: 0 1 48px;
  }
  .additions button.call {
    font-size: var(--stolik-text-m);
    min-block-size: 44px;
  }
  button.call[aria-pressed='false'] {
    background: none;
    color: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--stolik-on-felt) 55%, transparent);
  }
  button.call[aria-pressed='false'] small {
    color: inherit;
  }
  button.call.wide {
    max-inline-size: none;
    flex: 1 0 100%;
  }
  button.call.end {
    flex: 1 1 40%;
    max-inline-size: none;
    font-size: calc(var(--stolik-rem) * 1.125);
  }
  button.call[data-stay] {
    flex: 0 0 auto;
    min-inline-size: 160px;
  }
  .pip {
    font-family: system-ui, sans-serif;
  }
  @container (min-width: 760px) and (min-height: 431px) {
    .games {
      grid-template-columns: repeat(6, 1fr);
    }
  }
  @container (max-height: 430px) and (min-width: 560px) {
    .games {
      grid-template-columns: repeat(3, 1fr);
    }
    .games button.call {
      font-size: var(--stolik-text-m);
    }
    .games .pip {
      display: none;
    }
    .values {
      max-block-size: none;
    }
  }
`
