import { say } from '@stolik/core'
import { declares, given, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { replayAt } from '../base/replay-address.js'
import { StolikElement } from '../element/element.js'
import { analyses } from '../extras/analyses/games.js'
import { handsWords } from '../words/hands/index.js'

/**
 * The way from a settlement to the analysis of the hand, on the site of its gateway; nothing where the game has none.
 *
 * @element stolik-analysis-link
 * @attr game - id of the game
 * @attr table - id of the table
 * @attr hand - which deal of its series, from 1
 * @prop invitation - the invitation code of a private table
 */
export class StolikAnalysisLink extends declares(StolikElement, {
  game: property(''),
  table: property(''),
  hand: property(1, { type: Number }),
  invitation: given<string | null>(null),
}) {
  static override styles = [
    controls,
    css`
      a {
        display: grid;
        place-items: center;
        text-decoration: none;
      }
    `,
  ]

  protected override readonly catalogues = [handsWords]

  protected override render(): unknown {
    const { server, game, table, hand, invitation } = this
    if (analyses[game] === undefined) return nothing
    const word = (code: string): string => say(handsWords[this.locale], this.locale, code)
    return html`<a
      class="button"
      href=${replayAt(server, { table, hand, invitation, analysed: true })}
      target="_blank"
      rel="noopener"
      >${word('hands.analysis')}<span class="visually-hidden"> ${word('hands.newTab')}</span></a
    >`
  }
}

customElements.define('stolik-analysis-link', StolikAnalysisLink)
