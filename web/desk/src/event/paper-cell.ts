/** One field of a paper list: the name of its column, and its input. */
import type { Locale, PaperColumn } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'

export interface PaperCell {
  readonly locale: Locale
  readonly list: TableList
  readonly column: PaperColumn
  readonly value: string
  /** Its label for screen readers, where only a column head is visible; null where a label stands beside it. */
  readonly label: string | null
  /** The id of the message about its fault. */
  readonly described: string | null
  readonly put: (value: string) => void
}

export function columnWords(locale: Locale, { game }: TableList, { code, chair }: PaperColumn): string {
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

function options({ locale, list, column }: PaperCell): readonly { value: string; label: string }[] {
  const said = (column.options ?? []).map(({ value, code }) => ({
    value,
    label: gameSay(locale, list.game, code),
  }))
  if (column.kind !== 'chair') return said
  const seats = list.seats.map(({ chair, name }) => ({
    value: String(chair + 1),
    label: `${chairLetter(chair)} ${name}`,
  }))
  return [...seats, ...said]
}
