import { say, type Arg } from '@stolik/core'
import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, type TemplateResult } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Answer } from '@stolik/elements/client/document'
import type { Failure } from '@stolik/elements/client/http'
import { StolikElement } from '@stolik/elements/element/element'
import { failureWords } from '@stolik/elements/element/failure'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { fileAt } from '@stolik/elements/ranking/files'
import { leagueWords } from '@stolik/elements/words/league/index'
import { pageStyles } from '../ranking/pages/page.styles.js'
import { leagueListWords } from '../words/leagues/index.js'
import { leagues } from './leagues-document.js'
import { button } from '../form/buttons.js'
import { whenConnected } from '../site/when-connected.js'

type Listed = Answer<typeof leagues>['leagues'][number]

/**
 * The leagues of a server, the one changed last first, with their files.
 *
 * @element stolik-leagues
 * @attr league-href - the address of a league's page with `{id}` in it
 * @attr desk-href - the address of the association's desk for leagues
 */
export class StolikLeagues extends declares(StolikElement, {
  leagueHref: attribute('league-href', '/league/{id}'),
  deskHref: attribute('desk-href', '/league/desk'),
  /** null until they have loaded. */
  rows: state<readonly Listed[] | null>(null),
  trouble: state<Failure | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    pageStyles,
    css`
      :host {
        display: block;
        margin-block-start: var(--stolik-space-5);
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    whenConnected(
      this,
      () => this.place,
      () => this.#fetch(),
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, leagueWords, leagueListWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const own = code.startsWith('leagues.') ? leagueListWords : leagueWords
    return say(own[this.locale], this.locale, code, args)
  }

  async #fetch(): Promise<void> {
    const answer = await this.gate.query(leagues)
    this.trouble = 'refused' in answer ? answer.refused : null
    if ('done' in answer) this.rows = answer.done.leagues
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    return html`<section>
      <h2>${this.say('leagues.title')}</h2>
      ${this.#list()}
      <p><a href=${this.deskHref}>${this.say('leagues.desk')}</a></p>
    </section>`
  }

  #list(): TemplateResult {
    const { rows, trouble, locale } = this
    if (rows === null)
      return trouble === null
        ? html`<p class="muted" role="status">${this.say('leagues.loading')}</p>`
        : html`<p class="refusal" role="alert">${failureWords(locale, trouble)}</p>
            ${button(this.say('leagues.again'), () => this.#fetch())}`
    if (rows.length === 0) return html`<p class="muted">${this.say('leagues.empty')}</p>`
    return html`<ul class="list">
      ${rows.map((row) => this.#one(row))}
    </ul>`
  }

  #one({ league, name, season, game, phase, teams }: Listed): TemplateResult {
    const { locale, server } = this
    const link = (file: string, word: string): TemplateResult =>
      html`<a
        class="file"
        href=${fileAt(server, 'leagues', league, file)}
        aria-label="${word}: ${name} ${season}"
        >${word}</a
      >`
    return html`<li>
      <a href=${this.leagueHref.replace('{id}', encodeURIComponent(league))}>${name} ${season}</a>
      <p class="muted small">
        ${gameName(locale, game, '').game} · ${this.say('leagues.teams', { n: teams })} ·
        ${this.say(`league.phase.${phase}`)}
      </p>
      <p class="small">
        ${link(`table.pdf?lang=${locale}`, this.say('league.tablePdf'))} ·
        ${link(`fixtures.pdf?lang=${locale}`, this.say('league.fixturesPdf'))} ·
        ${link(`season.ics?lang=${locale}`, this.say('league.calendar'))} ·
        ${link(`table.csv?lang=${locale}`, 'CSV')} · ${link(`table.xlsx?lang=${locale}`, '.xlsx')} ·
        ${link(`table.ods?lang=${locale}`, '.ods')}
      </p>
    </li>`
  }
}

customElements.define('stolik-leagues', StolikLeagues)
