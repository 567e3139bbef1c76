import { say, type Arg, type Locale } from '@stolik/core'
import { LitElement, nothing, type PropertyDeclarations, type PropertyValues } from 'lit'
import { follow } from '../follow.js'
import { localeFor, prefs } from '../prefs.js'
import { needWords, rankingWords } from '../words/ranking/index.js'

/** What the elements of a ranking take from the page. They know files alone, and nothing of a gateway's line. */
export abstract class RankingElement extends LitElement {
  static override properties: PropertyDeclarations = { server: {}, ranking: {}, lang: {}, theme: {} }

  /** Base address of the server that publishes; empty = where the page came from. */
  declare server: string
  /** Id of the ranking. */
  declare ranking: string
  /** pl, de or en; a person's own choice goes first. */
  declare lang: string
  /** `light`, `dark`, or nothing: as the system has it. */
  declare theme: string

  constructor() {
    super()
    this.server = ''
    this.ranking = ''
    this.lang = ''
    this.theme = ''
    follow(this, prefs)
    follow(this, rankingWords)
  }

  protected get locale(): Locale {
    return localeFor(this.lang)
  }

  protected readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(rankingWords.value[this.locale] ?? {}, this.locale, code, args)

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    void needWords(this.locale)
    const theme = prefs.value.theme === 'auto' ? this.theme : prefs.value.theme
    if (theme === '') this.removeAttribute('data-theme')
    else this.setAttribute('data-theme', theme)
  }

  /** What it looks like, as soon as there are words for it. */
  protected abstract draw(): unknown

  protected override render(): unknown {
    return rankingWords.value[this.locale] === undefined ? nothing : this.draw()
  }
}
