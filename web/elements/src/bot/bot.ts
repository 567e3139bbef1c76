import { declares, given } from '@stolik/kit/properties'
import { html, LitElement } from 'lit'
import type { BotLevel } from '../client/types.js'
import { redrawOnChange } from '../base/follow.js'
import { langAround } from '../base/lang-around.js'
import { localeFor, prefs } from '../base/prefs.js'
import { botWords } from './words.js'

/**
 * Says that a bot plays, and how well if it does otherwise than usual. The usual bot is just a bot, whether it was added or plays on
 * for somebody who left.
 *
 * @element stolik-bot
 * @prop of - a player with a `level`, as the gateway returns it
 * @slot - the word for a usual bot, in the language around
 */
export class StolikBot extends declares(LitElement, {
  of: given<{ readonly level?: BotLevel | null } | null>(null),
}) {
  constructor() {
    super()
    redrawOnChange(this, prefs)
  }

  protected override render(): unknown {
    return botWords[localeFor(langAround(this))][this.of?.level ?? ''] ?? html`<slot></slot>`
  }
}

customElements.define('stolik-bot', StolikBot)
