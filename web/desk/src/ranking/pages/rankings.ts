import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Answer } from '@stolik/elements/client/document'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { redrawOnChange } from '@stolik/elements/base/follow'
import type { Trouble } from '@stolik/elements/ranking/files'
import { firstOf } from '@stolik/elements/base/first-of'
import { dayOf } from '@stolik/elements/ranking/format'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { RankingPage } from './element.js'
import { pageStyles } from './page.styles.js'
import { rankings } from './rankings-document.js'

type Listed = Answer<typeof rankings>['rankings'][number]

interface Newest {
  readonly newest: Listed['editions'][number]
}

/**
 * The rankings that a server publishes, or those of one association.
 *
 * @element stolik-rankings
 * @attr association - limits the list to this association
 * @attr most - the maximum number, those with the newest editions first; default: all
 * @attr desk-href - the address of the association's desk; default: no link to it
 * @attr ranking-href - the address of a ranking's page with `{ranking}` in it
 * @slot none - shown while no ranking is published
 */
export class StolikRankings extends declares(RankingPage, {
  association: property<string | null>(null),
  most: property<number | null>(null, { type: Number }),
  deskHref: attribute<string | null>('desk-href', null),
  rows: state<readonly Listed[] | null>(null),
  trouble: state<Trouble | null>(null),
}) {
  static override styles = [controls, rankingStyles, pageStyles]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => this.server,
      () => {
        void this.#fetch()
        const back = (): void => {
          if (this.trouble !== null) void this.#fetch()
        }
        addEventListener('online', back)
        return () => removeEventListener('online', back)
      },
    )
  }

  async #fetch(): Promise<void> {
    const answer = await gatewayAt(this.server).query(rankings)
    if ('done' in answer) {
      this.trouble = null
      this.rows = answer.done.rankings
    } else this.trouble = answer.refused === 'OFFLINE' ? 'OFFLINE' : 'FAULT'
  }

  protected override render(): unknown {
    const { rows, association } = this
    if (rows === null) return this.waiting(this.trouble, 'rankings.loading', () => void this.#fetch())
    const shown = rows.flatMap((one) => {
      const newest = one.editions.findLast(({ status }) => status === 'FINAL' || status === 'PROVISIONAL')
      return newest === undefined || (association !== null && one.association !== association)
        ? []
        : [{ ...one, newest }]
    })
    return html`<div class="stack">
      <h2>${this.say('rankings.title')}</h2>
      ${
        shown.length === 0
          ? html`<slot name="none"><p class="muted">${this.say('rankings.empty')}</p></slot>`
          : html`<ul class="list">
              ${firstOf(this.most === null ? shown : shown.toSorted(newest), this.most).map((one) => this.#one(one))}
            </ul>`
      }
      ${this.deskHref === null ? nothing : html`<p><a href=${this.deskHref}>${this.say('rankings.desk')}</a></p>`}
    </div>`
  }

  #one({
    id,
    name,
    association,
    game,
    newest,
  }: Listed & { newest: Listed['editions'][number] }): TemplateResult {
    const { locale } = this
    return html`<li>
      <a href=${this.address(this.rankingHref, id)}>${name}</a>
      <span class="sub"
        >${association === '' ? nothing : html`${association} · `}${gameName(locale, game, '').game} ·
        ${this.say('ranking.asOf', { date: dayOf(newest.date, locale) })} ·
        ${this.say(`ranking.status.${newest.status.toLowerCase()}`)}</span
      >
    </li>`
  }
}

/** Sorts by the date of the newest edition. */
const newest = (a: Newest, b: Newest): number => b.newest.date.localeCompare(a.newest.date)

customElements.define('stolik-rankings', StolikRankings)
