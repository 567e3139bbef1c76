import { localeNames, locales, say, type Arg, type Locale } from '@stolik/core'
import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms as formStyles } from '@stolik/elements/base/forms.styles'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { save } from '@stolik/elements/base/save'
import { StolikElement } from '@stolik/elements/element/element'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventWords } from '@stolik/elements/words/event/index'
import { newsWords } from '../../words/news/index.js'
import { factsOf } from './facts.js'
import { height, pictureOf, pngOf, width } from './picture.js'
import { forms, itemOf, written, type Form, type Item } from './text.js'
import { copyText, button } from '../../form/buttons.js'
import { choice } from '../../form/draw.js'

/**
 * The result as a news item for a club's page and for social media: text in any language, and a picture. One press copies each.
 *
 * @element stolik-event-news
 * @property shown - the event with its final result
 * @attr href - the address of the event's page
 */
export class StolikEventNews extends declares(StolikElement, {
  shown: given<EventShown | null>(null),
  href: property(''),
  /** The language of the item; null: that of the page. */
  chosen: state<Locale | null>(null),
  form: state<Form>('plain'),
  /** A code of words about the last copy. */
  told: state<string | null>(null),
}) {
  static override styles = [
    controls,
    formStyles,
    eventStyles,
    css`
      img {
        max-width: 100%;
        height: auto;
        border: 1px solid var(--stolik-line);
      }
      pre {
        margin: 0;
        padding: var(--stolik-space-3);
        border: 1px solid var(--stolik-line);
        border-radius: var(--stolik-radius);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ]

  protected override get rooms(): readonly Words[] {
    return [newsWords, eventWords]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const { item } = this
    if (!newsWords.has(item) || !eventWords.has(item))
      void Promise.all([newsWords.need(item), eventWords.need(item)]).then(() => this.requestUpdate())
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return sayIn(this.locale, code, args)
  }

  /** The language of the item. */
  private get item(): Locale {
    return this.chosen ?? this.locale
  }

  protected override render(): unknown {
    const { shown, item: locale } = this
    if (shown === null || !newsWords.has(locale) || !eventWords.has(locale)) return nothing
    const address = new URL(this.href, location.href).href
    const item = itemOf(factsOf(shown), address, locale, (code, args = {}) => sayIn(locale, code, args))
    const svg = pictureOf(item, shown.regulations.name)
    return html`<div class="stack">
      <p class="muted">${this.say('news.how')}</p>
      <div class="fields">${this.#language()}${this.#form()}</div>
      <pre tabindex="0" role="group" aria-label=${this.say('news.text')} lang=${locale}>
${written(item, this.form)}</pre>
      <div class="row">
        ${button(this.say('news.copyText'), () => this.#copyText(written(item, this.form)), { look: 'button primary' })}
        <span role="status">${this.told === null ? nothing : this.say(this.told)}</span>
      </div>
      <img
        width=${width}
        height=${height}
        src="data:image/svg+xml,${encodeURIComponent(svg)}"
        alt=${alternative(item)}
      />
      <div class="row">
        ${button(this.say('news.copyPicture'), () => this.#copyPicture(svg))}
        ${button('PNG', () => this.#savePicture(svg))} ${button('SVG', () => save('news.svg', svg))}
      </div>
    </div>`
  }

  #language(): TemplateResult {
    return html`<label
      ><span>${this.say('news.language')}</span>
      <select
        @change=${({ target }: Event) => (this.chosen = locales.find((one) => one === (target as HTMLSelectElement).value) ?? null)}
      >
        ${locales.map((one) => html`<option value=${one} lang=${one} ?selected=${one === this.item}>${localeNames[one]}</option>`)}
      </select></label
    >`
  }

  #form(): TemplateResult {
    const options = forms.map((one) => [one, this.say(`news.form.${one}`)] as const)
    return choice('', this.say('news.form'), options, {
      value: this.form,
      change: (chosen) => (this.form = forms.find((one) => one === chosen) ?? 'plain'),
    })
  }

  async #copyText(text: string): Promise<void> {
    this.told = (await copyText(text)) ? 'news.copied' : 'news.copyFailed'
  }

  async #copyPicture(svg: string): Promise<void> {
    try {
      // The promise is passed on, since some browsers allow copying only while the press is being handled.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(svg) })])
      this.told = 'news.copied'
    } catch {
      this.told = 'news.saveInstead'
    }
  }

  async #savePicture(svg: string): Promise<void> {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await pngOf(svg))
    link.download = 'news.png'
    link.click()
    URL.revokeObjectURL(link.href)
  }
}

const sayIn = (locale: Locale, code: string, args: Readonly<Record<string, Arg>>): string =>
  say((code.startsWith('category.') ? eventWords : newsWords)[locale], locale, code, args)

/** The picture in words. */
const alternative = ({ headline, places }: Item): string =>
  [headline, ...places.map(({ place, names, points }) => `${place}. ${names} ${points}`)].join('. ')

customElements.define('stolik-event-news', StolikEventNews)
