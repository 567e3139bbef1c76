import { declares, given, property, state } from '@stolik/kit/properties'
import type { ImportPreview, ImportTaken } from '@stolik/contract/ranking/files'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { save } from '@stolik/elements/base/save'
import { importWords } from '../../words/import/index.js'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { peopleLike, type Problem } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { TakenEvent } from '../take-event.js'
import { badRows, rowsOfNoOtherPart, badRowsCsv } from './bad-rows.js'
import { chooseForm, type Chosen } from './choose-form.js'
import { eventsPart, repeatedPart } from './events-part.js'
import { importStyles } from './import.styles.js'
import { peoplePart, plainlyNew } from './people-part.js'
import { progressPart } from './progress-part.js'
import { refusedPart } from './words.js'
import { sendTo, type SendFile, type Encoding } from './send.js'
import { takePart, takenPart } from './take-part.js'
import { fileWork, page } from './work.js'

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
  encoding: state<Encoding | 'auto'>('auto'),
  different: state<ReadonlySet<string>>(new Set()),
  found: state<ReadonlyMap<string, readonly string[]>>(new Map()),
  replace: state(false),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, importStyles]
  readonly #work = fileWork<Chosen, ImportPreview<Problem>, ImportTaken<Problem>>(this, {
    gate: () => this.gate,
    send: () => this.send,
    locale: () => this.locale,
    sheet: 'results',
    more: () => ({ game: this.game, different: [...this.different] }),
    begin: () => Object.assign(this, { replace: false, different: new Set(), found: new Map() }),
  })

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, importWords]
  }

  async #take(rest: boolean): Promise<void> {
    if (await this.#work.take({ rest, replace: this.replace })) this.dispatchEvent(new TakenEvent())
  }

  async #search(key: string, text: string): Promise<void> {
    const { change, people: known } = this.#work
    const answer = await peopleLike(this.gate, text)
    if ('refused' in answer) return change({ refusal: answer.refused })
    const people = answer.done.people.map((one) => ({ ...one, name: one.name ?? '', licences: [] }))
    change({ people: new Map([...people.map((one) => [one.id, one] as const), ...known]) })
    const ids = people.map(({ id }) => id)
    this.found = new Map([...this.found, [key, ids]])
  }

  #allNew(): void {
    const { change, decisions, preview } = this.#work
    const fresh = plainlyNew(preview?.unmatched ?? []).filter(({ key }) => !decisions.has(key))
    change({ decisions: new Map([...decisions, ...fresh.map(({ key }) => [key, 'new'] as const)]) })
  }

  async #differ(key: string, different: boolean): Promise<void> {
    const all = new Set(this.different)
    if (different) all.add(key)
    else all.delete(key)
    this.different = all
    await this.#work.look()
  }

  protected override render(): unknown {
    const { say, locale, game, profiles, encoding } = this
    const { busy, preview, refusal, taken, reading, progress, isSheet } = this.#work
    return html`<section class="stack" aria-busy=${busy ? 'true' : 'false'}>
      ${refusal === null ? nothing : refusedPart({ say, busy, refusal, isSheet, most: page, readAs: (as) => this.#readAs(as) })}
      ${taken === null ? nothing : takenPart(taken, say)}
      ${chooseForm({
        say,
        locale,
        busy,
        game,
        profiles,
        encoding,
        open: refusal?.problems.some(({ code }) => code === 'NO_COLUMN' || code === 'MISSING') ?? false,
        look: (chosen) => {
          this.encoding = chosen.encoding
          void this.#work.open(chosen)
        },
      })}
      <p role="status" ?hidden=${reading === null}>${reading}</p>
      ${busy ? progressPart({ say, locale }, progress) : nothing}
      ${preview === null ? nothing : this.#preview(preview)}
    </section>`
  }

  #preview(preview: ImportPreview<Problem>): TemplateResult {
    const { say, locale, found } = this
    const { busy, people, decisions, chosen, choose, look, extentOf, isSheet } = this.#work
    const parts = { say, locale, busy }
    const rows = rowsOfNoOtherPart(preview.bad)
    return html`<h3>${say('rankimport.preview', { file: chosen?.file.name ?? '', n: preview.rows })}</h3>
      ${peoplePart({
        ...parts,
        ...extentOf('people'),
        unmatched: preview.unmatched,
        people,
        found,
        chosen: decisions,
        choose,
        search: (key, text) => void this.#search(key, text),
        allNew: () => this.#allNew(),
        again: () => void look(),
      })}
      ${repeatedPart(preview.repeated, { ...parts, ...extentOf('repeated') }, (key, different) => void this.#differ(key, different))}
      ${badRows({
        ...parts,
        ...extentOf('rows'),
        rows,
        isSheet,
        save: () => save(say('rankimport.saveAs'), badRowsCsv(rows, say, isSheet)),
      })}
      ${eventsPart(preview.events, { ...parts, ...extentOf('events') })}
      ${takePart({
        ...parts,
        preview,
        replace: this.replace,
        setReplace: (replace) => (this.replace = replace),
        take: (rest) => void this.#take(rest),
      })}`
  }

  #readAs(encoding: Encoding): void {
    const { chosen, change, look } = this.#work
    if (chosen === null) return
    this.encoding = encoding
    change({ chosen: { ...chosen, encoding } })
    void look()
  }
}

customElements.define('stolik-ranking-import', StolikRankingImport)
