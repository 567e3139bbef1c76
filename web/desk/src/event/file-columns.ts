/**
 * The columns of a file of entries, each with its first values and a choice of what it is. What somebody chooses is remembered in this
 * browser by the heading, for the next file that has it. Loaded with the preview of a file.
 */
import { columnKinds, type AssignedKind, type ColumnKind } from '@stolik/contract/event/parts'
import { columnKind } from '@stolik/event/decide/columns'
import { entryFileColumns } from '@stolik/event/decide/files'
import type { FileColumn } from '@stolik/files/table/file-columns'
import { foldedHeading } from '@stolik/files/table/headings'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'

type Words = (code: string, args?: Readonly<Record<string, string>>) => string

const key = 'stolik.columns'
/** Headings that are remembered; the oldest is forgotten first. */
const most = 200

function remembered(): ReadonlyMap<string, ColumnKind> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const pairs: readonly unknown[] = Array.isArray(stored) ? stored : []
    return new Map(pairs.flatMap((pair) => (isChoice(pair) ? [pair] : [])))
  } catch {
    return new Map()
  }
}

const isChoice = (pair: unknown): pair is readonly [string, ColumnKind] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && columnKinds.some((kind) => kind === pair[1])

/** A browser that stores nothing asks again. */
function remember(head: string, is: ColumnKind): void {
  const all = new Map(remembered())
  all.delete(foldedHeading(head))
  all.set(foldedHeading(head), is)
  try {
    localStorage.setItem(key, JSON.stringify([...all].slice(-most)))
  } catch {
    // What is chosen now still counts for this file.
  }
}

/** What each column of a file is taken for. */
export interface TakenColumn extends FileColumn {
  readonly is: ColumnKind
  /** Whether its heading does not say so by itself. */
  readonly assigned: boolean
}

/** @param chosen what was chosen for this file, by the folded heading */
export function takenColumns(csv: string, chosen: ReadonlyMap<string, ColumnKind>): readonly TakenColumn[] {
  const before = remembered()
  return entryFileColumns(csv).map((column) => {
    const head = foldedHeading(column.head)
    const own = chosen.get(head) ?? before.get(head)
    const is = own ?? columnKind(column.known ?? column.guess)
    return { ...column, is, assigned: column.known === null || is !== columnKind(column.known) }
  })
}

export const assignedOf = (columns: readonly TakenColumn[]): readonly AssignedKind[] =>
  columns.filter(({ assigned }) => assigned).map(({ head, is }) => ({ head, is }))

/** Open if a heading is not known. The field `columns` is sent with the form. */
export function columnsPart(
  columns: readonly TakenColumn[],
  words: Words,
  choose: (head: string, is: ColumnKind) => void,
): TemplateResult | typeof nothing {
  if (columns.length === 0) return nothing
  const assigned = assignedOf(columns)
  return html`<details class="file-columns" ?open=${assigned.length > 0}>
    <summary>${words('columns')}</summary>
    <div class="stack">
      <p class="muted">${words('columnsHow')}</p>
      <div class="fields">
        ${repeat(
          columns,
          // A file may have a heading twice.
          ({ head }, i) => `${i} ${head}`,
          (column) => columnField(column, words, choose),
        )}
      </div>
    </div>
    <input type="hidden" name="columns" .value=${JSON.stringify(assigned)} />
  </details>`
}

const columnField = (
  { head, values, is }: TakenColumn,
  words: Words,
  choose: (head: string, is: ColumnKind) => void,
): TemplateResult =>
  html`<label
    ><span><bdi>${head}</bdi></span>
    <select
      aria-label=${words('whatIs', { head })}
      @change=${({ target }: Event) => {
        const kind = columnKinds.find((one) => one === (target as HTMLSelectElement).value)
        if (kind === undefined) return
        remember(head, kind)
        choose(foldedHeading(head), kind)
      }}
    >
      ${columnKinds.map((kind) => html`<option value=${kind} .selected=${kind === is}>${words(`kind.${kind}`)}</option>`)}
    </select>
    ${values.map((value) => html`<small class="sub muted"><bdi>${value}</bdi></small>`)}</label
  >`
