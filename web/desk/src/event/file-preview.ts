/** Shows what a file would do before it counts: rows that are taken, entered already, left out and refused. Loaded for the first file. */
import { isolated, say, surname, type Arg } from '@stolik/core'
import type { ColumnKind } from '@stolik/contract/event/parts'
import type { EntryOf } from '@stolik/elements/event/client/types'
import { previewEntries, readLists, type ReadEntries } from '@stolik/event/decide/files'
import type { EntryRow } from '@stolik/event/model/act'
import { sameName } from '@stolik/event/model/names'
import { isShort, teamsInFile, type TeamSize } from '@stolik/event/model/team-sizes'
import type { Problem } from '@stolik/event/model/refusal'
import { html, nothing, render, type TemplateResult } from 'lit'
import { fileWords } from '../words/files/index.js'
import { assignedOf, columnsPart, takenColumns } from './file-columns.js'
import type { DeskParts } from './parts.js'
import { tick } from '../form/draw.js'
import { heads } from '../form/heads.js'

type Words = (code: string, args?: Readonly<Record<string, Arg>>) => string

type ProblemList = (problems: readonly Problem[]) => unknown

/** What the file is: of entries, beside those that are there, or of table lists. */
export type FileKind = 'entries' | 'lists'

export async function drawPreview(
  place: HTMLElement,
  kind: FileKind,
  csv: string,
  {
    locale,
    say: ofEvent,
    entries,
    event,
    isSheet = false,
  }: Pick<DeskParts, 'locale' | 'say' | 'entries' | 'event'> & { readonly isSheet?: boolean },
): Promise<void> {
  await fileWords.need(locale)
  const chosen = new Map<string, ColumnKind>()
  const words: Words = (code, args = {}) => say(fileWords[locale], locale, `files.preview.${code}`, args)
  const problems: ProblemList = (all) => problemList(all, isSheet, words, ofEvent)
  const known = entered(entries?.players ?? [], event)
  const draw = (): void => {
    if (csv.trim() === '') return void render(nothing, place)
    if (kind === 'lists') return void render(listsPreview(csv, problems, words), place)
    const columns = takenColumns(csv, chosen)
    const choice = columnsPart(columns, words, (head, is) => {
      chosen.set(head, is)
      draw()
    })
    const read = previewEntries(csv, assignedOf(columns))
    render(
      html`<div class="stack">
        ${choice}${entriesPreview(read, { known, event, problemsOf: problems, words, ofEvent })}
      </div>`,
      place,
    )
  }
  draw()
}

/** Whoever has withdrawn may enter again. */
function entered(entries: readonly EntryOf[], { players }: DeskParts['event']): readonly EntryOf[] {
  const withdrawn = new Set(players.flatMap(({ id, status }) => (status === 'WITHDRAWN' ? [id] : [])))
  return entries.filter(({ id }) => !withdrawn.has(id))
}

/** Rows beyond these are only counted. */
const most = 200

interface Preview extends Pick<DeskParts, 'event'> {
  /** Who is entered already. */
  readonly known: readonly EntryOf[]
  readonly problemsOf: ProblemList
  readonly words: Words
  readonly ofEvent: DeskParts['say']
}

