/** The choices of a club: colours, shape, font and cards. */
import { choices } from '@stolik/kit/choices'
import { html, nothing, type TemplateResult } from 'lit'
import { decks, letterSets } from '@stolik/elements/base/prefs'
import { largestRadius, scales } from './address.js'
import { colourFields } from './colour-fields.js'
import { fontField } from './font-field.js'
import { cssLines, type ChoiceParts } from './lines.js'
import { shades } from './palette.js'

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
    ${
      cssLines(look) === ''
        ? nothing
        : html`<button class="button fit" @click=${parts.reset}>${say('look.reset')}</button>`
    }`
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
