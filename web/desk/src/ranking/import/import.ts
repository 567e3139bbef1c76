import { declares, given, property, state } from '@stolik/kit/properties'
import type { Candidate, ImportPreview, ImportTake, ImportTaken } from '@stolik/contract/ranking/files'
import { controls } from '@stolik/kit/tokens'
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { save } from '@stolik/elements/base/save'
import { deskWords } from '../../words/ranking/index.js'
import { importWords } from '../../words/import/index.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { peopleLike, type Problem, type Refusal } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { TakenEvent } from '../take-event.js'
import { badRows, rowsOfNoOtherPart, badRowsCsv } from './bad-rows.js'
import { chooseForm, type Chosen } from './choose-form.js'
import { eventsPart } from './events-part.js'
import { importStyles } from './import.styles.js'
import { peoplePart, plainlyNew } from './people-part.js'
import { progressPart } from './progress-part.js'
import { repeatedPart } from './repeated-part.js'
import { refusedPart } from './refused-part.js'
import { sendTo, type SendFile } from './send.js'
import { takePart } from './take-part.js'
import { takenPart } from './taken-part.js'
import type { Encoding, Progress } from './types.js'

/** How many entries of each part are shown at first, and added on request. */
const page = 20

/** A file that the gateway is told how to read. */
type Sendable = Chosen & { readonly encoding: Encoding }

/**
 * Imports lists from elsewhere: a file is previewed, a person matches its players, and the previewed content is taken.
 *
 * @element stolik-ranking-import
 * @attr game - the game of the lists
 * @property profiles - the profiles of the game
 * @fires stolik-taken - the file was taken
 */
