import { controls } from '@stolik/kit'
import { html, nothing, type TemplateResult } from 'lit'
import { running } from '../../follow.js'
import { forms } from '../../forms.styles.js'
import { gameName, isKnown } from '../../game-names.js'
import { gameSay } from '../game-words.js'
import { announce, formatsOf, newOp, type Refusal } from '../client/client.js'
import { noteKinds, type Format, type GameFormats, type Regulations } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { sent } from '../form.js'
import { field } from './parts.js'
import { categories, fresh, localTime, readRegulations } from './regulations.js'
import './sign-in.js'
import { deskStyles } from './desk.styles.js'

/** An event was announced. Cancel it to go on in another way than by its address. */
export class AnnouncedEvent extends CustomEvent<{ readonly event: string }> {
  static readonly type = 'stolik-announced'
  constructor(event: string) {
    super(AnnouncedEvent.type, { detail: { event }, bubbles: true, composed: true, cancelable: true })
  }
}

/**
 * Announces an event: from a preset of a game, changed where the organiser wants it otherwise.
 *
 * @element stolik-announce
 * @attr event-href - the address of an event's page with `{id}` in it
 * @fires stolik-announced - cancelable
 */
export class StolikAnnounce extends EventElement {
  static override styles = [controls, forms, eventStyles, deskStyles]
  static override properties = {
    ...EventElement.properties,
    eventHref: { attribute: 'event-href' },
    games: { state: true },
    from: { state: true },
    refusal: { state: true },
    busy: { state: true },
  }

  declare eventHref: string
  declare private games: readonly GameFormats[]
  /** The preset that is being changed. */
  declare private from: Regulations | null
  declare private refusal: Refusal | null
  declare private busy: boolean
  /** The same announcement sent twice is one. */
  #op = newOp()

  constructor() {
    super()
    this.eventHref = '/event/{id}'
    this.games = []
    this.from = null
    this.refusal = null
    this.busy = false
    running(
      this,
      () => this.gateway,
      () => {
        void this.#fetch()
        return () => undefined
      },
    )
  }

