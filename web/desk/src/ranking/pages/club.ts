import type { Words } from '@stolik/kit/words'
import type { Published } from '@stolik/contract/published/ranking'
import { declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { dayOf, figureOf } from '@stolik/elements/ranking/format'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { publishedFile } from '@stolik/elements/ranking/published-file'
import { personWords } from '../../words/person/index.js'
import { RankingPage } from './element.js'
import { pageStyles } from './page.styles.js'

/**
 * A club in a ranking: its players, and its team if it has one.
 *
 * @element stolik-ranking-club
 * @attr ranking - id of the ranking
 * @attr club - the club's name, as in the ranking
 */
export class StolikRankingClub extends declares(RankingPage, {
  club: property(''),
}) {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, personWords]
  }

  static override styles = [controls, rankingStyles, pageStyles]

  readonly #file = publishedFile<Published>(this, () => this.published('latest.json'))

  protected override get needed(): Readonly<Record<string, string>> {
    return { ranking: this.ranking, club: this.club }
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    if (content === null) return this.waiting(trouble, 'ranking.loading', () => this.#file.again())
    const rows = content.rows.filter(({ club }) => club === this.club)
    const team = content.teams.find(({ name }) => name === this.club)
    return html`<section class="stack">
      <header>
        <h2>${this.club}</h2>
        <p><a href=${this.address(this.rankingHref, this.ranking)}>${content.name}</a></p>
        <p class="sub">
          ${this.say('ranking.asOf', { date: dayOf(content.date, this.locale) })} ·
          ${this.say(`ranking.status.${content.status}`)}
        </p>
        ${
          team === undefined
            ? nothing
            : html`<p>
                ${this.say('ranking.team')}: ${this.say('ranking.place')} <strong>${team.place}</strong>,
                ${figureOf(team.score, this.locale, content.decimals)}
              </p>`
        }
      </header>
      ${this.old(old)}
      ${rows.length === 0 ? html`<p class="muted">${this.say('club.none')}</p>` : this.#table({ ...content, rows })}
    </section>`
  }

  #table({ rows, kind, decimals }: Published): TemplateResult {
    return html`<table>
      ${this.heads(['ranking.name'], ['ranking.place', 'ranking.events', kind === 'rating' ? 'ranking.rating' : 'ranking.score'], ['ranking.events'])}
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row" class="text">${this.player(row.person, row.name)}</th>
              <td>${row.place ?? '–'}</td>
              <td class="wide">${row.events}</td>
              <td class="score">${figureOf(row.score, this.locale, decimals)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
}

customElements.define('stolik-ranking-club', StolikRankingClub)
