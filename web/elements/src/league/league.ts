import type { PublishedLeague } from '@stolik/contract/published/league'
import { declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { fileAt } from '../ranking/files.js'
import { PublishedElement } from '../ranking/published-element.js'
import { publishedFile } from '../ranking/published-file.js'
import { rankingStyles } from '../ranking/ranking.styles.js'
import { leagueWords } from '../words/league/index.js'
import { divisionTable } from './division-table.js'
import { leagueStyles } from './league.styles.js'
import { matchDays } from './match-days.js'
import { dayWords, daysOf, type LeagueParts } from './parts.js'

/** In milliseconds: how often a page that stays open looks for new results. */
const lookEvery = 60_000

/**
 * A season of a league, drawn from its published file: the table of each division, and its match days with places, dates and
 * results. It looks for new results every minute.
 *
 * @element stolik-league
 * @attr league - id of the league
 */
export class StolikLeague extends declares(PublishedElement, {
  /** Id of the league. */
  league: property(''),
}) {
  static override styles = [controls, rankingStyles, leagueStyles]

  readonly #file = publishedFile<PublishedLeague>(this, () =>
    this.complete ? this.#address('league.json') : null,
  )

  constructor() {
    super()
    runWhileConnected(
      this,
      () => '',
      () => {
        const timer = setInterval(() => {
          if (!document.hidden && this.#file.content?.phase !== 'CLOSED') this.#file.again()
        }, lookEvery)
        return () => clearInterval(timer)
      },
    )
  }

  protected override readonly words: Words = leagueWords

  protected override get needed(): Readonly<Record<string, string>> {
    return { league: this.league }
  }

  #address(file: string): string {
    return fileAt(this.server, 'leagues', this.league, file)
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    if (content === null) return this.waiting(trouble, 'league.loading', () => this.#file.again())
    const { locale, say } = this
    const parts = { league: content, locale, say }
    return html`<section class="stack">
      ${this.#head(parts)} ${this.old(old)}
      ${content.rules.divisions.map(
        (division) =>
          html`<section class="stack">
            <h3>${division.name}</h3>
            ${divisionTable(parts, division)}
            <h4>${say('league.days', { division: division.name })}</h4>
            <div>${matchDays(parts, daysOf(content, division))}</div>
          </section>`,
      )}
      ${this.#foot(content)}
    </section>`
  }

  #head({ league, say, locale }: LeagueParts): TemplateResult {
    const { rules, association, phase, at } = league
    return html`<header>
      <h2>${rules.name}</h2>
      <p>
        ${association === null || association === '' ? nothing : html`${association} · `}${say('league.season', { season: rules.season })}
        · <strong>${say(`league.phase.${phase}`)}</strong>
      </p>
      <p class="sub">${say('league.asOf', { date: dayWords(at, locale) })}</p>
    </header>`
  }

  #foot({ hash }: PublishedLeague): TemplateResult {
    const { say, locale } = this
    const link = (file: string, word: string): TemplateResult =>
      html`<a href=${this.#address(file)}>${word}</a>`
    return html`<footer class="sub">
      <p class="controls">
        ${say('league.files')} ${link(`table.csv?lang=${locale}`, 'CSV')} ·
        ${link(`table.xlsx?lang=${locale}`, '.xlsx')} · ${link(`table.ods?lang=${locale}`, '.ods')} ·
        ${link(`table.pdf?lang=${locale}`, say('league.tablePdf'))} ·
        ${link(`fixtures.pdf?lang=${locale}`, say('league.fixturesPdf'))} ·
        ${link(`season.ics?lang=${locale}`, say('league.calendar'))}
      </p>
      <p class="hash">${say('league.hash')} <code>${hash}</code></p>
    </footer>`
  }
}

customElements.define('stolik-league', StolikLeague)
