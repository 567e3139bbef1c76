import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { allGameWords } from '@stolik/elements/event/game-words'
import '@stolik/elements/account/sign-in'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { gameWords } from '@stolik/elements/element/game-names'
import { deskWords } from '../words/ranking/index.js'
import { schemeWords } from '../words/scheme/index.js'
import { RankingPage } from './pages/element.js'
import { pageStyles } from './pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import type * as client from './client.js'
import { deskStyles } from './desk.styles.js'
import { editions } from './editions.js'
import { newRanking } from './new-ranking.js'
import type { DeskParts } from './parts.js'
import { refusedNote } from './refused.js'
import { seasonPart } from './season.js'
import { schemes } from './scheme/schemes.js'
import { readScheme } from './scheme/types.js'
import './take-event.js'
import { deskWork } from './work.js'
import { choice } from '../form/draw.js'
import { button, loading } from '../form/buttons.js'

/** Returns the kinds of events that some group of the scheme takes. */
const kindsOf = (scheme: string): readonly client.EventInput['kind'][] => [
  ...new Set(
    readScheme(scheme).parts.flatMap(({ kinds }) =>
      kinds.map((kind) => (kind === 'evening' ? 'EVENING' : 'TOURNAMENT')),
    ),
  ),
]

/**
 * The association's desk: rankings from presets, the events that count in them, and editions on their way to publication.
 *
 * @element stolik-ranking-desk
 * @attr people-href - the address of the association’s register of people
 */
export class StolikRankingDesk extends declares(RankingPage, {
  peopleHref: attribute('people-href', '/ranking/desk/people'),
  preset: state<client.Preset | null>(null),
  correcting: state<number | null>(null),
  /** The edition about to be withdrawn, awaiting confirmation. */
  withdrawing: state<number | null>(null),
  /** Whether the next scheme is being written. */
  changing: state(false),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles]
  readonly #work = deskWork(this, {
    gate: () => this.#gate,
    person: () => (this.#signedIn ? (this.#gate.guest.value?.name ?? '') : ''),
    ranking: () => this.ranking,
    open: (ranking) => (this.ranking = ranking),
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, allGameWords)
    redrawOnChange(this, { value: null, watch: (listener) => gatewayAt(this.server).guest.watch(listener) })
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, deskWords, schemeWords]
  }

  get #gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }

  get #signedIn(): boolean {
    return this.#gate.guest.value?.refresh !== undefined
  }

  #wasStranger = false

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    const { isStranger } = this.#work
    // The association took them in while they were here.
    if (this.#wasStranger && !isStranger) this.renderRoot.querySelector('stolik-take-event')?.again()
    this.#wasStranger = isStranger
  }

  /** Events imported from a file are new to all forms, so they read again. */
  async #takenElsewhere(): Promise<void> {
    await this.#work.readEvents()
    this.renderRoot.querySelector('stolik-take-event')?.again()
  }

  protected override render(): unknown {
    return html`<div class="stack desk">
      <h2>${this.say('rankdesk.title')}</h2>
      ${this.#signedIn ? nothing : html`<p>${this.say('rankdesk.notYours')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${this.#signedIn ? this.#desk() : nothing}
    </div>`
  }

  #desk(): TemplateResult {
    const { data, refusal, read } = this.#work
    if (data !== null)
      return html`${this.#refused()} ${this.#body(data)}
        <p><a href=${this.peopleHref}>${this.say('rankdesk.people')}</a></p>
        <p><a href="/club-rules">${this.say('rankdesk.rules')}</a></p>
        ${loading(
          html`<h3>${this.say('rankdesk.webhooks')}</h3>`,
          () => import('./webhooks/webhooks.js'),
          html`<stolik-webhooks lang=${this.lang} server=${this.server}></stolik-webhooks>`,
        )}`
    return refusal === null
      ? html`<p class="muted" role="status">${this.say('rankings.loading')}</p>`
      : html`${this.#refused()}
          <div>${button(this.say('ranking.again'), () => read())}</div>`
  }

  #body({ rankings, rankingPresets, games }: client.DeskData): TemplateResult {
    const { act, busy, events, forget, look, own, preview, readEvents, saveSeason, wrong } = this.#work
    const ranking = rankings.find(({ id }) => id === this.ranking)
    const parts: DeskParts = { say: this.say, locale: this.locale, busy, act }
    const chosen = this.preset ?? rankingPresets[0]
    const scheming = (game: string) => ({
      profiles: games.find(({ id }) => id === game)?.profiles.map(({ id }) => id) ?? [],
      own: new Map(own.flatMap((one) => (one.game === game ? [[one.profile, one.name] as const] : []))),
      events,
      problems: wrong,
    })
    const named = rankings.map(({ id, name }) => [id, name] as const)
    return html`${choice('ranking', this.say('rankdesk.which'), [['', this.say('rankdesk.new')], ...named], {
      value: ranking?.id,
      change: (id) => {
        this.ranking = id
        Object.assign(this, { correcting: null, withdrawing: null, changing: false })
        forget('all')
      },
    })}
    ${
      ranking !== undefined
        ? html`<stolik-take-event
              lang=${this.lang}
              server=${this.server}
              game=${ranking.game}
              ?region-needed=${readScheme(ranking.scheme).parts.every(({ regions }) => regions !== null)}
              .kinds=${kindsOf(ranking.scheme)}
              .regions=${[...new Set(readScheme(ranking.scheme).parts.flatMap(({ regions }) => regions ?? []))]}
              @stolik-taken=${readEvents}
            ></stolik-take-event>
            ${loading(
              html`<h3>${this.say('rankdesk.import')}</h3>`,
              () => import('./import/import.js'),
              html`<stolik-ranking-import
                lang=${this.lang}
                server=${this.server}
                game=${ranking.game}
                .profiles=${scheming(ranking.game).profiles}
                @stolik-taken=${() => void this.#takenElsewhere()}
              ></stolik-ranking-import>`,
            )}
            ${seasonPart({ say: this.say, busy, save: (form) => void saveSeason(form) })}
            ${editions({
              ...parts,
              ranking,
              preview,
              correcting: this.correcting,
              withdrawing: this.withdrawing,
              look: (number) => void look(number),
              correct: (number) => {
                Object.assign(this, { correcting: number, withdrawing: null })
              },
              withdraw: (number) => {
                Object.assign(this, { correcting: null, withdrawing: number })
              },
            })}
            ${schemes({
              ...parts,
              ...scheming(ranking.game),
              ranking,
              changing: this.changing,
              change: (changing) => {
                this.changing = changing
                forget('problems')
              },
            })}`
        : chosen === undefined
          ? nothing
          : newRanking({
              ...parts,
              ...scheming(chosen.game),
              presets: rankingPresets,
              chosen,
              choose: (preset) => {
                this.preset = preset
                forget('problems')
              },
            })
    }`
  }

  #refused(): unknown {
    const { refusal } = this.#work
    return refusal === null ? nothing : refusedNote(refusal, { say: this.say, locale: this.locale })
  }
}

customElements.define('stolik-ranking-desk', StolikRankingDesk)
