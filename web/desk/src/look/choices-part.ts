/** The choices of a club: colours, shape, font and cards. */
import { choices } from '@stolik/kit/choices'
import { html, nothing, type TemplateResult } from 'lit'
import { decks, letterSets } from '@stolik/elements/base/prefs'
import { largestRadius, scales } from './address.js'
import { fontField } from './font-field.js'
import { cssLines, type ChoiceParts } from './lines.js'
import {
  shades,
  colours,
  usualColour,
  weakPairs,
  type Colour,
  type ColourSet,
  type Shade,
} from './palette.js'
import { button } from '../form/buttons.js'
import { intlOf, type Arg, type Locale } from '@stolik/core'

export function choicesPart(parts: ChoiceParts): TemplateResult {
  const { look, shade, locale, say, change } = parts
  return html`<h2>${say('look.colours')}</h2>
    ${choices(
      'shade',
      say('look.for'),
      shades.map((value) => ({ value, label: say(`look.mode.${value}`) })),
      shade,
      parts.choose,
    )}
    ${colourFields({
      set: look[shade],
      shade,
      locale,
      say,
      choose: (name, value) => change({ [shade]: { ...look[shade], [name]: value } }),
    })}
    <h2>${say('look.shape')}</h2>
    <label class="field"
      >${say('look.radius', { n: look.radius })}
      <input
        type="range"
        min="0"
        max=${largestRadius}
        .value=${String(look.radius)}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) change({ radius: Number(target.value) })
        }}
      />
    </label>
    ${fontField(parts)}
    <h2>${say('look.cards')}</h2>
    ${cards(parts)}
    <p class="muted small">${say('look.readers')}</p>
    ${cssLines(look) === '' ? nothing : button(say('look.reset'), parts.reset, { look: 'button fit' })}`
}

const cards = ({ look, say, change }: ChoiceParts): TemplateResult =>
  html`${choices(
    'scale',
    say('look.scale'),
    scales.map((value) => ({ value, label: say(`look.scale.${Math.round(value * 100)}`) })),
    look.scale,
    (scale) => change({ scale }),
  )}
  ${choices(
    'deck',
    say('settings.deck'),
    decks.map((value) => ({ value, label: say(`settings.deck.${value}`) })),
    look.deck,
    (deck) => change({ deck }),
  )}
  ${choices(
    'letters',
    say('settings.letters'),
    letterSets.map((value) => ({
      value,
      label: value === 'auto' ? say('settings.letters.auto') : value.split('').join(' '),
    })),
    look.letters,
    (letters) => change({ letters }),
  )}`

/** The fields for colours, with a warning about unreadable combinations. */
interface Fields {
  readonly set: ColourSet
  readonly shade: Shade
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly choose: (name: Colour, value: string) => void
}

function colourFields({ set, shade, locale, say, choose }: Fields): TemplateResult {
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
