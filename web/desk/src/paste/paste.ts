import { say, type Arg, type Locale } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues } from 'lit'
import { StolikElement } from '@stolik/elements/element/element'
import { forms } from '@stolik/elements/base/forms.styles'
import type { themes } from '@stolik/elements/base/prefs'
import { siteCheck } from '../site/site-check.js'
import { ownerWords } from '../words/owner/index.js'
import { pasteWords } from '../words/paste/index.js'
import { copyable, copyStyles } from './copyable.js'
import { copyText } from '../form/buttons.js'
import { kinds, type Kind } from './kinds.js'
import { policyLine, framePolicyLine, type EmbedChoice } from './lines.js'
import { morePart, ways, embedCode, type Way, showPreview } from './ways.js'
import { offeredThings } from './offered.js'
import { pasteStyles } from './paste.styles.js'
import { checkPart } from './check.js'
import { chosenIn, noChoice, thingOf, whichPart, type Choice, type ChoiceState } from './which.js'

/**
 * For authors of a club's page: choose an element, see it, copy its lines.
 *
 * @element stolik-paste
 * @attr server - base address of the gateway; default: the origin of the page
 * @attr lang - one of our languages
 * @attr theme - light or dark; default: the system's setting
 * @attr look-href - the address of the page for choosing colours and cards
 */
export class StolikPaste extends declares(StolikElement, {
  lookHref: attribute<string | null>('look-href', null),
  kind: state<Kind>(kinds[0] as Kind),
  choice: state<Choice>(noChoice),
  language: state<Locale | ''>(''),
  colours: state<(typeof themes)[number]>('auto'),
  way: state<Way>('html'),
  /** The copied lines, and whether copying worked. */
  copied: state<{ readonly text: string; readonly done: boolean } | null>(null),
}) {
  static override styles = [controls, forms, copyStyles, pasteStyles]

  readonly #offered = offeredThings(this, {
    place: () => this.place,
    gate: () => this.gate,
    server: () => this.server,
    origin: () => this.#origin,
    ranking: () => (this.kind.part === 'person' ? (thingOf(this.#which)?.id ?? '') : null),
  })

  readonly #site = siteCheck(this, () => this.place)

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, pasteWords, ownerWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return code.startsWith('paste.')
      ? say(pasteWords[this.locale], this.locale, code, args)
      : super.say(code, args)
  }

  get #origin(): string {
    return new URL(this.server === '' ? '/' : this.server, location.href).href.replace(/\/$/, '')
  }

  get #which(): ChoiceState {
    const { things, players } = this.#offered
    return { kind: this.kind, things, players, ...this.choice, origin: this.#origin }
  }

  /** The current choice; null as long as no event, ranking or table is chosen. */
  get #wanted(): EmbedChoice | null {
    const { kind, language: lang, colours } = this
    const common = { kind, lang, theme: colours === 'auto' ? ('' as const) : colours }
    const title = this.say(`paste.kind.${kind.name}`)
    if (kind.of === undefined) return { ...common, of: '', part: '', at: '', title }
    const chosen = chosenIn(this.#which)
    return chosen === null ? null : { ...common, ...chosen, title: chosen.title || title }
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
            this.choice = noChoice
          },
        )}
        ${whichPart(this.#which, {
          say: (code, args) => this.say(code, args),
          choose: (change) => {
            this.choice = { ...this.choice, ...change }
          },
          again: () => this.#offered.again(),
        })}
        ${this.#more()}
      </section>
      <section>
        <h2>${this.say('paste.preview')}</h2>
        <div class="preview" ?hidden=${wanted === null}><slot></slot></div>
        ${wanted === null ? html`<p class="panel">${this.say('paste.choose')}</p>` : nothing}
      </section>
      ${checkPart({
        checked: this.#site.checked,
        graphql: this.place ?? '',
        say: (code, args) => say(ownerWords[this.locale], this.locale, code, args),
        check: (address) => void this.#site.check(address),
      })}
      <section>
        <h2>${this.say('paste.lines')}</h2>
        ${wanted === null ? html`<p class="muted">${this.say('paste.choose')}</p>` : this.#lines(wanted)}
      </section>`
  }

  #more(): unknown {
    return morePart({
      colours: this.colours,
      say: (code) => this.say(code),
      speak: (language) => {
        this.language = language
      },
      paint: (colours) => {
        this.colours = colours
      },
    })
  }

  #lines(wanted: EmbedChoice): unknown {
    const origin = this.#origin
    const { copied, way } = this
    const block = (text: string): unknown =>
      copyable({
        text,
        done: copied?.text === text ? copied.done : null,
        say: (code) => this.say(code),
        copy: () => void copyText(text).then((done) => (this.copied = { text, done })),
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
      ${embedCode({ way, wanted, origin, pinned: this.#offered.pinned, say: (code, args) => this.say(code, args), block })}
      ${this.lookHref === null ? nothing : html`<p><a href=${this.lookHref}>${this.say('paste.look')}</a></p>`}
      <details>
        <summary>${this.say('paste.trouble')}</summary>
        <p>${this.say('paste.policy')}</p>
        ${block(way === 'frame' ? framePolicyLine(origin) : policyLine(origin))}
        ${way === 'frame' ? nothing : html`<p class="muted">${this.say('paste.wss')}</p>`}
      </details>`
  }
}

customElements.define('stolik-paste', StolikPaste)
