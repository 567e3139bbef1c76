/** The choice of a font: one of a list, or typed font families. */
import { choices } from '@stolik/kit/choices'
import { html, nothing, type TemplateResult } from 'lit'
import { type ChoiceParts, isFont } from './lines.js'

const fonts = ['', 'site', "Georgia, 'Times New Roman', serif", 'own'] as const

/** Returns the typed families of a look's font; null for one of the list. */
export const typedOf = (font: string): string | null => (fonts.some((one) => one === font) ? null : font)

export function fontField({ look, own, say, change, type }: ChoiceParts): TemplateResult {
  const chosen = own === null ? look.font : 'own'
  const isWrong = own !== null && own !== '' && !isFont(own)
  return html`${choices(
    'font',
    say('look.font'),
    fonts.map((value, i) => ({ value, label: say(`look.font.${i}`) })),
    fonts.find((font) => font === chosen) ?? '',
    (font) => {
      type(font === 'own' ? '' : null)
      change({ font: font === 'own' ? '' : font })
    },
  )}
  ${
    own === null
      ? nothing
      : html`<label class="field"
            >${say('look.fontOwn')}
            <input
              type="text"
              .value=${own}
              aria-invalid=${isWrong}
              @input=${({ target }: Event) => {
                if (!(target instanceof HTMLInputElement)) return
                type(target.value)
                change({ font: isFont(target.value) ? target.value : '' })
              }}
            />
          </label>
          <p role="alert" class=${isWrong ? 'refusal' : ''}>${isWrong ? say('look.fontWrong') : nothing}</p>`
  }`
}
