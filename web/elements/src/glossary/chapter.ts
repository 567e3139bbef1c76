/** One chapter of the glossary as a table: the Polish word, the word in the language, and its sources. */
import type { Arg, Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { extras } from '../extras/games.js'
import type { Row, Word } from '../words/terms/glossary.js'
import { chaptersWith, type Chapters } from '../words/terms/index.js'

/** Loads the whole glossary, with the terms of the games. */
export const fetchChapters = async (): Promise<Chapters> =>
  chaptersWith(await Promise.all(Object.values(extras).flatMap(({ terms }) => terms?.() ?? [])))

export interface Chapter {
  readonly chapter: string
  readonly rows: readonly Row[]
  /** The language of the words. */
  readonly of: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

export function chapterTable(all: Chapter): TemplateResult {
  const { chapter, rows, of, say } = all
  const isPolish = of === 'pl'
  return html`<table>
    <caption>
      ${say(`words.chapter.${chapter}`)}
    </caption>
    <thead>
      <tr>
        ${isPolish ? nothing : html`<th scope="col">${say('words.polish')}</th>`}
        <th scope="col">${say('words.word')}</th>
        <th scope="col">${say('words.source')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowOf(row, all, isPolish))}
    </tbody>
  </table>`
}

/** Draws a row for each word with its own sources, even if one thing has several words. */
function rowOf({ key, words, polish, says, note }: Row, { of, say }: Chapter, isPolish: boolean): unknown {
  return words.map(
    (word, i) =>
      html`<tr class=${i === 0 ? 'first' : ''}>
        ${isPolish || i > 0 ? nothing : html`<th scope="row" rowspan=${words.length} lang="pl">${polish.join(', ')}</th>`}
        <td>
          <b lang=${of}>${word.word}</b>
          ${i > 0 || says === undefined ? nothing : html`<span class="sub">${say('words.says', { word: says.word })} ${say(`words.because.${says.because}`)}</span>`}
          ${i > 0 || note === undefined ? nothing : html`<span class="sub">${say(`words.note.${key}`)}</span>`}
        </td>
        <td>${sourcesOf(word, say)}</td>
      </tr>`,
  )
}

function sourcesOf({ sources }: Word, say: Chapter['say']): unknown {
  if (sources.length === 0) return html`<span class="doubt">${say('words.unverified')}</span>`
  return html`<ul>
    ${sources.map(({ id, name, kind, address }) => {
      // A name needs no translation; a description does.
      const own = kind === 'page' ? (address ?? name) : name.replace(/ in \w+$/, '')
      const text = described.has(id) ? say(`words.from.${id}`) : own
      return html`<li>${address === undefined ? text : html`<a href="https://${address}">${text}</a>`}</li>`
    })}
  </ul>`
}

/** Sources without a name of their own. */
const described: ReadonlySet<string> = new Set([
  ...['rules', 'rules-patrolki', 'rules-isko', 'rules-pzskat'],
  ...['encyclopaedia', 'everyday', 'doppelkopf'],
])
