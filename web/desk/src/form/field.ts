/** A field of a form: where its value stands in what the form is about, how it is written, and what it is called. */
import type { Codec } from './codecs.js'
import type { Options } from './draw.js'
import { parentOf, valueAt, type PathOf } from './paths.js'

interface Common {
  readonly path: string
  /** What the input is called; by default it is the path. */
  readonly name?: string
  readonly label?: string
  readonly hint?: string | undefined
  /** The most characters. */
  readonly most?: number
  /** Whether it is shown; by default it is where the value has it. */
  readonly when?: boolean
  /** What stands in the field where there is no value. */
  readonly initial?: unknown
  /** The value of an empty field, undefined takes it away. Without it the field must be filled in. */
  readonly empty?: unknown
  /** What an empty field makes of the object that it belongs to. */
  readonly emptyParent?: null | undefined
  /** The object that the field belongs to, before there is one. */
  readonly begin?: object
  /** The object that the field belongs to, when something else is chosen: all of it is another one then. */
  readonly become?: (chosen: string) => object
  /** What the field says in the summary; null: nothing. By default its value in words. */
  readonly says?: string | null | undefined
  /** The path by which the summary calls it. */
  readonly calledAs?: string
  /** How the value stands in the object that the field belongs to, if it is not one entry of it. */
  readonly parts?: { readonly get: (of: never) => unknown; readonly set: (written: never) => object }
}

export type Field = Common &
  (
    | {
        readonly kind: 'text'
        readonly codec: Codec<unknown>
        readonly type?: string
        readonly required?: boolean
      }
    | { readonly kind: 'choice'; readonly options: Options }
    | { readonly kind: 'tick'; readonly yes?: string }
    /** Any of several. */
    | { readonly kind: 'ticks'; readonly options: Options }
    /** `spare`: so many empty ones stand behind those that are chosen. */
    | { readonly kind: 'order'; readonly options: Options; readonly spare?: number }
  )

type Plain = Omit<Common, 'path'>

/** Makes the fields of a shape. */
export const fieldsOf = <T>() => ({
  text: <V>(
    path: PathOf<T>,
    codec: Codec<V>,
    more: Plain & { readonly type?: string; readonly required?: boolean } = {},
  ): Field => ({ ...more, kind: 'text', path, codec }),
  choice: (path: PathOf<T>, options: Options, more: Plain = {}): Field => ({
    ...more,
    kind: 'choice',
    path,
    options,
  }),
  tick: (path: PathOf<T>, more: Plain & { readonly yes?: string } = {}): Field => ({
    ...more,
    kind: 'tick',
    path,
  }),
  ticks: (path: PathOf<T>, options: Options, more: Plain = {}): Field => ({
    ...more,
    kind: 'ticks',
    path,
    options,
  }),
  order: (path: PathOf<T>, options: Options, more: Plain & { readonly spare?: number } = {}): Field => ({
    ...more,
    kind: 'order',
    path,
    options,
  }),
})

export const nameOf = ({ name, path }: Field): string => name ?? path

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether the form has the field: the value has it, or may have it. */
export function isShown(field: Field, value: object): boolean {
  if (field.when !== undefined) return field.when
  const at = parentOf(field.path)
  if (!isObject(valueAt(value, at))) return field.begin !== undefined && has(value, at)
  return field.parts !== undefined || has(value, field.path) || isOptional(field)
}

const isOptional = (field: Field): boolean => 'empty' in field && field.empty === undefined

function has(value: object, path: string): boolean {
  return valueAt(value, path) !== undefined
}

/** The value of a field as the form has it. */
export function fieldValue(field: Field, value: object): unknown {
  const parent = valueAt(value, parentOf(field.path))
  if (field.parts === undefined) return valueAt(value, field.path)
  return isObject(parent) ? field.parts.get(parent as never) : undefined
}