  async #fetch(): Promise<void> {
    const answer = await formatsOf(this.gate)
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return
    this.games = answer.done.filter(({ game, formats }) => isKnown(game) && formats.length > 0)
    const [first] = this.games
    const format = first?.formats[0]
    if (first !== undefined && format !== undefined) this.from = fresh(first.game, format)
  }

  protected override render(): unknown {
    const { from } = this
    return html`<div class="stack">
      <h2>${this.say('announce.title')}</h2>
      <stolik-sign-in lang=${this.lang} gateway=${this.gateway}></stolik-sign-in>
      ${from === null ? (this.refusal === null ? html`<p class="muted" role="status">${this.say('event.loading')}</p>` : this.refused(this.refusal)) : this.#form(from)}
    </div>`
  }

  #presets(from: Regulations): TemplateResult {
    const option = (game: string, format: Format): TemplateResult =>
      html`<option value=${format.id} ?selected=${game === from.game && format.id === from.format.id}>
        ${gameName(this.locale, game, format.profile).profile} ·
        ${gameSay(this.locale, game, `format.${format.id}`)}
      </option>`
    return html`<label
      ><span>${this.say('announce.preset')}</span>
      <select
        @change=${({ target }: Event) => {
          const chosen = (target as HTMLSelectElement).selectedOptions[0]
          const game = this.games.find((one) => one.game === chosen?.closest('optgroup')?.dataset['game'])
          const format = game?.formats.find(({ id }) => id === chosen?.value)
          if (game !== undefined && format !== undefined) this.from = { ...from, game: game.game, format }
        }}
      >
        ${this.games.map(
          ({ game, formats }) =>
            html`<optgroup label=${gameName(this.locale, game, '').game} data-game=${game}>
              ${formats.map((format) => option(game, format))}
            </optgroup>`,
        )}
      </select></label
    >`
  }

  #form(from: Regulations): TemplateResult {
    const { format } = from
    const [first] = format.series
    const say = (code: string): string => this.say(code)
    const asked = (name: string, more: Parameters<typeof field>[2] = {}): TemplateResult =>
      field(name, say(`announce.${name}`), more)
    const figure = (name: string, value: number | null): TemplateResult =>
      asked(name, { numeric: true, value: value === null ? '' : String(value) })
    const tick = (name: string, code: string, on = false): TemplateResult =>
      html`<label class="tick"><input type="checkbox" name=${name} ?checked=${on} /> ${say(code)}</label>`
    return html`<form class="stack" @submit=${(event: SubmitEvent) => void this.#submit(event, from)}>
      <section class="panel stack">
        ${this.#presets(from)}
        <div class="fields">
          ${asked('name', { required: true })} ${asked('organiser', { required: true })} ${asked('place')}
          <label
            ><span>${say('announce.starts')}</span
            ><input
              type="datetime-local"
              name="starts"
              required
              .defaultValue=${from.starts === 0 ? '' : localTime(from.starts)}
          /></label>
          <label
            ><span>${say('announce.mode')}</span>
            <select name="mode">
              ${(['HALL', 'ONLINE', 'MIXED'] as const).map((mode) => html`<option value=${mode}>${say(`mode.${mode}`)}</option>`)}
            </select></label
          >
        </div>
        ${tick('open', 'announce.open', from.open)}
      </section>
      <section class="panel stack">
        <h3>${say('announce.play')}</h3>
        <div class="fields">
          ${figure('seriesCount', format.series.length)} ${figure('rounds', first?.rounds ?? null)}
          ${figure('minutes', first?.minutes ?? null)}
          ${
            format.chairs.length < 2
              ? nothing
              : html`<label
                  ><span>${say('announce.chairs')}</span>
                  <select name="chairs">
                    ${format.chairs.map((chairs) => html`<option value=${chairs}>${chairs}</option>`)}
                  </select></label
                >`
          }
          ${figure('capacity', null)} ${figure('protestMinutes', from.protestMinutes)}
        </div>
        ${tick(
          'byStanding',
          'announce.byStanding',
          format.series.some(({ draw }) => draw === 'STANDING'),
        )}
      </section>
      <details class="panel">
        <summary>${say('announce.moneyAndPrizes')}</summary>
        <div class="stack">
          <div class="fields">
            ${figure('fee', null)} ${asked('currency', { value: 'PLN' })}
            ${asked('feeUse', { value: say('usual.feeUse') })}
          </div>
          <label><span>${say('announce.prizes')}</span><textarea name="prizes"></textarea></label>
        </div>
      </details>
      <details class="panel">
        <summary>${say('announce.groups')}</summary>
        <div class="stack">
          <div class="fields">
            ${figure('teamSize', null)} ${figure('counting', null)} ${figure('substitutes', null)}
          </div>
          ${categories.map((category) => tick(`category.${category}`, `category.${category}`))}
          <div class="fields">${figure('juniorFrom', null)} ${figure('seniorUntil', null)}</div>
        </div>
      </details>
      <details class="panel">
        <summary>${say('announce.notes')}</summary>
        <div class="stack">
          ${noteKinds.map(
            (kind) =>
              html`<label
                ><span>${say(`rules.${kind}`)}</span
                ><textarea
                  name=${kind}
                  .defaultValue=${kind === 'other' ? '' : say(`usual.${kind}`)}
                ></textarea>
              </label>`,
          )}
        </div>
      </details>
      ${this.refused(this.refusal)}
      <button class="button primary" style="justify-self: start" ?disabled=${this.busy}>
        ${say('announce.send')}
      </button>
    </form>`
  }

  async #submit(event: SubmitEvent, from: Regulations): Promise<void> {
    const form = sent(event)
    const regulations = form === null ? null : readRegulations(form.data, from)
    if (this.busy || regulations === null) return
    this.busy = true
    const answer = await announce(this.gate, this.#op, regulations)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      // What is mended is another announcement.
      this.#op = newOp()
      return
    }
    const href = `${this.eventHref.replace('{id}', encodeURIComponent(answer.done.event))}/desk`
    if (this.dispatchEvent(new AnnouncedEvent(answer.done.event))) location.assign(href)
  }
}

customElements.define('stolik-announce', StolikAnnounce)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-announce': StolikAnnounce
  }
}
