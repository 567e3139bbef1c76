import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { forAnotherTime } from '@stolik/contract/event/regulations-file'
import { html, nothing, type TemplateResult } from 'lit'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { gameName, isKnown } from '@stolik/elements/element/game-names'
import { keptName } from '@stolik/elements/rule-sets/kept-name'
import { offeredRules } from '@stolik/elements/rule-sets/offered'
import { AnnouncedEvent } from './announced-event.js'
import { gameChoice } from './game-choice.js'
import { withOwnRules, type OwnFormats } from './own-rules.js'
import { announce, formatsOf, newOp, regulationsOf, type Refusal } from '@stolik/elements/event/client/client'
import { dayTime } from '@stolik/elements/event/format'
import type { Format, GameFormats, Regulations } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import './regulations/form.js'
import type { RegulationsEvent, StolikRegulationsForm } from './regulations/form.js'
import { initialRegulations } from './regulations/model.js'
import { button, folded } from '../form/buttons.js'
import { sameWeekday } from './same-weekday.js'

import '@stolik/elements/account/sign-in'
import '../owner/ask-right.js'
import { rightOf, type Right } from '../owner/client.js'
import { deskStyles } from './desk.styles.js'
import { askAgain } from '../site/ask-again.js'
import { whenConnected } from '../site/when-connected.js'

/**
 * Announces an event: from a preset of a game, an earlier event or a file, changed where the organiser wants.
 *
 * @element stolik-announce
 * @attr event - id of an earlier event whose regulations are taken over, except its dates
 * @attr event-href - the address of an event's page with `{id}` in it
 * @fires stolik-announced - the event was announced; cancelable
 */