export class StolikRankingImport extends declares(DeskElement, {
  game: property(''),
  profiles: given<readonly string[]>([]),
  /** The function that sends the file; tests replace it. */
  send: given<SendFile>(sendTo('ranking/import')),
  chosen: state<Sendable | null>(null),
  encoding: state<Encoding | 'auto'>('auto'),
  /** How the file was read, or why it cannot be. */
  told: state<string | null>(null),
  preview: state<ImportPreview<Problem> | null>(null),
  decisions: state<ReadonlyMap<string, string>>(new Map()),
  different: state<ReadonlySet<string>>(new Set()),
  found: state<ReadonlyMap<string, readonly string[]>>(new Map()),
  /** The possible matches for people of the file, by id. */
  people: state<ReadonlyMap<string, Candidate>>(new Map()),
  /** How many entries of each part are shown. */
  most: state<Readonly<Record<string, number>>>({}),
  replace: state(false),
  busy: state(false),
  progress: state<Progress | null>(null),
  refusal: state<Refusal | null>(null),
  taken: state<ImportTaken<Problem> | null>(null),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, importStyles]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, importWords, deskWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const all = [importWords[locale], deskWords[locale], rankingWords[locale]]
    return say(all.find((words) => Object.hasOwn(words, code)) ?? {}, locale, code, args)
  }

  #begin(chosen: Sendable | null): void {
    Object.assign(this, {
      ...{ chosen, preview: null, replace: false, progress: null, refusal: null, taken: null, most: {} },
      ...{ decisions: new Map(), different: new Set(), found: new Map(), people: new Map() },
    })
  }

  /** Reads the file here, unless somebody says how its letters are written. */
  async #open(chosen: Chosen): Promise<void> {
    this.#begin(null)
    const { encoding, file } = chosen
    Object.assign(this, { encoding, told: null })
    if (encoding !== 'auto') return this.#send({ ...chosen, encoding })
    this.busy = true
    const { readChosen } = await import('../../files/read-chosen.js')
    const { text, told } = await readChosen(file, this.locale)
    Object.assign(this, { busy: false, told })
    if (text !== null) await this.#send({ ...chosen, encoding: 'utf-8', file: new File([text], file.name) })
  }

  async #send(sent: Sendable): Promise<void> {
    this.#begin(sent)
    await this.#look()
  }

  async #ask<T>(take: ImportTake | null): Promise<T | null> {
    const { chosen } = this
    if (chosen === null) return null
    Object.assign(this, { busy: true, progress: null, refusal: null })
    const { file, ...rest } = chosen
    const asked = {
      ...{ ...rest, game: this.game, take, different: [...this.different] },
      decisions: [...this.decisions].map(([key, person]) => ({ key, person })),
    }
    const answer = await this.send<T>(this.gate, file, asked, (progress) => {
      this.progress = progress
    })
    Object.assign(this, { busy: false, progress: null })
    if ('done' in answer) return answer.done
    this.refusal = answer.refused
    return null
  }

  async #look(): Promise<void> {
    const preview = await this.#ask<ImportPreview<Problem>>(null)
    if (preview === null) return
    this.preview = preview
    this.people = new Map([...this.people, ...preview.candidates.map((one) => [one.id, one] as const)])
  }

  async #take(rest: boolean): Promise<void> {
    const { preview, replace } = this
    if (preview === null) return
    const taken = await this.#ask<ImportTaken<Problem>>({ seen: preview.seen, rest, replace })
    // The data behind the preview has changed meanwhile: the preview is repeated, with the reason.
    if (taken === null) {
      const { refusal } = this
      if (refusal?.code === 'NOT_SEEN' || refusal?.code === 'STALE') {
        await this.#look()
        this.refusal ??= refusal
      }
      return
    }
    this.#begin(null)
    this.taken = taken
    this.dispatchEvent(new TakenEvent())
  }

  async #search(key: string, text: string): Promise<void> {
    const answer = await peopleLike(this.gate, text)
    if ('refused' in answer) {
      this.refusal = answer.refused
      return
    }
    const people = answer.done.people.map((one) => ({ ...one, licences: [] }))
    this.people = new Map([...people.map((one) => [one.id, one] as const), ...this.people])
    this.found = new Map(this.found).set(
      key,
      people.map(({ id }) => id),
    )
  }

  #choose(key: string, person: string): void {
    const decisions = new Map(this.decisions)
    if (person === '') decisions.delete(key)
    else decisions.set(key, person)
    this.decisions = decisions
  }

  #allNew(): void {
    const fresh = plainlyNew(this.preview?.unmatched ?? []).filter(({ key }) => !this.decisions.has(key))
    this.decisions = new Map([...this.decisions, ...fresh.map(({ key }) => [key, 'new'] as const)])
  }

  async #differ(key: string, different: boolean): Promise<void> {
    const all = new Set(this.different)
    if (different) all.add(key)
    else all.delete(key)
    this.different = all
    await this.#look()
  }

  protected override render(): unknown {
    const { say, locale, busy, preview, refusal, taken } = this
    return html`<section class="stack" aria-busy=${busy ? 'true' : 'false'}>
      ${
        refusal === null
          ? nothing
          : refusedPart({ say, busy, refusal, most: page, readAs: (encoding) => this.#readAs(encoding) })
      }
      ${taken === null ? nothing : takenPart(taken, say)}
      ${chooseForm({
        ...{ say, locale, busy, game: this.game, profiles: this.profiles, encoding: this.encoding },
        open: refusal?.problems.some(({ code }) => code === 'NO_COLUMN' || code === 'MISSING') ?? false,
        look: (chosen) => void this.#open(chosen),
      })}
      <p role="status" ?hidden=${this.told === null}>${this.told}</p>
      ${busy ? progressPart({ say, locale }, this.progress) : nothing}
      ${preview === null ? nothing : this.#shown(preview)}
    </section>`
  }

  #more(part: string): { readonly most: number; readonly more: () => void } {
    const most = this.most[part] ?? page
    return {
      most,
      more: () => {
        this.most = { ...this.most, [part]: most + 5 * page }
      },
    }
  }

  #shown(preview: ImportPreview<Problem>): TemplateResult {
    const { say, locale, busy } = this
    const rows = rowsOfNoOtherPart(preview.bad)
    return html`<h3>${say('rankimport.preview', { file: this.chosen?.file.name ?? '', n: preview.rows })}</h3>
      ${peoplePart({
        ...{ say, busy, unmatched: preview.unmatched, people: this.people, found: this.found },
        ...{ chosen: this.decisions, ...this.#more('people') },
        choose: (key, person) => this.#choose(key, person),
        search: (key, text) => void this.#search(key, text),
        allNew: () => this.#allNew(),
        again: () => void this.#look(),
      })}
      ${repeatedPart({
        ...{ say, locale, busy, repeated: preview.repeated, ...this.#more('repeated') },
        differ: (key, different) => void this.#differ(key, different),
      })}
      ${badRows({
        ...{ say, rows, ...this.#more('rows') },
        save: () => save(say('rankimport.saveAs'), badRowsCsv(rows, say)),
      })}
      ${eventsPart({ say, locale, events: preview.events, ...this.#more('events') })}
      ${takePart({
        ...{ say, busy, preview, replace: this.replace },
        setReplace: (replace) => {
          this.replace = replace
        },
        take: (rest) => void this.#take(rest),
      })}`
  }

  #readAs(encoding: Encoding): void {
    const { chosen } = this
    if (chosen === null) return
    this.encoding = encoding
    this.chosen = { ...chosen, encoding }
    void this.#look()
  }
}

customElements.define('stolik-ranking-import', StolikRankingImport)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-ranking-import': StolikRankingImport
  }
}
