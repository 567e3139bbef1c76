import { css } from 'lit'

/** What the register adds to the styles of the desk. */
export const peopleStyles = css`
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m, var(--stolik-rem));
  }
  section.stack + section.stack,
  form.stack + section.stack {
    padding-block-start: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  .hint {
    max-width: calc(var(--stolik-rem) * 40);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .asked {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--stolik-space-2) var(--stolik-space-3);
    max-width: calc(var(--stolik-rem) * 40);
  }
  .asked > label {
    flex: 1 1 calc(var(--stolik-rem) * 14);
  }
  .broad {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 15)), 1fr));
  }
  .between {
    justify-content: space-between;
  }
  .list > li {
    overflow-wrap: anywhere;
  }
  legend {
    padding: 0 0 var(--stolik-space-2);
    color: var(--stolik-muted);
  }
  .sure {
    border-inline-start-color: var(--stolik-mak);
  }
  .done::before {
    content: '✓ ' / '';
    color: var(--stolik-lisc);
  }
  .danger {
    border-color: var(--stolik-mak);
    color: var(--stolik-mak);
    font-weight: 700;
  }
`
