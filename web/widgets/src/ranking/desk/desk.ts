import { controls } from '@stolik/kit'
import { say, type Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { gatewayAt } from '../../client/gateway.js'
import { allGameWords } from '../../event/game-words.js'
import '../../event/desk/sign-in.js'
import { follow, running } from '../../follow.js'
import { gameWords } from '../../game-names.js'
import { deskWords } from '../../words/ranking/desk/index.js'
import { RankingPage } from '../pages/element.js'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '../ranking.styles.js'
import * as client from './client.js'
import { editions } from './editions.js'
import { newRanking } from './new-ranking.js'
import type { DeskParts } from './parts.js'
import { takeEvent, type Asked, type Unmatched } from './take-event.js'
import { webhooksPart } from './webhooks-part.js'

/**
 * The association's desk: rankings from presets, events taken into them, and editions on their way to the public.
 *
 * @element stolik-ranking-desk
 */
export class StolikRankingDesk extends RankingPage {
  static override styles = [controls, rankingStyles, pageStyles]
  static override properties = {
    ...RankingPage.properties,
    data: { state: true },
    preset: { state: true },
    preview: { state: true },
    correcting: { state: true },
    asked: { state: true },
    unmatched: { state: true },
    taken: { state: true },
    refusal: { state: true },
    busy: { state: true },
  }

  declare private data: client.DeskData | null
  declare private preset: client.Preset | null
  declare private preview: client.Preview | null
  declare private correcting: number | null
  declare private asked: Asked | null
  declare private unmatched: readonly Unmatched[]
  /** An event was taken just now. */
  declare private taken: boolean
  declare private refusal: client.Refusal | null
  declare private busy: boolean

  constructor() {
    super()
    this.data = null
    this.preset = null
    this.preview = null
    this.correcting = null
    this.asked = null
    this.unmatched = []
    this.taken = false
    this.refusal = null
    this.busy = false
    follow(this, gameWords)
    follow(this, allGameWords)
    follow(this, { value: null, watch: (listener) => gatewayAt(this.server).guest.watch(listener) })
    // Drafts are for who is signed in, so it is read again for somebody else.
    running(
      this,
      () => `${this.server} ${gatewayAt(this.server).guest.value?.name ?? ''}`,
      () => {
        void this.#read()
        return () => undefined
      },
    )
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const own = deskWords[this.locale]
    return Object.hasOwn(own, code) ? say(own, this.locale, code, args) : this.other(code, args)
  }

  get #gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }

  async #read(): Promise<void> {
    const answer = await client.openDesk(this.#gate)
    if ('refused' in answer) this.refusal = answer.refused
    else this.data = answer.done
  }

  async #order(act: client.Act): Promise<client.Answer<client.Done>> {
    this.busy = true
    this.taken = false
    const answer = await client.actOn(this.#gate, act)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    return answer
  }

  readonly #act = async (act: client.Act): Promise<client.Done | null> => {
    const answer = await this.#order(act)
    if ('refused' in answer) return null
    if ('create' in act) this.ranking = act.create.ranking
    await this.#read()
    return answer.done
  }

  readonly #take = async (asked: Asked, decisions: readonly client.Decision[]): Promise<void> => {
    const answer = await this.#order({ event: { ...asked, decisions } })
    this.asked = asked
    this.taken = 'done' in answer
    const problems = 'refused' in answer && answer.refused.code === 'UNMATCHED' ? answer.refused.problems : []
    this.unmatched = await Promise.all(
      problems.map(async (problem) => {
        const name = String(problem.args['name'] ?? '')
        const found = await client.peopleLike(this.#gate, name)
        return {
          ...{ problem, name, key: String(problem.args['key'] ?? '') },
          people: 'done' in found ? found.done.people : [],
        }
      }),
    )
  }

  async #look(number: number): Promise<void> {
    const answer = await client.previewOf(this.#gate, this.ranking, number)
    this.refusal = 'refused' in answer ? answer.refused : null
    this.preview = 'done' in answer ? answer.done : null
  }

  protected override draw(): unknown {
    const { data } = this
    return html`<div class="stack">
      <h2>${this.say('rankdesk.title')}</h2>
      <stolik-sign-in lang=${this.lang} gateway=${this.server}></stolik-sign-in>
      ${this.#refused()}
      ${this.taken ? html`<p class="note" role="status">${this.say('rankdesk.taken')}</p>` : nothing}
      ${
        data === null
          ? this.refusal === null
            ? html`<p class="muted" role="status">${this.say('rankings.loading')}</p>`
            : html`<div>
                <button class="button" @click=${() => void this.#read()}>${this.say('ranking.again')}</button>
              </div>`
          : this.#body(data)
      }
      ${data === null ? nothing : webhooksPart(this.say, { lang: this.lang, server: this.server })}
    </div>`
  }

  #body({ rankings, rankingPresets }: client.DeskData): TemplateResult {
    const ranking = rankings.find(({ id }) => id === this.ranking)
    const parts: DeskParts = { say: this.say, locale: this.locale, busy: this.busy, act: this.#act }
    const chosen = this.preset ?? rankingPresets[0]
    return html`<label
        ><span>${this.say('rankdesk.which')}</span>
        <select
          name="ranking"
          @change=${({ target }: Event) => {
            this.ranking = (target as HTMLSelectElement).value
            Object.assign(this, { preview: null, correcting: null, refusal: null, taken: false })
          }}
        >
          <option value="" ?selected=${ranking === undefined}>${this.say('rankdesk.new')}</option>
          ${rankings.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.ranking}>${name}</option>`)}
        </select></label
      >
      ${
        ranking !== undefined
          ? html`${takeEvent({ ...parts, unmatched: this.unmatched, asked: this.asked, take: this.#take })}
            ${editions({
              ...parts,
              ranking,
              preview: this.preview,
              correcting: this.correcting,
              look: (number) => void this.#look(number),
              correct: (number) => {
                this.correcting = number
              },
            })}`
          : chosen === undefined
            ? nothing
            : newRanking({
                ...parts,
                presets: rankingPresets,
                chosen,
                choose: (preset) => {
                  this.preset = preset
                },
              })
      }`
  }

  /** What was refused, in words; what there are none for, as the gateway says it. */
  #refused(): unknown {
    const { refusal } = this
    // Who is asked who somebody is has been told enough.
    if (refusal === null || refusal.code === 'UNMATCHED') return nothing
    const words = ({ code, args, message }: client.Told): string => {
      const known = `rankdesk.refused.${code}`
      const said = this.say(known, args)
      return said === known ? message : said
    }
    return html`<div class="note" role="alert">
      <p>${words(refusal)}</p>
      ${
        refusal.problems.length === 0
          ? nothing
          : html`<ul>
              ${refusal.problems.map((problem) => html`<li>${words(problem)}</li>`)}
            </ul>`
      }
    </div>`
  }
}

customElements.define('stolik-ranking-desk', StolikRankingDesk)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-ranking-desk': StolikRankingDesk
  }
}
