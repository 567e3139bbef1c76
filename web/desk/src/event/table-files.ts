/** A table as a file to take along: a button for each of its forms, with one title for all. */
import { html, type TemplateResult } from 'lit'
import { button } from '../form/buttons.js'
import type { DeskParts } from './parts.js'

const forms = ['xlsx', 'ods', 'csv'] as const

/** @param title code of the words above the buttons @param table the name of the file without its ending */
export const tableFiles = (
  { say, print }: Pick<DeskParts, 'say' | 'print'>,
  title: string,
  table: 'entries' | 'lists',
): TemplateResult =>
  html`<p class="row table-files">
    <span>${say(title)}</span>
    ${forms.map((form) => button(`.${form}`, () => print(`${table}.${form}`), { look: 'quiet', label: `${say(title)}: .${form}` }))}
  </p>`

/** Whether the browser shows a file by itself; others are saved. */
export const isShown = (file: string): boolean => !forms.some((form) => file.endsWith(`.${form}`))
