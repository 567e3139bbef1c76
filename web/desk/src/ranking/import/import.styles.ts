import { css } from 'lit'

export const importStyles = css`
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m);
  }
  progress {
    inline-size: 100%;
    block-size: calc(var(--stolik-rem) * 0.75);
    accent-color: var(--stolik-granat);
  }
  .who {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-2) var(--stolik-space-4);
  }
  @container (min-width: 640px) {
    .who {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  summary.small {
    color: var(--stolik-chaber);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  details > .fields,
  details > ul {
    margin-block-start: var(--stolik-space-3);
  }
  .tight {
    flex-wrap: nowrap;
  }
  .tight > input {
    flex: 1 1 calc(var(--stolik-rem) * 6);
  }
  td:first-child {
    inline-size: 1%;
    white-space: nowrap;
  }
`
