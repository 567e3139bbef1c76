import { controls } from '@stolik/kit/tokens'
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { allGameWords } from '@stolik/elements/event/game-words'
import '@stolik/elements/account/sign-in'
import { redrawOnChange, runWhileConnected } from '@stolik/elements/base/follow'
import { gameWords } from '@stolik/elements/element/game-names'
import { offeredRules, type KeptRules } from '@stolik/elements/rule-sets/offered'
import { deskWords } from '../words/ranking/index.js'
import { schemeWords } from '../words/scheme/index.js'
import { RankingPage } from './pages/element.js'
import { pageStyles } from './pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import * as client from './client.js'
import { deskStyles } from './desk.styles.js'
import { editions } from './editions.js'
import { importPart } from './import-part.js'
import { newRanking } from './new-ranking.js'
import type { DeskParts } from './parts.js'
import { refusedNote } from './refused.js'
import { schemes } from './scheme/schemes.js'
import { readScheme } from './scheme/types.js'
import './take-event.js'
import { webhooksPart } from './webhooks-part.js'

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
export class StolikRankingDesk extends RankingPage {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles]
  static override properties = {
    ...RankingPage.properties,
    peopleHref: { attribute: 'people-href' },
    data: { state: true },
    preset: { state: true },
    preview: { state: true },
    correcting: { state: true },
    withdrawing: { state: true },
    changing: { state: true },
    events: { state: true },
    own: { state: true },
    wrong: { state: true },
    refusal: { state: true },
    busy: { state: true },
  }

  declare peopleHref: string
  declare private data: client.DeskData | null
  declare private preset: client.Preset | null
  declare private preview: client.Preview | null
  declare private correcting: number | null
  /** The edition about to be withdrawn, awaiting confirmation. */
  declare private withdrawing: number | null
  /** Whether the next scheme is being written. */
  declare private changing: boolean
  /** Events that a scheme can name. */
  declare private events: readonly client.RankingEvent[]
  /** The rules that clubs have made, which a scheme can name. */
  declare private own: readonly KeptRules[]
  /** The problems that the gateway found in a scheme. */
  declare private wrong: readonly client.Problem[]
  declare private refusal: client.Refusal | null
  declare private busy: boolean

  constructor() {
    super()
    this.peopleHref = '/ranking/desk/people'
    this.data = null
    this.preset = null
    this.preview = null
    this.correcting = null
    this.withdrawing = null
    this.changing = false
    this.events = []
    this.own = []
    this.wrong = []
    this.refusal = null
    this.busy = false
    redrawOnChange(this, gameWords)
    redrawOnChange(this, allGameWords)
    redrawOnChange(this, { value: null, watch: (listener) => gatewayAt(this.server).guest.watch(listener) })
    offeredRules(this, {
      gate: () => (this.data === null ? null : this.#gate),
      of: () => 'everybody',
      take: (rules) => (this.own = rules),
    })
    // Only a signed-in person may see drafts. They are read again when the person changes, and not without one.
    runWhileConnected(
      this,
      () => `${this.server} ${this.#signedIn ? (this.#gate.guest.value?.name ?? '') : ''}`,
      () => {
        if (this.#signedIn) void this.#read()
        else Object.assign(this, { data: null, refusal: null })
        return () => undefined
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, schemeWords, deskWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const own = Object.hasOwn(schemeWords[this.locale], code)
      ? schemeWords[this.locale]
      : deskWords[this.locale]
    return Object.hasOwn(own, code) ? say(own, this.locale, code, args) : this.other(code, args)
  }

  get #gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }

  get #signedIn(): boolean {
    return this.#gate.guest.value?.refresh !== undefined
  }

  async #read(): Promise<void> {
    const answer = await client.openDesk(this.#gate)
    if ('refused' in answer) this.refusal = answer.refused
    else {
      // Opens an existing ranking first: people work on it every week, and create a new one once a season.
      if (this.data === null && this.ranking === '') this.ranking = answer.done.rankings[0]?.id ?? ''
      this.data = answer.done
    }
    await this.#readEvents()
  }

  /** Needed only by scheme forms. A person without the right to see events gets none. */
  readonly #readEvents = async (): Promise<void> => {
    const answer = await client.eventsLike(this.#gate, '')
    this.events = 'done' in answer ? answer.done.events : []
  }

  /** Events imported from a file are new to all forms, so they read again. */
  async #takenElsewhere(): Promise<void> {
    await this.#readEvents()
    this.renderRoot.querySelector('stolik-take-event')?.again()
  }

  readonly #act = async (act: client.Act): Promise<client.Done | null> => {
    this.busy = true
    const answer = await client.actOn(this.#gate, act)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    const ofForm = 'create' in act || 'scheme' in act
    this.wrong = ofForm && this.refusal?.code === 'BAD_SCHEME' ? this.refusal.problems : []
    // These problems are shown at their fields instead.
    if (this.wrong.length > 0) this.refusal = null
    if ('refused' in answer) return null
    if ('create' in act) this.ranking = act.create.ranking
    await this.#read()
    return answer.done
  }

  async #look(number: number): Promise<void> {
    const answer = await client.previewOf(this.#gate, this.ranking, number)
    this.refusal = 'refused' in answer ? answer.refused : null
    this.preview = 'done' in answer ? answer.done : null
  }

  protected override render(): unknown {
    return html`<div class="stack desk">
      <h2>${this.say('rankdesk.title')}</h2>
      ${this.#signedIn ? nothing : html`<p>${this.say('rankdesk.notYours')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${this.#signedIn ? this.#work() : nothing}
    </div>`
  }

  #work(): TemplateResult {
    const { data, refusal } = this
    if (data !== null)
      return html`${this.#refused()} ${this.#body(data)}
        <p><a href=${this.peopleHref}>${this.say('rankdesk.people')}</a></p>
        <p><a href="/club-rules">${this.say('rankdesk.rules')}</a></p>
        ${webhooksPart(this.say, { lang: this.lang, server: this.server })}`
    return refusal === null
      ? html`<p class="muted" role="status">${this.say('rankings.loading')}</p>`
      : html`${this.#refused()}
          <div>
            <button class="button" @click=${() => void this.#read()}>${this.say('ranking.again')}</button>
          </div>`
  }

  #body({ rankings, rankingPresets, games }: client.DeskData): TemplateResult {
    const ranking = rankings.find(({ id }) => id === this.ranking)
    const parts: DeskParts = { say: this.say, locale: this.locale, busy: this.busy, act: this.#act }
    const chosen = this.preset ?? rankingPresets[0]
    const scheming = (game: string) => ({
      profiles: games.find(({ id }) => id === game)?.profiles.map(({ id }) => id) ?? [],
      own: new Map(this.own.flatMap((one) => (one.game === game ? [[one.profile, one.name] as const] : []))),
      events: this.events,
      problems: this.wrong,
    })
    return html`<label
        ><span>${this.say('rankdesk.which')}</span>
        <select
          name="ranking"
          @change=${({ target }: Event) => {
            this.ranking = (target as HTMLSelectElement).value
            Object.assign(this, { preview: null, correcting: null, withdrawing: null, changing: false })
            Object.assign(this, { refusal: null, wrong: [] })
          }}
        >
          <option value="" ?selected=${ranking === undefined}>${this.say('rankdesk.new')}</option>
          ${rankings.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.ranking}>${name}</option>`)}
        </select></label
      >
      ${
        ranking !== undefined
          ? html`<stolik-take-event
                lang=${this.lang}
                server=${this.server}
                game=${ranking.game}
                ?region-needed=${readScheme(ranking.scheme).parts.every(({ regions }) => regions !== null)}
                .kinds=${kindsOf(ranking.scheme)}
                .regions=${[...new Set(readScheme(ranking.scheme).parts.flatMap(({ regions }) => regions ?? []))]}
                @stolik-taken=${this.#readEvents}
              ></stolik-take-event>
              ${importPart({
                ...{ say: this.say, lang: this.lang, server: this.server, game: ranking.game },
                profiles: scheming(ranking.game).profiles,
                taken: () => void this.#takenElsewhere(),
              })}
              ${editions({
                ...parts,
                ranking,
                preview: this.preview,
                correcting: this.correcting,
                withdrawing: this.withdrawing,
                look: (number) => void this.#look(number),
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
                  Object.assign(this, { changing, wrong: [] })
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
                  Object.assign(this, { preset, wrong: [] })
                },
              })
      }`
  }

  #refused(): unknown {
    return this.refusal === null ? nothing : refusedNote(this.refusal, { say: this.say, locale: this.locale })
  }
}

customElements.define('stolik-ranking-desk', StolikRankingDesk)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-ranking-desk': StolikRankingDesk
  }
}
