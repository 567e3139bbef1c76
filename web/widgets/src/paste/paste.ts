import { localeNames, locales, say, type Arg, type Locale } from '@stolik/core'
import { choices, controls } from '@stolik/kit'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues } from 'lit'
import { StolikElement } from '../element.js'
import { running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { themes } from '../prefs.js'
import { pasteWords } from '../words/paste/index.js'
import { copyable, copyStyles } from './copyable.js'
import { kinds, type Kind } from './kinds.js'
import { policyLine, framePolicyLine, type Pinned, type Wanted } from './lines.js'
import { pasteStyles } from './paste.styles.js'
import { showPreview } from './preview.js'
import { pinnedAt, thingsOf, type Things } from './things.js'
import { ways, written, type Way } from './ways.js'

/**
 * For whoever makes a club's page: choose what is to stand there, see it, copy the lines.
 *
 * @element stolik-paste
 * @attr server - base address of the gateway; default: where the page came from
 * @attr lang - one of our languages
 * @attr theme - light or dark; default: as the system has it
 * @attr look-href - the page where colours and cards are chosen
 */
export class StolikPaste extends StolikElement {
  static override styles = [controls, forms, copyStyles, pasteStyles]
  static override properties = {
    ...StolikElement.properties,
    lookHref: { attribute: 'look-href' },
    kind: { state: true },
    of: { state: true },
    language: { state: true },
    colours: { state: true },
    way: { state: true },
    things: { state: true },
    pinned: { state: true },
    copied: { state: true },
  }

  declare lookHref: string | null
  declare private kind: Kind
  declare private of: string
  declare private language: Locale | ''
  declare private colours: (typeof themes)[number]
  declare private way: Way
  /** Null while they are coming, undefined when they did not come. */
  declare private things: Things | null | undefined
  declare private pinned: Pinned | null | undefined
  /** Which lines were copied, and whether that could be done. */
  declare private copied: { readonly text: string; readonly done: boolean } | null

  constructor() {
    super()
    this.lookHref = null
    this.kind = kinds[0] as Kind
    this.of = ''
    this.language = ''
    this.colours = 'auto'
    this.way = 'html'
    this.things = null
    this.pinned = null
    this.copied = null
    running(
      this,
      () => this.place,
      () => {
        void this.#fetch()
        return () => undefined
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, pasteWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return code.startsWith('paste.')
      ? say(pasteWords[this.locale], this.locale, code, args)
      : super.say(code, args)
  }

  get #origin(): string {
    return new URL(this.server === '' ? '/' : this.server, location.href).href.replace(/\/$/, '')
  }

  async #fetch(): Promise<void> {
    this.things = null
    const [things, pinned] = await Promise.all([thingsOf(this.gate), pinnedAt(this.#origin)])
    this.things = things
    this.pinned = pinned
  }

  /** What is chosen; null as long as it is not known which event, ranking or table it is. */
  get #wanted(): Wanted | null {
    const { kind, things, language: lang, colours } = this
    const theme = colours === 'auto' ? '' : colours
    const title = this.say(`paste.kind.${kind.name}`)
    if (kind.of === undefined) return { kind, of: '', title, lang, theme }
    const list = things?.[kind.of] ?? []
    const thing = list.find(({ id }) => id === this.of) ?? list[0]
    return thing === undefined ? null : { kind, of: thing.id, title: thing.title, lang, theme }
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    showPreview(this, this.#wanted)
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const wanted = this.#wanted
    return html`<section class="asking">
        <h2>${this.say('paste.what')}</h2>
        ${choices(
          'kind',
          this.say('paste.element'),
          kinds.map((kind) => ({ value: kind.name, label: this.say(`paste.kind.${kind.name}`) })),
          this.kind.name,
          (name) => {
            this.kind = kinds.find((kind) => kind.name === name) ?? this.kind
            this.of = ''
          },
        )}
        ${this.#which()} ${this.#more()}
      </section>
      <section>
        <h2>${this.say('paste.preview')}</h2>
        <div class="preview" ?hidden=${wanted === null}><slot></slot></div>
        ${wanted === null ? html`<p class="panel">${this.say('paste.choose')}</p>` : nothing}
      </section>
      <section>
        <h2>${this.say('paste.lines')}</h2>
        ${wanted === null ? html`<p class="muted">${this.say('paste.choose')}</p>` : this.#lines(wanted)}
      </section>`
  }

  #which(): unknown {
    const { kind, things } = this
    if (kind.of === undefined) return nothing
    if (things === null) return html`<p class="muted" role="status">${this.say('paste.loading')}</p>`
    if (things === undefined)
      return html`<p class="refusal" role="alert">${this.say('paste.away')}</p>
        <button class="button fit" @click=${() => void this.#fetch()}>${this.say('paste.again')}</button>`
    const list = things[kind.of]
    if (list.length === 0) return html`<p class="panel">${this.say(`paste.none.${kind.of}`)}</p>`
    const chosen = list.find(({ id }) => id === this.of)?.id ?? list[0]?.id
    return html`<label class="field"
      >${this.say(`paste.which.${kind.of}`)}
      <select
        @change=${({ target }: Event) => {
          if (target instanceof HTMLSelectElement) this.of = target.value
        }}
      >
        ${list.map(({ id, title }) => html`<option value=${id} ?selected=${id === chosen}>${title}</option>`)}
      </select>
    </label>`
  }

  #more(): unknown {
    return html`<div class="pair">
      <div>
        <label class="field"
          >${this.say('settings.language')}
          <select
            aria-describedby="own"
            @change=${({ target }: Event) => {
              if (target instanceof HTMLSelectElement)
                this.language = locales.find((locale) => locale === target.value) ?? ''
            }}
          >
            <option value="">${this.say('paste.pageLanguage')}</option>
            ${locales.map((locale) => html`<option value=${locale} lang=${locale}>${localeNames[locale]}</option>`)}
          </select>
        </label>
        <p class="muted small" id="own">${this.say('paste.own')}</p>
      </div>
      ${choices(
        'colours',
        this.say('settings.theme'),
        themes.map((value) => ({ value, label: this.say(`settings.theme.${value}`) })),
        this.colours,
        (colours) => {
          this.colours = colours
        },
      )}
    </div>`
  }

  #lines(wanted: Wanted): unknown {
    const origin = this.#origin
    const { copied, way } = this
    const block = (text: string): unknown =>
      copyable({
        text,
        state: copied?.text !== text ? 'not yet' : copied.done ? 'done' : 'failed',
        say: (code) => this.say(code),
        copy: () => void this.#copy(text),
      })
    return html`${choices(
        'way',
        this.say('paste.way'),
        ways.map((value) => ({ value, label: this.say(`paste.way.${value}`) })),
        way,
        (chosen) => {
          this.way = chosen
        },
      )}
      ${written({ way, wanted, origin, pinned: this.pinned, say: (code, args) => this.say(code, args), block })}
      ${this.lookHref === null ? nothing : html`<p><a href=${this.lookHref}>${this.say('paste.look')}</a></p>`}
      <details>
        <summary>${this.say('paste.trouble')}</summary>
        <p>${this.say('paste.policy')}</p>
        ${block(way === 'frame' ? framePolicyLine(origin) : policyLine(origin))}
        ${way === 'frame' ? nothing : html`<p class="muted">${this.say('paste.wss')}</p>`}
      </details>`
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.copied = { text, done: true }
    } catch {
      // Not allowed, or a page without https: the lines can still be marked by hand.
      this.copied = { text, done: false }
    }
  }
}

customElements.define('stolik-paste', StolikPaste)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-paste': StolikPaste
  }
}
