/** Writes the selections of GraphQL documents from the shapes of answers. */
import type * as v from 'valibot'

interface Shape extends v.GenericSchema {
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
}

/** All fields of an object, in braces; empty for other shapes. */
export function selectionOf(shape: v.GenericSchema): string {
  const { wrapped, item, entries } = shape as Shape
  const inner = wrapped ?? item
  if (inner !== undefined) return selectionOf(inner)
  if (entries === undefined) return ''
  const fields = Object.entries(entries).map(([name, field]) => `${name} ${selectionOf(field)}`.trim())
  return `{ ${fields.join(' ')} }`
}
