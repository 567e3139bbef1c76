/** Pages and forms in one column: fields as wide as it, the label above each, and boxes to tick. */
import { css } from 'lit'

export const fieldStyles = css`
  .stack {
    display: grid;
    gap: var(--stolik-space-4);
    align-content: start;
    min-width: 0;
  }
  .stack > * {
    min-width: 0;
  }
  input:where(:not([type='checkbox'], [type='radio'], [type='file'], [type='range'])),
  select,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-linen);
    color: inherit;
    font: inherit;
  }
  .tick {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
    min-height: var(--stolik-press);
  }
  .tick > input {
    flex: none;
    inline-size: calc(var(--stolik-rem) * 1.4);
    block-size: calc(var(--stolik-rem) * 1.4);
    accent-color: var(--stolik-granat);
  }
`

/** The words of a label stand above its field. */
export const captions = css`
  label > span {
    display: block;
    padding-block-end: var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
`
