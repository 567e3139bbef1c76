/** Checks values against the bounds that their shapes note. */
import type { Bounds } from '@stolik/contract/ranking/parts'
import * as v from 'valibot'
import type { SchemeProblem, SchemeProblemCode } from '../model/scheme-refusal.js'

export type Found = (path: string, code: SchemeProblemCode, args?: SchemeProblem['args']) => void

/** The parts of a valibot schema that are read here. */
interface Shape extends v.GenericSchema {
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
  /** Of a variant: the field that tells its kinds apart, and the kinds. */
  readonly key?: string
  readonly options?: readonly Shape[]
}

/** @param value a value of this shape, apart from its bounds */
export function checkBounds(schema: v.GenericSchema, value: unknown, path: string, found: Found): void {
  const shape: Shape = schema
  if (value === null || value === undefined) return
  if (shape.wrapped !== undefined) return checkBounds(shape.wrapped, value, path, found)
  const bounds: Bounds = v.getMetadata(shape)
  if (typeof value === 'number') checkNumber(value, bounds, path, found)
  if (typeof value === 'string' && bounds.most !== undefined) checkText(value, bounds.most, path, found)
  if (Array.isArray(value)) checkList(shape, value, path, found)
  else if (typeof value === 'object') checkFields(shape, value as Fields, path, found)
}

type Fields = Readonly<Record<string, unknown>>

function checkNumber(value: number, bounds: Bounds, path: string, found: Found): void {
  const { min = -Infinity, max = Infinity, whole = false, digits, divides = false } = bounds
  if (divides && value === 0) found(path, 'DIVIDES_BY_ZERO')
  else if (!(value >= min && value <= max) || (whole && !Number.isInteger(value)))
    found(path, 'RANGE', { min, max })
  else if (digits !== undefined && !isDecimal(value, digits)) found(path, 'FINE', { digits })
}

function checkText(text: string, most: number, path: string, found: Found): void {
  if (text.trim() === '') found(path, 'MISSING')
  else if (text.length > most) found(path, 'RANGE', { min: 1, max: most })
}

function checkList(shape: Shape, all: readonly unknown[], path: string, found: Found): void {
  const { needed, once, together, min, max }: Bounds = v.getMetadata(shape)
  const item = shape.item as Shape
  if (needed && all.length === 0) found(path, 'MISSING')
  else if (max !== undefined) checkNumber(all.length, { min: min ?? 0, max }, path, found)
  all.forEach((one, i) => {
    if (together) checkBounds(item, one, path, (_, code, args) => found(path, code, args))
    else checkBounds(item, one, `${path}.${i + 1}`, found)
  })
  // Blank texts are reported as missing, not as duplicates.
  const texts = all.filter((one) => typeof one !== 'string' || one.trim() !== '')
  if (once && new Set(texts).size !== texts.length) found(path, 'TWICE')
}

function checkFields({ key, options, entries = {} }: Shape, value: Fields, path: string, found: Found): void {
  if (key !== undefined && options !== undefined) {
    const kind = options.find((one) => v.is(one.entries?.[key] as Shape, value[key]))
    return kind === undefined ? undefined : checkFields(kind, value, path, found)
  }
  for (const [name, shape] of Object.entries(entries))
    checkBounds(shape, value[name], path === '' ? name : `${path}.${name}`, found)
}

const isDecimal = (value: number, digits: number): boolean =>
  Math.round(value * 10 ** digits) / 10 ** digits === value
