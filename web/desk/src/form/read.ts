/** Reads a form by its fields. What cannot be read is named, and stays as it was; so do fields that the form does not have. */
import type { Locale } from '@stolik/core'
import { isTicked, text } from '@stolik/elements/event/form'
import { fieldValue, isObject, nameOf, type Field } from './field.js'
import { parentOf, put, valueAt } from './paths.js'

export interface Unread {
  readonly path: string
  readonly code: 'MISSING' | 'SHAPE'
}

export interface Reading<T> {
  readonly value: T
  readonly unread: readonly Unread[]
}

/** @param fields those that the form shows */
export function readFields<T extends object>(
  data: FormData,
  fields: readonly Field[],
  before: T,
  locale: Locale,
): Reading<T> {
  const value = structuredClone(before)
  const unread: Unread[] = []
  /** Objects that are new with this reading, or gone: the form has the fields of the old ones. */
  const fresh = new Set<string>()
  for (const field of fields) {
    const parent = parentOf(field.path)
    if (field.when === false || fresh.has(parent)) continue
    if (field.begin === undefined && !isObject(valueAt(value, parent))) continue
    const now = fieldValue(field, before)
    const written = writtenIn(data, field, now, locale)
    if (written === keep) continue
    if (written === unreadable) unread.push({ path: field.path, code: 'SHAPE' })
    else if (written !== empty) {
      if (set(value, field, written, now)) fresh.add(parent)
    } else if ('emptyParent' in field) {
      if (valueAt(value, parent) !== undefined) put(value, parent, field.emptyParent)
      fresh.add(parent)
    } else if ('empty' in field) put(value, field.path, field.empty)
    else unread.push({ path: field.path, code: 'MISSING' })
  }
  return { value, unread }
}

const [keep, empty, unreadable] = [Symbol('keep'), Symbol('empty'), Symbol('unreadable')]

function writtenIn(data: FormData, field: Field, now: unknown, locale: Locale): unknown {
  const name = nameOf(field)
  switch (field.kind) {
    case 'tick':
      return isTicked(data, name)
    case 'ticks': {
      const all = data.getAll(name)
      return all.length === 0 && 'empty' in field ? empty : all
    }
    case 'order': {
      const names = [...data.keys()].filter((one) => one.startsWith(`${name}.`))
      return names.length === 0 ? keep : names.flatMap((one) => text(data, one) ?? [])
    }
    case 'choice': {
      if (!data.has(name)) return keep
      const chosen = text(data, name)
      if (chosen === null) return empty
      return field.options.some((one) => String(typeof one === 'object' ? one[0] : one) === chosen)
        ? chosen
        : keep
    }
    case 'text': {
      if (!data.has(name)) return keep
      const { codec } = field
      const written = text(data, name)
      if (written === null) return empty
      // A field that nobody touched keeps all its digits.
      if (now !== null && now !== undefined && codec.format(now, locale) === written) return keep
      return codec.read(written) ?? unreadable
    }
  }
}

/** Returns whether the object that the field belongs to is a new one. */
function set(value: object, field: Field, written: unknown, now: unknown): boolean {
  const at = parentOf(field.path)
  const parent = valueAt(value, at)
  if (field.parts !== undefined) {
    Object.assign(parent as object, field.parts.set(written as never))
    return false
  }
  const isNew = parent === null || parent === undefined
  if (isNew) put(value, at, structuredClone(field.begin))
  else if (field.become !== undefined && written !== now) {
    put(value, at, structuredClone(field.become(written as string)))
    return true
  }
  put(value, field.path, written)
  return false
}
