import { say, type Arg, type Locale } from '@stolik/core'
import { attribute, declares, property } from '@stolik/kit/properties'
import type { Words } from '@stolik/kit/words'
import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { gatewayAt, graphqlAt, type Gateway } from '../client/gateway.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { home } from '../base/home.js'
import { fixTheme, prefs } from '../base/prefs.js'
import { sentByHand } from '../base/sent-by-hand.js'
import { spokenLocale } from '../base/spoken-locale.js'
import { speak, words } from '../words/index.js'

/** The base of all our elements: properties that come from the page around it. */
export abstract class StolikElement extends declares(LitElement, {
  /** Base address of the gateway, such as `https://stolik.example`; by default the one that our code came from. */
  server: property<string>(home),
  /** Address where the page's own site says which of its members is signed in there; see docs/club-site.md. */
  tokenUrl: attribute<string | null>('token-url', null),
  /** A language of Stolik's, such as `de`; a person's own choice has priority. The default is the language of the page. */
  lang: property(''),
  /** `light`, `dark`, or `auto`: the `color-scheme` of the page. A person's own choice has priority. */
  theme: property('auto'),
}) {
  readonly #spoken = spokenLocale(this, () => this.rooms)

  constructor() {
    super()
    redrawOnChange(this, prefs)
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.tokenUrl ?? ''}`),
      () => {
        const redraw = (): void => this.requestUpdate()
        const { guest, connection, club, barred, nameTaken } = this.gate
        if (this.tokenUrl) this.gate.signInBy(this.tokenUrl)
        const stops = [guest, connection, club, barred, nameTaken].map((one) => one.watch(redraw))
        return () => stops.forEach((stop) => stop())
      },
    )
  }

  protected get gate(): Gateway {
    return gatewayAt(this.server)
  }

  /**
   * Whether we know who the person is. Waits for a club's site that has not answered yet, so that nobody has to give a name
   * twice.
   */
  protected async knows(): Promise<boolean> {
    return this.gate.guest.value !== null || (await this.gate.token()) !== null
  }

  /** The gateway's GraphQL address; null if the server is invalid. Then nothing is queried. */
  protected get place(): string | null {
    return graphqlAt(this.server)
  }

  /**
   * Returns a sentence to show instead of the content, or null when all is well. It tells the page's author that the server is
   * invalid or a required attribute is missing, or what the owner of the server must allow.
   */
  protected misplaced(needed: Readonly<Record<string, string | null>> = {}): string | TemplateResult | null {
    if (this.place === null) return speak(this.locale, 'page.server', { server: this.server })
    const barred = this.gate.barred.value
    if (barred !== null) return barred.say(this.locale)
    const missing = Object.entries(needed).find(([, value]) => value === null || value === '')
    return missing === undefined ? null : speak(this.locale, 'page.missing', { attribute: missing[0] })
  }

  protected get locale(): Locale {
    return this.#spoken.locale
  }

  protected say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const { locale } = this
    const own = this.catalogues.find((one) => Object.hasOwn(one[locale], code)) ?? words
    return say(own[locale], locale, code, args)
  }

  /** Removes what the loader has drawn in the shadow root. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren()
    const root = super.createRenderRoot()
    root.addEventListener('click', sentByHand)
    return root
  }

  /** The element's own words, besides the general ones. */
  protected readonly catalogues: readonly Words[] = []

  /** The rooms of words that must load before it can be drawn. */
  protected get rooms(): readonly Words[] {
    return [words, ...this.catalogues]
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#spoken.speak(() => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    fixTheme(this)
  }
}
