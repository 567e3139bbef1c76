import { css, html, type TemplateResult } from 'lit'

/** A group of radio buttons that are all visible at once. */
export const choices = <T extends string | number>(
  name: string,
  legend: string,
  options: readonly { readonly value: T; readonly label: string | TemplateResult }[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult => html`
  <fieldset>
    <legend>${legend}</legend>
    <div class="choices">
      ${options.map(
        ({ value, label }) => html`
          <label class="choice">
            <input
              type="radio"
              name=${name}
              .value=${String(value)}
              .checked=${value === chosen}
              @change=${() => choose(value)}
            />
            <span>${label}</span>
          </label>
        `,
      )}
    </div>
  </fieldset>
`

/** The styles of `choices`. */
export const choiceStyles = css`
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
  }
  .choice {
    position: relative;
    min-width: 0;
    max-width: 100%;
  }
  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    padding: var(--stolik-space-1) var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    overflow-wrap: anywhere;
  }
  .choice input:hover + span {
    border-color: var(--stolik-ink);
  }
  .choice input:checked + span {
    border-color: var(--stolik-chaber);
    background: color-mix(in srgb, var(--stolik-chaber) 14%, var(--stolik-panel));
    box-shadow: inset 0 0 0 1px var(--stolik-chaber);
    font-weight: 600;
  }
  .choice input:checked + span::before {
    content: '✓' / '';
    margin-inline-end: var(--stolik-space-2);
  }
  .choice input:focus-visible + span {
    outline: var(--stolik-focus-width) solid var(--stolik-chaber);
    outline-offset: var(--stolik-focus-offset);
  }
  @media (forced-colors: active) {
    .choice input:checked + span {
      border: 3px solid Highlight;
    }
  }
`
