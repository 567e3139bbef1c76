import { say, type Arg, type Locale } from '@stolik/core'
import { attribute, declares, property } from '@stolik/kit/properties'
import { type Words, roomOf, type Room } from '@stolik/kit/words'
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { redrawOnChange } from '../base/follow.js'
import { home } from '../base/home.js'
import { addressAt } from '../base/place.js'
import { fixTheme, prefs } from '../base/prefs.js'
import { spokenLocale } from '../base/spoken-locale.js'
import type { Trouble } from './files.js'

/** The words about a wrongly written page. They load only on such pages, which are few. */
const pageWords: Room = roomOf(async (locale) => {
  const { words } = await import('../words/index.js')
  await words.need(locale)
  return words[locale]
})

/** The base of elements that read only published files and need no connection to a gateway. */
export abstract class PublishedElement extends declares(LitElement, {
  /** Base address of the publishing server, such as `https://stolik.example`. Default: the server our code came from. */
  server: property(home),
  /** Address where the page's own site says which member is signed in. */
  tokenUrl: attribute<string | null>('token-url', null),
  /** A language of Stolik, such as `de`. A person's own choice comes first. Default: the language of the page. */
  lang: property(''),
  /** `light`, `dark`, or `auto`: the `color-scheme` of the page. A person's own choice has priority. */
  theme: property('auto'),
}) {
  readonly #spoken = spokenLocale(this, () => this.rooms)

  constructor() {
    super()
    redrawOnChange(this, prefs)
  }

  protected get locale(): Locale {
    return this.#spoken.locale
  }

  /** The element's words. Besides its own, they have `ranking.again`, `ranking.old` and a `ranking.trouble` of each kind. */
  protected abstract readonly words: Words

  protected readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(this.words[this.locale], this.locale, code, args)

  /** The required attributes with their values. */
  protected get needed(): Readonly<Record<string, string | null>> {
    return {}
  }

  /** The mistake that the author of the page must correct; null if there is none. */
  get #wrong(): { readonly code: string; readonly args: Readonly<Record<string, Arg>> } | null {
    const { server } = this
    if (addressAt(server, '') === null) return { code: 'page.server', args: { server } }
    const missing = Object.entries(this.needed).find(([, value]) => value === null || value === '')
    return missing === undefined ? null : { code: 'page.missing', args: { attribute: missing[0] } }
  }

  /** Whether the author of the page has given everything that is needed. */
  protected get complete(): boolean {
    return this.#wrong === null
  }

  /** The words that must have loaded before anything is drawn. */
  protected get rooms(): readonly Words[] {
    return this.complete ? [this.words] : [this.words, pageWords]
  }

  /** Shown while nothing has been read: the reason, and a way to try again. */
  protected waiting(trouble: Trouble | null, word: string, again: () => void): TemplateResult {
    const wrong = this.#wrong
    if (wrong !== null)
      return html`<p class="note" role="status">
        ${say(pageWords[this.locale], this.locale, wrong.code, wrong.args)}
      </p>`
    return trouble === null
      ? html`<p class="muted" role="status">${this.say(word)}</p>`
      : html`<div class="note row" role="alert">
          <span>${this.say(`ranking.trouble.${trouble}`)}</span>
          <button class="button" @click=${again}>${this.say('ranking.again')}</button>
        </div>`
  }

  protected old(old: boolean): unknown {
    return old ? html`<p class="note" role="status">${this.say('ranking.old')}</p>` : nothing
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#spoken.speak(() => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    fixTheme(this)
  }
}
