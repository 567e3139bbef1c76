/** Language and colours of the pasted element, for readers who have chosen none themselves. */
import { localeNames, locales, type Locale } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { html, type TemplateResult } from 'lit'
import { themes } from '@stolik/elements/base/prefs'

type Colours = (typeof themes)[number]

interface More {
  readonly colours: Colours
  readonly say: (code: string) => string
  /** '' = the page's. */
  readonly speak: (language: Locale | '') => void
  readonly paint: (colours: Colours) => void
}

export const morePart = ({ colours, say, speak, paint }: More): TemplateResult =>
  html`<div class="pair">
    <div>
      <label class="field"
        >${say('settings.language')}
        <select
          aria-describedby="own"
          @change=${({ target }: Event) => {
            if (target instanceof HTMLSelectElement)
              speak(locales.find((locale) => locale === target.value) ?? '')
          }}
        >
          <option value="">${say('paste.pageLanguage')}</option>
          ${locales.map((locale) => html`<option value=${locale} lang=${locale}>${localeNames[locale]}</option>`)}
        </select>
      </label>
      <p class="muted small" id="own">${say('paste.own')}</p>
    </div>
    ${choices(
      'colours',
      say('settings.theme'),
      themes.map((value) => ({ value, label: say(`settings.theme.${value}`) })),
      colours,
      paint,
    )}
  </div>`
