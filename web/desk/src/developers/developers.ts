import { intlOf, say, type Arg } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { StolikElement } from '@stolik/elements/element/element'
import { parts } from '@stolik/elements/embed/parts'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { developerWords } from '../words/developers/index.js'
import { captions, fieldStyles } from '@stolik/elements/base/fields.styles'
import { developerStyles } from './developers.styles.js'
import { elementPart } from './element-part.js'
import type { SampleValues } from './example.js'
import { filesPart, gamePart, keysPart, type Limits } from './files-part.js'
import { copied } from './lines-part.js'
import { elementsOf, type ManifestElement, type Manifest } from './manifest.js'
import { readingStyles } from './reading.styles.js'
import { sampleValuesAt } from './sample-values.js'
import { entriesOf, type Entry, schemaPart } from './schema.js'
import { button } from '../form/buttons.js'

const sections = ['elements', 'schema', 'files', 'game', 'keys'] as const

/**
 * The page for developers: every element with its manifest and a live example, the schema, files and webhooks, keys and limits.
 *
 * @element stolik-developers
 */
export class StolikDevelopers extends declares(StolikElement, {
  /** The loaded content, or the reason why it is missing; null while it is loading. */
  elements: state<readonly ManifestElement[] | Trouble | null>(null),
  schema: state<readonly Entry[] | Trouble | null>(null),
  limits: state<Limits | null>(null),
  real: state<SampleValues | null>(null),
  /** Tags of the elements that are unfolded. */
  unfolded: state<readonly string[]>([]),
  wanted: state(''),
  /** The element whose lines were copied last, and the result. */
  pasted: state<{ readonly tag: string; readonly outcome: 'copied' | 'copyYourself' } | null>(null),
}) {
  static override styles = [controls, forms, readingStyles, fieldStyles, captions, developerStyles]
  readonly #live = new Map<string, HTMLElement>()

  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () => {
        void this.#fetch()
        return () => this.#live.clear()
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [developerWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(developerWords[this.locale], this.locale, code, args)
  }

  /** The gateway's base address, without a trailing slash. */
  get #base(): string {
    return new URL('.', new URL(`${this.server.replace(/\/$/, '')}/`, location.href)).href.replace(/\/$/, '')
  }

  async #fetch(): Promise<void> {
    const read = <T>(file: string, made: (text: string) => T): Promise<T | Trouble> =>
      readFile(`${this.#base}/${file}`, made)
    this.elements = null
    this.schema = null
    await Promise.all([
      read('embed/custom-elements.json', (text) => elementsOf(JSON.parse(text) as Manifest)).then((done) => {
        this.elements = done
      }),
      read('schema.graphql', entriesOf).then((done) => {
        this.schema = done
      }),
      read('limits.json', (text) => JSON.parse(text) as Limits).then((done) => {
        this.limits = done === 'TROUBLE' ? null : done
      }),
      sampleValuesAt(this.gate, this.server).then((done) => {
        this.real = done
      }),
    ])
  }

  protected override render(): unknown {
    return html`<div class="stack">
      <header>
        <h2>${this.say('dev.title')}</h2>
        <p>${this.say('dev.lead')}</p>
      </header>
      <nav aria-label=${this.say('dev.toc')}>
        <ul>
          ${sections.map((name) => html`<li><a href="#${name}" @click=${(event: Event) => this.#goTo(event, name)}>${this.say(`dev.${name}`)}</a></li>`)}
        </ul>
      </nav>
      ${sections.map(
        (name) =>
          html`<section class="stack" aria-labelledby=${name}>
            <h3 id=${name} tabindex="-1">${this.say(`dev.${name}`)}</h3>
            ${this.#section(name)}
          </section>`,
      )}
    </div>`
  }

  /** Scrolls to a heading: a fragment link cannot reach into a shadow root by itself. */
  #goTo(event: Event, name: string): void {
    const heading = this.renderRoot.querySelector<HTMLElement>(`#${name}`)
    if (heading === null) return
    event.preventDefault()
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }

  #section(name: (typeof sections)[number]): unknown {
    const sayIt = (code: string, args?: Readonly<Record<string, Arg>>): string => this.say(code, args)
    switch (name) {
      case 'elements':
        return this.#elements()
      case 'schema':
        return this.#schema()
      case 'files':
        return filesPart(sayIt)
      case 'game':
        return gamePart(sayIt)
      case 'keys':
        return keysPart(sayIt, this.limits, (n) => n.toLocaleString(intlOf(this.locale)))
    }
  }

  #elements(): TemplateResult {
    const file = `${this.#base}/embed/custom-elements.json`
    return html`<p>${this.say('dev.elementsLead')}</p>
      ${this.#come(this.elements, (elements) => html`<div>${elements.map((element) => this.#element(element))}</div>`)}
      <p class="sub">${this.say('dev.manifest')} <a href=${file} download>custom-elements.json</a></p>`
  }

  #element(element: ManifestElement): TemplateResult {
    const { tagName } = element
    return elementPart({
      element,
      real: this.real,
      origin: this.#base,
      say: (code, args) => this.say(code, args),
      open: this.unfolded.includes(tagName),
      toggle: (open) => {
        const others = this.unfolded.filter((tag) => tag !== tagName)
        this.unfolded = open ? [...others, tagName] : others
        if (!open) this.#live.delete(tagName)
      },
      live: (attributes) => this.#liveOf(tagName, attributes),
      outcome: this.pasted?.tag === tagName ? this.pasted.outcome : null,
      copy: (text) =>
        void copied(text).then((outcome) => {
          this.pasted = { tag: tagName, outcome }
        }),
    })
  }

  #liveOf(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
    const known = this.#live.get(tag)
    if (known !== undefined) return known
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, server: this.server, lang: this.lang }))
      if (value !== '') made.setAttribute(name, value)
    this.#live.set(tag, made)
    // A failed load is not reported: the rest of the page still works.
    parts[tag]?.load().catch(() => undefined)
    return made
  }

  #schema(): TemplateResult {
    const base = this.#base
    return html`<p>${this.say('dev.schemaLead')} <code>${base}/graphql</code></p>
      <p class="sub">
        ${this.say('dev.schemaFile')} <a href="${base}/schema.graphql" download>schema.graphql</a>
      </p>
      ${this.#come(this.schema, (entries) =>
        schemaPart({
          entries,
          wanted: this.wanted,
          say: (code, args) => this.say(code, args),
          seek: (wanted) => {
            this.wanted = wanted
          },
        }),
      )}`
  }

  /** Draws the loaded content; while it loads, or after a failure, a line in its place. */
  #come<T>(read: T | Trouble | null, draw: (done: T) => unknown): unknown {
    if (read === null) return html`<p class="muted" role="status">${this.say('dev.loading')}</p>`
    if (read !== 'TROUBLE') return draw(read)
    return html`<div class="note row" role="alert">
      <span>${this.say('dev.trouble')}</span>
      ${button(this.say('dev.again'), () => this.#fetch())}
    </div>`
  }
}

/** Reads a file of the gateway and parses it. */

type Trouble = 'TROUBLE'

const patience = 15_000

/** Never throws: an unreadable or malformed file returns 'TROUBLE'. */
async function readFile<T>(address: string, made: (text: string) => T): Promise<T | Trouble> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return response.ok ? made(await response.text()) : 'TROUBLE'
  } catch {
    return 'TROUBLE'
  }
}

customElements.define('stolik-developers', StolikDevelopers)
