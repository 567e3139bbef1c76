/** The fields for colours, with a warning about unreadable combinations. */
import { intlOf, type Arg, type Locale } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { colours, usualColour, weakPairs, type Colour, type ColourSet, type Shade } from './palette.js'

interface Fields {
  readonly set: ColourSet
  readonly shade: Shade
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly choose: (name: Colour, value: string) => void
}

export function colourFields({ set, shade, locale, say, choose }: Fields): TemplateResult {
  const weak = weakPairs(set, shade)
  // Rounds down, so that a ratio just below the limit is not shown as sufficient.
  const figure = (ratio: number): string =>
    new Intl.NumberFormat(intlOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Math.floor(ratio * 10) / 10,
    )
  return html`<ul class="colours">
      ${colours.map(
        (name) =>
          html`<li>
            <label class="colour"
              >${say(`look.colour.${name}`)}
              <input
                type="color"
                .value=${set[name] ?? usualColour(name, shade)}
                @input=${({ target }: Event) => {
                  if (target instanceof HTMLInputElement) choose(name, target.value)
                }}
              />
            </label>
          </li>`,
      )}
    </ul>
    <div role="status">
      ${
        weak.length === 0
          ? html`<p class="copied">${say('look.readable')}</p>`
          : html`<p class="refusal">${say('look.weak')}</p>
              <ul class="weak">
                ${weak.map(
                  ({ text, ground, ratio }) =>
                    html`<li>
                      ${say('look.pair', { text: say(`look.colour.${text}`), ground: say(`look.colour.${ground}`), ratio: figure(ratio) })}
                    </li>`,
                )}
              </ul>`
      }
    </div>`
}