function entriesPreview(
  { rows, problems, notes }: ReadEntries,
  { known, event, problemsOf, words, ofEvent }: Preview,
): TemplateResult {
  const there = new Map(rows.flatMap((row) => alreadyOf(row, rows, known, words, ofEvent)))
  const fresh = rows.filter((row) => !there.has(row))
  const teams = teamsOf(fresh, known, event)
  const all = [...problems, ...teams.problems].toSorted((a, b) => a.line - b.line)
  return html`<section class="stack">
    ${problemsOf(all)} ${teamList(teams.sizes, words)}
    ${
      rows.length === 0
        ? nothing
        : html`<div class="scroll" tabindex="0">
            <table>
              <caption>
                ${words('entries', { n: rows.length - there.size })}
              </caption>
              ${heads(words('line'), { text: ofEvent('standings.name') })}
              <tbody>
                ${rows.slice(0, most).map(
                  (row) =>
                    html`<tr>
                      <td>${row.line}</td>
                      <td class="text">
                        <strong><bdi>${row.entrant.name}</bdi></strong>
                        ${detailsOf(row, words, ofEvent).map((detail) => html`<span class="sub"><bdi>${detail}</bdi></span>`)}
                        ${there.has(row) ? html`<span class="sub">${there.get(row)}</span>` : nothing}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
    ${rows.length > most ? html`<p class="muted">${words('more', { n: rows.length - most })}</p>` : nothing}
    ${
      there.size === 0
        ? nothing
        : html`<p>${words('there', { n: there.size })}</p>
            ${tick('skip', words('skip'))}`
    }
    ${
      notes.length === 0
        ? nothing
        : html`<ul class="muted">
            ${notes.map(({ line, code, args }) => html`<li>${words('inLine', { line })} ${words(`note.${code}`, args)}</li>`)}
          </ul>`
    }
  </section>`
}

/** The teams that the file names, and the rows that cannot be taken because of them. */
function teamsOf(
  rows: readonly EntryRow[],
  known: readonly EntryOf[],
  { regulations }: DeskParts['event'],
): { readonly sizes: readonly TeamSize[]; readonly problems: readonly Problem[] } {
  const named = rows.flatMap(({ line, entrant: { team, substitute } }) =>
    team === null ? [] : [{ line, team, substitute }],
  )
  const rule = regulations.groups.find(({ kind }) => kind === 'TEAM')
  if (rule === undefined) {
    const none = named.map(({ line }): Problem => ({ line, code: 'NO_SUCH_GROUP', args: { kind: 'team' } }))
    return { sizes: [], problems: none }
  }
  const { sizes, full } = teamsInFile(known, named, rule)
  const problems = full.map(({ line, team }): Problem => ({
    line,
    code: 'GROUP_FULL',
    args: { kind: 'team', name: team ?? '' },
  }))
  return { sizes, problems }
}

/** How many members each team would have; those that would be short are named first. */
function teamList(sizes: readonly TeamSize[], words: Words): unknown {
  const listed = (of: readonly TeamSize[]): string =>
    of
      .slice(0, most)
      .map(({ team, players, size }) => `${isolated(team)} (${players}/${size})`)
      .join(' · ')
  const [short, whole] = [sizes.filter(isShort), sizes.filter((one) => !isShort(one))]
  return html`${short.length === 0 ? nothing : html`<p class="note">${words('shortTeams', { n: short.length, names: listed(short) })}</p>`}
  ${whole.length === 0 ? nothing : html`<p class="muted">${words('wholeTeams', { n: whole.length, names: listed(whole) })}</p>`}`
}

/** Says where somebody is already: among the entries, or in a line above. */
function alreadyOf(
  row: EntryRow,
  rows: readonly EntryRow[],
  known: readonly EntryOf[],
  words: Words,
  ofEvent: DeskParts['say'],
): readonly (readonly [EntryRow, string])[] {
  if (known.some((one) => isSame(one, row.entrant))) return [[row, words('isThere')]]
  const above = rows.find(({ line, entrant }) => line < row.line && isSame(entrant, row.entrant))
  const { name } = row.entrant
  return above === undefined
    ? []
    : [[row, ofEvent('event.refused.TWICE_IN_FILE', { name, other: above.line })]]
}

type Named = Pick<EntryOf, 'name' | 'club' | 'licence'>

const isSame = (one: Named, other: Named): boolean =>
  sameName(one.name) === sameName(other.name) &&
  sameName(one.club ?? '') === sameName(other.club ?? '') &&
  (one.licence ?? '') === (other.licence ?? '')

/** What an entry has beside its name: where lists have it, the club by itself, everything else with its word. */
function detailsOf(
  { entrant, reserve }: EntryRow,
  words: Words,
  ofEvent: DeskParts['say'],
): readonly string[] {
  const { name, surnameAt, club, licence, born, woman, team, substitute, pair } = entrant
  const named = (['licence', 'born', 'team', 'pair'] as const).flatMap((field) => {
    const value = { licence, born, team, pair }[field]
    return value === null ? [] : [`${ofEvent(`entry.${field}`)}: ${value}`]
  })
  return [
    `${words('sorted')}: ${surname(name, surnameAt)}`,
    ...(club === null ? [] : [club]),
    ...named,
    ...(woman === true ? [ofEvent('entry.woman')] : []),
    ...(substitute ? [ofEvent('entry.substitute')] : []),
    ...(reserve ? [words('reserve')] : []),
  ]
}

function listsPreview(csv: string, problemsOf: ProblemList, words: Words): TemplateResult {
  const read = readLists(csv)
  if ('refused' in read) return html`<section class="stack">${problemsOf(read.problems ?? [])}</section>`
  const { rows } = read
  return html`<section class="stack">
    <div class="scroll" tabindex="0">
      <table>
        <caption>
          ${words('lists', { n: rows.length })}
        </caption>
        <thead>
          <tr>
            ${['series', 'table', 'hands'].map((code) => html`<th scope="col">${words(code)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, most).map(
            ({ series, table, lines }) =>
              html`<tr>
                <td>${series}</td>
                <td>${table}</td>
                <td>${lines.length}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${rows.length > most ? html`<p class="muted">${words('more', { n: rows.length - most })}</p>` : nothing}
  </section>`
}

/** Where a problem is: in a cell of a sheet, or in a line. */
const placeOf = ({ line, args }: Problem, isSheet: boolean, words: Words): string =>
  isSheet && typeof args['cell'] === 'string'
    ? words('inCell', { cell: args['cell'] })
    : words('inLine', { line })

const problemWords = ({ code, args }: Problem, ofEvent: DeskParts['say']): string =>
  ofEvent(`event.refused.${code}`, args)

const problemList = (
  problems: readonly Problem[],
  isSheet: boolean,
  words: Words,
  ofEvent: DeskParts['say'],
): unknown =>
  problems.length === 0
    ? nothing
    : html`<div class="note refused">
        <p>${words('bad', { n: problems.length })}</p>
        <ul>
          ${problems
            .slice(0, most)
            .map(
              (problem) =>
                html`<li>${placeOf(problem, isSheet, words)} ${problemWords(problem, ofEvent)}</li>`,
            )}
        </ul>
      </div>`