export class StolikAnnounce extends declares(DeskElement, {
  eventHref: attribute('event-href', '/event/{id}'),
  games: state<readonly GameFormats[]>([]),
  /** The names of clubs' own rules, by game and profile. */
  names: state<OwnFormats['names']>(new Map()),
  /** The preset that is being changed. */
  from: state<Regulations | null>(null),
  /** The name of the event, or of the file, that the regulations were taken from; null if from a preset alone. */
  taken: state<string | null>(null),
  /** When the event of before began; null where there is none. */
  takenStart: state<number | null>(null),
  /** Why the file cannot be taken, in words. */
  trouble: state<string | null>(null),
  refusal: state<Refusal | null>(null),
  busy: state(false),
  /** What the account may do; undefined until that is known, null if it cannot be known. */
  right: state<Right | null | undefined>(undefined),
}) {
  static override styles = [controls, forms, eventStyles, deskStyles]
  /** The idempotency key: the same announcement sent twice counts once. */
  #op = newOp()

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.place === null ? null : (this.gate.guest.value?.token ?? null)),
      () => {
        void rightOf(this.gate).then((answer) => {
          this.right = 'done' in answer ? answer.done : null
        })
        return () => {
          this.right = undefined
        }
      },
    )
    // The owner may give the right while somebody waits for it here.
    askAgain(
      this,
      () => this.right?.mayAnnounce === false,
      async () => {
        const answer = await rightOf(this.gate)
        if ('done' in answer && this.right?.mayAnnounce === false) this.right = answer.done
      },
    )
    whenConnected(
      this,
      () => this.server,
      () => this.#fetch(),
    )
    offeredRules(this, {
      gate: () => (this.place === null || this.games.length === 0 ? null : this.gate),
      of: () => ({ club: null }),
      take: (rules) => Object.assign(this, withOwnRules(rules, this.games)),
    })
  }

  async #fetch(): Promise<void> {
    const { gate, event } = this
    const [answer, earlier] = await Promise.all([
      formatsOf(gate),
      event === '' ? null : regulationsOf(gate, event),
    ])
    const trouble = earlier !== null && 'refused' in earlier ? earlier.refused : null
    this.refusal = 'refused' in answer ? answer.refused : trouble
    if ('refused' in answer) return
    this.games = answer.done.filter(({ game, formats }) => isKnown(game) && formats.length > 0)
    if (earlier !== null && 'done' in earlier) {
      const { regulations } = earlier.done
      this.from = forAnotherTime(regulations)
      this.taken = regulations.name
      this.takenStart = regulations.starts
      return
    }
    const [first] = this.games
    const format = first?.formats[0]
    if (first !== undefined && format !== undefined)
      this.from = initialRegulations(this.locale, first.game, format)
  }

  protected override render(): unknown {
    const signIn = html`<stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>`
    const ask = html`<stolik-ask-right
      lang=${this.lang}
      server=${this.server}
      .request=${this.right?.request ?? null}
    ></stolik-ask-right>`
    const signed = this.gate.guest.value?.refresh !== undefined
    return html`<div class="stack">
      <h2>${this.say('announce.title')}</h2>
      ${signed ? [signIn, this.right?.mayAnnounce === false ? ask : this.#announcing()] : [ask, signIn]}
    </div>`
  }

  /** Waits until the right is known, so that people who cannot announce yet are told before the form, not after it. */
  #announcing(): unknown {
    const { from } = this
    if (this.right !== undefined && from !== null) return this.#form(from)
    return this.refusal === null
      ? html`<p class="muted" role="status">${this.say('event.loading')}</p>`
      : this.refused(this.refusal)
  }

  #presets(from: Regulations): TemplateResult {
    const { games, locale } = this
    const option = (game: string, format: Format): TemplateResult => {
      const { profile } = gameName(locale, game, format.profile)
      const name = this.names.get(`${game} ${format.profile}`)
      const isChosen =
        this.taken === null &&
        game === from.game &&
        format.id === from.format.id &&
        format.profile === from.format.profile
      return html`<option value="${game} ${format.profile} ${format.id}" ?selected=${isChosen}>
        ${name === undefined ? profile : keptName(name, profile)} ·
        ${gameChoice(locale, game, `format.${format.id}`)}
      </option>`
    }
    return html`<label
      ><span>${this.say('announce.preset')}</span>
      <select
        @change=${({ target }: Event) => {
          const [game = '', profile, id] = (target as HTMLSelectElement).value.split(' ')
          const formats = games.find((one) => one.game === game)?.formats ?? []
          const format = formats.find((one) => one.profile === profile && one.id === id)
          if (format !== undefined) this.from = { ...from, game, format }
        }}
      >
        ${
          this.taken === null
            ? nothing
            : html`<option selected disabled>${this.say('announce.taken', { name: this.taken })}</option>`
        }
        ${games.map(
          ({ game, formats }) =>
            html`<optgroup label=${gameName(locale, game, '').game}>
              ${formats.map((format) => option(game, format))}
            </optgroup>`,
        )}
      </select></label
    >`
  }

  #form(from: Regulations): TemplateResult {
    return html`${this.#presets(from)}
      ${this.taken === null || this.event === '' ? nothing : this.#taken(from)}
      ${folded(this.say('announce.file'), this.#file())} ${this.#bringing()}
      <stolik-regulations-form
        lang=${this.lang}
        server=${this.server}
        .from=${from}
        ?busy=${this.busy}
        @stolik-regulations=${({ detail }: RegulationsEvent) => void this.#announce(detail.regulations)}
        >${this.refused(this.refusal)}</stolik-regulations-form
      >`
  }

  /** What is taken over, and the likeliest date: whoever takes that can announce at once. */
  #taken({ mode }: Regulations): TemplateResult {
    const { takenStart, locale } = this
    const next = takenStart === null ? null : sameWeekday(takenStart, Date.now(), mode)
    const time = next === null ? '' : dayTime(next, locale, mode)
    return html`<p class="muted">${this.say('announce.takenHow')}</p>
      ${next === null ? nothing : html`<div class="row">${button(this.say('announce.sameWeekday', { time }), () => this.#formOf()?.begin(next))}</div>`}`
  }

  #formOf(): StolikRegulationsForm | null {
    return this.renderRoot.querySelector('stolik-regulations-form')
  }

  /** An event that was begun without this gateway. Its code loads when it is opened. */
  #bringing(): TemplateResult {
    return html`<details
      @toggle=${({ target }: Event) => {
        if ((target as HTMLDetailsElement).open) void import('./hand-over/bring.js').catch(() => undefined)
      }}
    >
      <summary>${this.say('bring.title')}</summary>
      <stolik-bring-event
        lang=${this.lang}
        server=${this.server}
        event-href=${this.eventHref}
      ></stolik-bring-event>
    </details>`
  }

  #file(): TemplateResult {
    return html`<div class="stack">
      <p class="muted">${this.say('announce.fileHow')}</p>
      <label
        ><span>${this.say('announce.fileTake')}</span
        ><input
          type="file"
          accept=".json,application/json"
          @change=${({ target }: Event) => void this.#take(target as HTMLInputElement)}
      /></label>
      <p role="status" class=${this.trouble === null ? 'muted' : 'refusal'}>${this.trouble ?? ''}</p>
    </div>`
  }

  async #take(chosen: HTMLInputElement): Promise<void> {
    const file = chosen.files?.[0]
    if (file === undefined) return
    const [{ readRegulations }, text] = await Promise.all([import('./regulations/file.js'), file.text()])
    // Meanwhile somebody may have chosen another file.
    if (chosen.files?.[0] !== file) return
    const taken = readRegulations(text, this.games, this.locale)
    this.trouble = 'bad' in taken ? this.say(`announce.file.${taken.bad}`, { what: taken.what }) : null
    if ('bad' in taken) return
    this.from = taken.regulations
    this.taken = file.name
    this.takenStart = null
    await this.updateComplete
    const form = this.#formOf()
    await form?.updateComplete
    // What was typed before is replaced by the file.
    form?.reset()
  }

  async #announce(regulations: Regulations): Promise<void> {
    this.busy = true
    const answer = await announce(this.gate, this.#op, regulations)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      // A corrected form is a new announcement.
      this.#op = newOp()
      return
    }
    const href = `${this.eventHref.replace('{id}', encodeURIComponent(answer.done.event))}/desk`
    if (this.dispatchEvent(new AnnouncedEvent(answer.done.event))) location.assign(href)
  }
}

customElements.define('stolik-announce', StolikAnnounce)
