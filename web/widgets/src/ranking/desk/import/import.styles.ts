import { css } from 'lit'

export const importStyles = css`
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m);
  }
  progress {
    inline-size: 100%;
    block-size: 0.75rem;
    accent-color: var(--stolik-granat);
  }
  .tight {
    flex-wrap: nowrap;
  }
  .tight > input {
    flex: 1 1 6rem;
  }
  td:first-child {
    inline-size: 1%;
    white-space: nowrap;
  }
`
