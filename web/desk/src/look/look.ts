import { say, type Arg } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { rangeStyles } from '@stolik/kit/range'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues } from 'lit'
import { StolikElement } from '@stolik/elements/element/element'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { copyable, copyStyles } from '../paste/copyable.js'
import { copyText } from '../form/buttons.js'
import { thingsOf } from '../paste/things.js'
import { prefs } from '@stolik/elements/base/prefs'
import { lookWords } from '../words/look/index.js'
import { pasteWords } from '../words/paste/index.js'
import { addressOf, readLook } from './address.js'
import { choicesPart } from './choices-part.js'
import { typedOf } from './font-field.js'
import { cssLines, usualLook, type Look } from './lines.js'
import { lookStyles } from './look.styles.js'
import type { Shade } from './palette.js'
import { sampled } from './sample.js'
import { modes, type StageLook, stageIn, type Stage } from './stage.js'
import { button } from '../form/buttons.js'
import { whenConnected } from '../site/when-connected.js'

/**
 * The editor of a club's look: colours, corners, font and cards, shown at once on a real table. It warns of unreadable text and
 * gives the lines to paste. The address of the page holds the look, so that it can be reopened and sent.
 *
 * @element stolik-look
 * @attr server - base address of the gateway; default: the origin of the page
 * @attr lang - one of our languages
 * @attr theme - light or dark; default: the system's setting
 */
export class StolikLook extends declares(StolikElement, {
  look: state(usualLook),
  /** The theme whose colours are being chosen. */
  shade: state<Shade>('light'),
  mode: state<StageLook['mode']>('light'),
  /** The typed font families; null = a font of the list. */
  own: state<string | null>(null),
  game: state(sampled[0] ?? ''),
  failed: state(false),
  copied: state<boolean | null>(null),
}) {
  static override styles = [controls, forms, rangeStyles, copyStyles, lookStyles]

  #stage: Stage | null = null
  #played = ''

  constructor() {
    super()
    this.#read()
    redrawOnChange(this, gameWords)
    whenConnected(
      this,
      () => this.place,
      () => this.#rank(),
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, lookWords, pasteWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const { locale } = this
    if (code.startsWith('look.')) return say(lookWords[locale], locale, code, args)
    return code.startsWith('paste.') ? say(pasteWords[locale], locale, code, args) : super.say(code, args)
  }

  get #onStage(): Stage {
    return (this.#stage ??= stageIn(this))
  }

  async #rank(): Promise<void> {
    const ranking = (await thingsOf(this.gate))?.ranking[0]
    if (ranking !== undefined) this.#onStage.rank(this.server, ranking.id)
  }

  async #play(): Promise<void> {
    const { game, locale } = this
    this.#played = `${game} ${locale}`
    try {
      await this.#onStage.play(game, locale)
      this.failed = false
    } catch {
      this.#played = ''
      this.failed = true
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    this.#onStage.show({ look: this.look, mode: this.mode, shade: this.shade }, this.locale)
    if (this.#played !== `${this.game} ${this.locale}` && !this.failed) void this.#play()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('hashchange', this.#linked)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('hashchange', this.#linked)
  }

  readonly #linked = (): void => {
    this.#read()
    this.copied = null
  }

  #read(): void {
    this.look = readLook(location.href)
    this.own = typedOf(this.look.font)
  }

  /** Browsers limit how often an address may change, so a slider stores its value only on release. */
  #note = (): void => {
    history.replaceState(history.state, '', addressOf(location.href, this.look))
  }

  #change(change: Partial<Look>): void {
    this.look = { ...this.look, ...change }
    this.copied = null
  }

  protected override render(): unknown {
    return html`<div class="both">
        <div class="asking" @change=${this.#note}>${this.#choices()}</div>
        <section>
          <div class="shown">
            <h2>${this.say('look.result')}</h2>
            ${this.#modes()} ${this.failed ? this.#away() : nothing}
            <div class="stage"><slot></slot></div>
            ${
              prefs.value.theme === 'auto'
                ? nothing
                : html`<p class="muted small">${this.say('look.ownChoice')}</p>`
            }
          </div>
        </section>
      </div>
      <section>
        <h2>${this.say('look.lines')}</h2>
        ${this.#lines()}
      </section>`
  }

  #away(): unknown {
    return html`<p class="refusal" role="alert">${this.say('look.away')}</p>
      ${button(
        this.say('paste.again'),
        () => {
          this.failed = false
        },
        { look: 'button fit' },
      )}`
  }

  #modes(): unknown {
    return html`${choices(
      'mode',
      this.say('look.mode'),
      modes.map((value) => ({ value, label: this.say(`look.mode.${value}`) })),
      this.mode,
      (mode) => {
        this.mode = mode
        if (mode !== 'contrast') this.shade = mode
      },
    )}
    ${
      sampled.length < 2
        ? nothing
        : choices(
            'game',
            this.say('new.game'),
            sampled.map((value) => ({ value, label: gameName(this.locale, value, '').game })),
            this.game,
            (game) => {
              this.game = game
            },
          )
    }`
  }

  #choices(): unknown {
    const { look, shade, own, locale } = this
    return choicesPart({
      look,
      shade,
      own,
      locale,
      say: (code, args) => this.say(code, args),
      change: (change) => this.#change(change),
      choose: (chosen) => {
        this.shade = chosen
        this.mode = chosen
      },
      type: (text) => {
        this.own = text
      },
      reset: () => {
        this.own = null
        this.#change(usualLook)
        this.#note()
      },
    })
  }

  #lines(): unknown {
    const text = cssLines(this.look)
    if (text === '') return html`<p class="panel">${this.say('look.plain')}</p>`
    return html`<p>${this.say('look.where')}</p>
      ${copyable({
        text,
        done: this.copied,
        say: (code) => this.say(code),
        copy: () => void copyText(text).then((done) => (this.copied = done)),
      })}
      <p class="muted">${this.say('look.kept')}</p>`
  }
}

customElements.define('stolik-look', StolikLook)
