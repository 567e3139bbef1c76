import type { Words } from '@stolik/kit/words'
import type { PersonResult, PublishedPerson } from '@stolik/contract/published/ranking-person'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { allGameWords, gameSay } from '@stolik/elements/event/game-words'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { dayOf, figureOf } from '@stolik/elements/ranking/format'
import '@stolik/elements/ranking/history'
import { hasSession } from '@stolik/elements/ranking/session-person'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { publishedFile } from '@stolik/elements/ranking/published-file'
import { personWords } from '../../words/person/index.js'
import { RankingPage } from './element.js'
import { pageStyles } from './page.styles.js'
import { button } from '../../form/buttons.js'

/** The number of most frequent opponents shown, since a season has hundreds. */
const mostMet = 12

/**
 * A player of a ranking: their places, the results behind the place, what they play, and their opponents.
 *
 * @element stolik-ranking-person
 * @attr ranking - id of the ranking
 * @attr person - id of the player
 * @attr event-href - the address of an event's page with `{id}` in it
 */
export class StolikRankingPerson extends declares(RankingPage, {
  person: property(''),
  eventHref: attribute('event-href', '/event/{id}'),
  /** Whether all opponents are shown, not only the most frequent ones. */
  everybody: state(false),
}) {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, personWords]
  }

  static override styles = [controls, rankingStyles, pageStyles]

  readonly #file = publishedFile<PublishedPerson>(this, () =>
    this.published(`people/${encodeURIComponent(this.person)}.json`),
  )

  constructor() {
    super()
    redrawOnChange(this, allGameWords)
  }

  protected override get needed(): Readonly<Record<string, string>> {
    return { ranking: this.ranking, person: this.person }
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    if (content === null) return this.waiting(trouble, 'history.loading', () => this.#file.again())
    return html`<section class="stack">
      ${this.#head(content)} ${this.old(old)}
      <section class="stack">
        <h3>${this.say('person.history')}</h3>
        <stolik-ranking-history lang=${this.lang} .given=${content}></stolik-ranking-history>
      </section>
      <section>
        <h3>${this.say('person.results')}</h3>
        ${this.#results(content)}
      </section>
      ${this.#kinds(content)} ${this.#against(content)} ${this.#mine()}
    </section>`
  }

  #head({ name, club, ranking, rankingName, totals, best, history }: PublishedPerson): TemplateResult {
    const { locale } = this
    const { events, lists, hands, won, lost, mean } = totals
    const place = history.at(-1)?.place ?? null
    return html`<header class="stack">
      <div>
        <h2>${name ?? this.say('ranking.forgotten')}</h2>
        <p>
          ${club === null ? nothing : html`<a href=${this.address(this.clubHref, ranking, club)}>${club}</a> · `}<a
            href=${this.address(this.rankingHref, ranking)}
            >${rankingName}</a
          >
          ${place === null ? nothing : html`· ${this.say('ranking.place')} <strong>${place}</strong>`}
        </p>
      </div>
      <ul class="facts">
        <li>${this.say('person.played', { n: events })}</li>
        <li>${this.say('person.lists', { n: lists })}</li>
        ${hands === 0 ? nothing : html`<li>${this.say('person.hands', { n: hands })}</li>`}
        ${won + lost === 0 ? nothing : html`<li>${this.say('person.wonLost', { won, lost })}</li>`}
        ${mean === null ? nothing : html`<li>${this.say('person.mean', { mean: figureOf(mean, locale, 1) })}</li>`}
        ${
          best === null
            ? nothing
            : html`<li>
                ${this.say('person.best', { score: figureOf(best.score, locale) })} ·
                ${gameSay(locale, best.game, best.kind)} · ${best.event}, ${dayOf(best.date, locale)}
              </li>`
        }
      </ul>
    </header>`
  }

  #results({ results, kind, decimals }: PublishedPerson): TemplateResult {
    if (results.length === 0) return html`<p class="muted">${this.say('person.noResults')}</p>`
    const last = kind === 'rating' ? 'person.moved' : 'person.counts'
    const small = results.some((one) => one.small !== one.points)
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.say('person.results')}>
      <table>
        ${this.heads(
          ['person.event'],
          ['ranking.place', ...(small ? ['ranking.small'] : []), 'ranking.score', last],
        )}
        <tbody>
          ${results.toReversed().map((one) => this.#result(one, kind === 'rating' ? 1 : decimals, small))}
        </tbody>
      </table>
    </div>`
  }

  #result(one: PersonResult, decimals: number, small: boolean): TemplateResult {
    const { locale } = this
    const { event, name, series, place, players, taken } = one
    return html`<tr>
      <th scope="row" class="text">
        ${event === null ? name : html`<a href=${this.eventHref.replace('{id}', encodeURIComponent(event))}>${name}</a>`}
        <span class="sub"
          >${dayOf(one.date, locale)}${series === null ? nothing : ` · ${this.say('person.series', { n: series })}`}</span
        >
      </th>
      <td>${place === null ? '–' : this.say('person.placeOf', { place, players })}</td>
      ${small ? html`<td>${figureOf(one.small, locale)}</td>` : nothing}
      <td>${figureOf(one.points, locale, Number.isInteger(one.points) ? 0 : 2)}</td>
      <td>
        ${
          taken
            ? html`<strong
                >${figureOf(one.value, locale, Number.isInteger(one.value) ? 0 : Math.max(decimals, 2))}</strong
              >`
            : html`<span class="muted">${this.say('person.notTaken')}</span>`
        }
      </td>
    </tr>`
  }

  /** The part for the player themselves. It loads only where somebody is signed in. */
  #mine(): unknown {
    if (!hasSession(this.server)) return nothing
    void import('../people/mine.js').catch(() => undefined)
    return html`<stolik-ranking-mine
      server=${this.server}
      lang=${this.lang}
      person=${this.person}
    ></stolik-ranking-mine>`
  }

  #kinds({ kinds }: PublishedPerson): unknown {
    if (kinds.length === 0) return nothing
    return html`<section>
      <h3>${this.say('person.kinds')}</h3>
      <div class="scroll" tabindex="0" role="group" aria-label=${this.say('person.kinds')}>
        <table>
          ${this.heads(['person.kind'], ['person.kindPlayed', 'person.kindWon'])}
          <tbody>
            ${kinds.map(
              ({ game, kind, played, won }) =>
                html`<tr>
                  <th scope="row" class="text">${gameSay(this.locale, game, kind)}</th>
                  <td>${played}</td>
                  <td>
                    ${won} <span class="muted wide">(${figureOf((100 * won) / played, this.locale)} %)</span>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`
  }

  #against({ against }: PublishedPerson): unknown {
    if (against.length === 0) return nothing
    return html`<section>
      <h3>${this.say('person.against')}</h3>
      <div class="scroll" tabindex="0" role="group" aria-label=${this.say('person.against')}>
        <table>
          ${this.heads(['person.opponent'], ['person.tables', 'person.ahead', 'person.behind', 'person.difference'])}
          <tbody>
            ${against.slice(0, this.everybody ? undefined : mostMet).map((one) => {
              const more = one.small - one.otherSmall
              return html`<tr>
                <th scope="row" class="text">${this.player(one.person, one.name)}</th>
                <td>${one.tables}</td>
                <td>${one.ahead}</td>
                <td>${one.behind}</td>
                <td>${more > 0 ? '+' : ''}${figureOf(more, this.locale)}</td>
              </tr>`
            })}
          </tbody>
        </table>
      </div>
      ${
        this.everybody || against.length <= mostMet
          ? nothing
          : html`<p class="controls">
              ${button(this.say('person.everybody', { n: against.length }), () => {
                this.everybody = true
              })}
            </p>`
      }
    </section>`
  }
}

customElements.define('stolik-ranking-person', StolikRankingPerson)
