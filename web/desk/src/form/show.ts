/** Draws the fields of a form, and says in words what they hold. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { area, choice, input, tick, ticks } from './draw.js'
import { fieldValue, isShown, nameOf, type Field } from './field.js'

export interface Showing {
  readonly locale: Locale
  /** What the form begins with. */
  readonly value: object
  readonly labelOf: (path: string) => string
  /** What is wrong with the field of this name; null if nothing is. Left out: the form says that elsewhere. */
  readonly wrong?: (name: string) => string | null
}

export function drawField(field: Field, showing: Showing): unknown {
  const { locale, value, labelOf, wrong } = showing
  if (!isShown(field, value)) return nothing
  const name = nameOf(field)
  const label = field.label ?? labelOf(field.path)
  const now = fieldValue(field, value) ?? field.initial
  const look = { hint: field.hint, wrong: wrong?.(name), most: field.most }
  switch (field.kind) {
    case 'tick':
      return tick(name, label, now === true, look)
    case 'ticks':
      return ticks(name, label, field.options, (now ?? []) as readonly string[], look)
    case 'choice':
      return choice(name, label, field.options, { ...look, value: (now ?? '') as string })
    case 'order':
      return inOrder(field, (now ?? []) as readonly string[], (one, n) =>
        choice(`${name}.${n}`, labelOf(`${field.path}.${n}`), [['', '–'], ...field.options], {
          value: one,
          wrong: wrong?.(`${name}.${n}`),
        }),
      )
    case 'text': {
      const { codec } = field
      const written = now === null || now === undefined ? '' : codec.format(now, locale)
      const filled = { ...look, value: written, required: field.required }
      if (field.type === 'area' || field.type === 'note')
        return area(name, label, field.type === 'area' ? { ...filled, rows: 3 } : filled)
      return input(name, label, { ...filled, type: field.type, numeric: codec.numeric })
    }
  }
}

/** A field for each that is chosen, and more for others. */
const inOrder = (
  { options, spare = 1 }: Extract<Field, { readonly kind: 'order' }>,
  now: readonly string[],
  one: (chosen: string, n: number) => TemplateResult,
): readonly TemplateResult[] =>
  Array.from({ length: Math.min(options.length, now.length + spare) }, (_, i) => one(now[i] ?? '', i + 1))

/** A row of fields stands side by side; text stands between them. */
export type Row = Field | readonly Field[] | { readonly text: unknown }

export const fieldsIn = (rows: readonly Row[]): readonly Field[] =>
  rows.flatMap((row) => ('text' in row ? [] : row))

export const drawRows = (rows: readonly Row[], showing: Showing): unknown =>
  rows.map((row) => {
    if ('text' in row) return row.text
    if ('path' in row) return drawField(row, showing)
    return html`<div class="fields">${row.map((field) => drawField(field, showing))}</div>`
  })

/** What a field holds in words; null if that says nothing. */
export function wordsOf(field: Field, value: object, locale: Locale): string | null {
  if (field.says !== undefined) return field.says
  const now = fieldValue(field, value)
  if (now === null || now === undefined) return null
  const chosen = (all: readonly unknown[]): string =>
    ('options' in field ? field.options : [])
      .flatMap((one) => (typeof one === 'object' && all.includes(one[0]) ? [one] : []))
      .toSorted(([a], [b]) => all.indexOf(a) - all.indexOf(b))
      .map(([, words]) => String(words))
      .join(', ')
  switch (field.kind) {
    case 'tick':
      return now === true ? (field.yes ?? null) : null
    case 'ticks':
    case 'order':
      return chosen(now as readonly unknown[])
    case 'choice':
      return chosen([now])
    case 'text': {
      const written = field.codec.format(now, locale)
      return field.type === 'area' ? written.split('\n').join(', ') : written
    }
  }
}
