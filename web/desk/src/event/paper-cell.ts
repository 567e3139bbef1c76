/** One field of a paper list: the name of its column, and its input. */
import type { Locale, PaperColumn } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import { keyFor } from './paper-keys.js'

/** Behind the key, so wide that a narrow cell shows nothing of the name. */
const gap = '\u2003\u2003'

export interface PaperCell {
  readonly locale: Locale
  readonly list: TableList
  readonly column: PaperColumn
  readonly value: string
  /** Its label for screen readers, where only a column head is visible; null where a label stands beside it. */
  readonly label: string | null
  /** Whether choices begin with the key that enters them, so that a narrow cell shows just the key. */
  readonly keyed?: boolean
  /** The id of the message about its fault. */
  readonly described: string | null
  readonly put: (value: string) => void
}

export function columnWords(
  locale: Locale,
  { game }: Pick<TableList, 'game'>,
  { code, chair }: PaperColumn,
): string {
  const words = gameSay(locale, game, code)
  return chair === undefined ? words : `${words} ${chairLetter(chair)}`
}

export function paperCell(cell: PaperCell): TemplateResult {
  const { column, value, put } = cell
  const label = cell.label ?? nothing
  const described = cell.described ?? nothing
  if (column.kind === 'check')
    return html`<input
      type="checkbox"
      data-column=${column.id}
      aria-label=${label}
      .checked=${value !== ''}
      @change=${({ target }: Event) => put((target as HTMLInputElement).checked ? 'yes' : '')}
    />`
  if (column.kind === 'number' || column.kind === 'places')
    return html`<input
      inputmode=${column.kind === 'number' ? 'numeric' : nothing}
      maxlength="7"
      autocomplete="off"
      data-column=${column.id}
      aria-label=${label}
      aria-describedby=${described}
      .value=${value}
      @input=${({ target }: Event) => put((target as HTMLInputElement).value)}
    />`
  return html`<select
    data-column=${column.id}
    aria-label=${label}
    aria-describedby=${described}
    @change=${({ target }: Event) => put((target as HTMLSelectElement).value)}
  >
    <option value="" .selected=${value === ''}></option>
    ${options(cell).map(
      (one) => html`<option value=${one.value} .selected=${one.value === value}>${one.label}</option>`,
    )}
  </select>`
}

function options({ locale, list, column, keyed }: PaperCell): readonly { value: string; label: string }[] {
  const choices = (column.options ?? []).map(({ value, code }) => {
    const name = gameSay(locale, list.game, code)
    return { value, label: keyed === true ? `${keyFor(column, list.chairs, value)}${gap}${name}` : name }
  })
  if (column.kind !== 'chair') return choices
  const seats = list.seats.map(({ chair, name }) => ({
    value: String(chair + 1),
    label: `${chairLetter(chair)}${keyed === true ? gap : ' '}${name}`,
  }))
  return [...seats, ...choices]
}
