import { html, type TemplateResult } from 'lit'

/** A few things to choose one of, all seen at once. */
export const choices = <T extends string | number>(
  name: string,
  legend: string,
  options: readonly { readonly value: T; readonly label: string }[],
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
