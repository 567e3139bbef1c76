import { say, type Arg, type Locale } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit'
import { follow } from '../follow.js'
import { home } from '../home.js'
import { prefs } from '../prefs.js'
import { tongue } from '../tongue.js'
import { rankingWords } from '../words/ranking/index.js'

/** What the elements of a ranking take from the page. They know files alone, and nothing of a gateway's line. */
export abstract class RankingElement extends LitElement {
  static override properties: PropertyDeclarations = {
    server: {},
    tokenUrl: { attribute: 'token-url' },
    ranking: {},
    lang: {},
    theme: {},
  }

  /** Base address of the server that publishes, such as `https://stolik.example`; without it the one that our code came from. */
  declare server: string
  /** Address where the page's own site says which of its members is signed in there. */
  declare tokenUrl: string | null
  /** Id of the ranking. */
  declare ranking: string
  /** `pl`, `csb`, `szl`, `de`, `en` or `fr`; a person's own choice goes first. Without it the language of the page. */
  declare lang: string
  /** `light` or `dark`; a person's own choice goes first. Without it as the system has it. */
  declare theme: string

  readonly #tongue = tongue(this, () => this.rooms)

  constructor() {
    super()
    this.server = home
    this.tokenUrl = null
    this.ranking = ''
    this.lang = ''
    this.theme = ''
    follow(this, prefs)
  }

  protected get locale(): Locale {
    return this.#tongue.locale
  }

  protected readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(rankingWords[this.locale], this.locale, code, args)

  /** What must have come before it can speak. */
  protected get rooms(): readonly Words[] {
    return [rankingWords]
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.#tongue.speak(() => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const theme = prefs.value.theme === 'auto' ? this.theme : prefs.value.theme
    if (theme === '') this.removeAttribute('data-theme')
    else this.setAttribute('data-theme', theme)
  }
}
