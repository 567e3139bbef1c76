import { beta, localeNames, locales, say, type Arg, type Locale } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { glossaryWords } from '../words/glossary/index.js'
import { glossary, rowsOf, type Row } from '../words/terms/glossary.js'
import type { Chapters } from '../words/terms/index.js'
import { questions } from '../words/terms/questions.js'
import { chapterTable, fetchChapters } from './chapter.js'
import { captions, fieldStyles } from '../base/fields.styles.js'
import { wordTables } from '../base/word-tables.styles.js'
import { glossaryStyles } from './glossary.styles.js'

/**
 * The words that our languages use, each with its sources. Unverified words are marked, and people can correct them.
 *
 * @element stolik-glossary
 * @attr correct - address where words are corrected
 */
export class StolikGlossary extends declares(StolikElement, {
  correct: property(''),
  /** The language whose words are shown; null until the person has chosen. */
  of: state<Locale | null>(null),
  search: state(''),
  /** Whether only unverified words are shown. */
  doubtful: state(false),
  /** Null until the games' terms have loaded. */
  chapters: state<Chapters | null>(null),
}) {
  static override styles = [controls, forms, fieldStyles, captions, wordTables, glossaryStyles]

  override connectedCallback(): void {
    super.connectedCallback()
    void fetchChapters().then((chapters) => {
      this.chapters = chapters
    })
  }

  protected override get rooms(): readonly Words[] {
    return [glossaryWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(glossaryWords[this.locale], this.locale, code, args)
  }

  protected override render(): unknown {
    // If the page's language is not in beta, the words of the first language in beta are shown.
    const of = this.of ?? beta.find((one) => one === this.locale) ?? beta[0] ?? this.locale
    const { chapters } = this
    if (chapters === null) return nothing
    const rows = glossary(chapters, of)
    const found = rowsOf(rows, this.search).filter(({ verified }) => !this.doubtful || !verified)
    return html`<div class="stack">
      <header>
        <h2>${this.say('words.title')}</h2>
        <p>${this.say('words.lead')}</p>
      </header>
      ${this.#how()} ${this.#choice(of)} ${this.#questions(of)}
      <section class="stack" aria-labelledby="list">
        <h3 id="list">${this.say('words.of')} <span class="of">${localeNames[of]}</span></h3>
        <p class="muted">
          ${this.say('words.counted', { verified: rows.filter(({ verified }) => verified).length, all: rows.length })}
        </p>
        ${this.#wishes()}
        <p class="muted" role="status">
          ${found.length === 0 ? this.say('words.none') : this.say('words.found', { n: found.length })}
        </p>
        ${this.#chapters(Object.keys(chapters), of, found)}
      </section>
    </div>`
  }

  #how(): TemplateResult {
    return html`<section class="panel">
      <h3>${this.say('words.how')}</h3>
      <p>${this.say('words.howText')}</p>
      <p>
        ${
          this.correct === ''
            ? this.say('words.noAddress')
            : html`<a class="button primary" href=${this.correct}>${this.say('words.correct')}</a>`
        }
      </p>
    </section>`
  }

  #choice(of: Locale): TemplateResult {
    return html`<div class="fields">
      <label
        ><span>${this.say('words.of')}</span>
        <select
          name="of"
          @change=${({ target }: Event) => {
            this.of = (target as HTMLSelectElement).value as Locale
          }}
        >
          ${locales.map(
            (one) =>
              html`<option value=${one} lang=${one} ?selected=${one === of}>
                ${localeNames[one]}${beta.includes(one) ? ' (beta)' : ''}
              </option>`,
          )}
        </select></label
      >
    </div>`
  }

  #questions(of: Locale): unknown {
    const inLocale = questions.filter(({ locale }) => locale === of)
    if (inLocale.length === 0) return nothing
    return html`<section aria-labelledby="asked">
      <h3 id="asked">${this.say('words.ask')}</h3>
      <p>${this.say('words.askLead')}</p>
      <ol>
        ${inLocale.map(
          ({ key, today }) =>
            html`<li>
              ${this.say(`words.ask.${key}`)}
              <span class="sub">${this.#today(today, of)}</span>
            </li>`,
        )}
      </ol>
    </section>`
  }

  /** Marks up the words in their own language, and the sentence around them in the page's. */
  #today(words: readonly string[], of: Locale): unknown {
    const [before = '', after = ''] = this.say('words.today', { words: '\u0000' }).split('\u0000')
    return html`${before}<span lang=${of}>${words.join(' · ').replace(/\{\w+\}/g, '…')}</span>${after}`
  }

  #wishes(): TemplateResult {
    return html`<div class="fields">
      <label
        ><span>${this.say('words.search')}</span>
        <input
          type="search"
          autocomplete="off"
          .value=${this.search}
          @input=${({ target }: Event) => {
            this.search = (target as HTMLInputElement).value
          }}
      /></label>
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${this.doubtful}
          @change=${({ target }: Event) => {
            this.doubtful = (target as HTMLInputElement).checked
          }}
        />
        ${this.say('words.onlyUnverified')}</label
      >
    </div>`
  }

  #chapters(chapters: readonly string[], of: Locale, found: readonly Row[]): readonly unknown[] {
    return chapters.map((chapter) => {
      const rows = found.filter((row) => row.chapter === chapter)
      return rows.length === 0
        ? nothing
        : chapterTable({ chapter, rows, of, say: (code, args) => this.say(code, args) })
    })
  }
}

customElements.define('stolik-glossary', StolikGlossary)
