import type { Arg, Locale } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit'
import { gatewayAt, graphqlAt, type Gateway } from '../client/gateway.js'
import { follow, running } from '../base/follow.js'
import { home } from '../base/home.js'
import { prefs } from '../base/prefs.js'
import { sentByHand } from '../base/sent-by-hand.js'
import { spokenLocale } from '../base/spoken-locale.js'
import { speak, words } from '../words/index.js'

/** What every element of ours takes from the page it stands on. */
export abstract class StolikElement extends LitElement {
  static override properties: PropertyDeclarations = {
    server: {},
    tokenUrl: { attribute: 'token-url' },
    lang: {},
    theme: {},
  }

  /** Base address of the gateway, such as `https://stolik.example`; without it the one that our code came from. */
  declare server: string
  /** Address where the page's own site says which of its members is signed in there; see docs/club-site.md. */
  declare tokenUrl: string | null
  /** A language of Stolik's, such as `de`; a person's own choice goes first. Without it the language of the page. */
  declare lang: string
  /** `light` or `dark`; a person's own choice goes first. Without it as the system has it. */
  declare theme: string

  readonly #spoken = spokenLocale(this, () => this.rooms)

  constructor() {
    super()
    this.server = home
    this.tokenUrl = null
    this.lang = ''
    this.theme = ''
    follow(this, prefs)
    running(
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

  /** Whether it is known who one is. A club's site that is being asked is waited for, so that it need not be said twice. */
  protected async knows(): Promise<boolean> {
    return this.gate.guest.value !== null || (await this.gate.token()) !== null
  }

  /** Where the gateway is asked; null where none can be, and nothing is asked then. */
  protected get place(): string | null {
    return graphqlAt(this.server)
  }

  /**
   * What whoever wrote the page must mend, in a sentence to be shown in place of the rest: it names a server that cannot
   * be, or one of the attributes without which there is nothing to show is missing; or what the owner of the server must
   * allow. Null when all is well.
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
    return speak(this.locale, code, args)
  }

  /** What the loader has drawn in our place makes room. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren()
    const root = super.createRenderRoot()
    root.addEventListener('click', sentByHand)
    return root
  }

  /** What must have come before it can speak. */
  protected get rooms(): readonly Words[] {
    return [words]
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#spoken.speak(() => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const theme = prefs.value.theme === 'auto' ? this.theme : prefs.value.theme
    if (theme === '') this.removeAttribute('data-theme')
    else this.setAttribute('data-theme', theme)
  }
}
