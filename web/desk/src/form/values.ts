/** Fields of small forms, each called as what it gives is called where it is sent. */
import { isTicked, number, submittedForm, text } from '@stolik/elements/event/form'
import { area, choice, input, tick, worded, type Look, type Options } from './draw.js'

export interface ActField<T> {
  readonly draw: (name: string) => unknown
  /** Undefined if nothing can be sent without it. */
  readonly read: (data: FormData, name: string) => T | undefined
}

export type Fields = Readonly<Record<string, ActField<unknown>>>
export type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends ActField<infer T> ? T : never }

export const drawAll = (fields: Fields): readonly unknown[] =>
  Object.entries(fields).map(([name, field]) => field.draw(name))

/** Null if something is missing that is needed. */
export function valuesIn<F extends Fields>(fields: F, data: FormData): Values<F> | null {
  const values = Object.entries(fields).map(([name, field]) => [name, field.read(data, name)] as const)
  if (values.some(([, value]) => value === undefined)) return null
  return Object.fromEntries(values) as Values<F>
}

export const words = (label: string, look: Look = {}): ActField<string> => ({
  draw: (name) => input(name, label, { required: true, ...look }),
  read: (data, name) => text(data, name) ?? undefined,
})

/** Words that may be left out. */
export const mayBeWords = (label: string, look: Look = {}): ActField<string | null> => ({
  draw: (name) => input(name, label, look),
  read: text,
})

/** Words that are empty where nothing is written. */
export const anyWords = (label: string, look: Look = {}): ActField<string> => ({
  draw: (name) => input(name, label, look),
  read: (data, name) => text(data, name) ?? '',
})

export const longWords = (label: string, most: number, rows?: number): ActField<string> => ({
  draw: (name) => area(name, label, { required: true, broad: true, most, rows }),
  read: (data, name) => text(data, name) ?? undefined,
})

export const figure = (label: string, value: number | null = null): ActField<number> => ({
  draw: (name) => input(name, label, { required: true, numeric: true, value }),
  read: (data, name) => number(data, name) ?? undefined,
})

export const mayBeFigure = (label: string): ActField<number | null> => ({
  draw: (name) => input(name, label, { numeric: true }),
  read: number,
})

/** A figure that is 0 where nothing is written. */
export const anyFigure = (label: string, value: number): ActField<number> => ({
  draw: (name) => input(name, label, { numeric: true, value }),
  read: (data, name) => number(data, name) ?? 0,
})

export const ticked = (label: string): ActField<boolean> => ({
  draw: (name) => tick(name, label),
  read: isTicked,
})

/** @param code the beginning of the codes of its options, such as `office.` */
export const oneOf = <T extends string>(
  { say }: { readonly say: (code: string) => string },
  label: string,
  all: readonly T[],
  code: string,
): ActField<T> => ({
  draw: (name) => choice(name, label, worded(all, say, code)),
  read: (data, name) => all.find((one) => one === text(data, name)),
})

export const numbered = (label: string, options: Options): ActField<number> => ({
  draw: (name) => choice(name, label, options),
  read: (data, name) => number(data, name) ?? undefined,
})

export const chosen = (label: string, options: Options, value = ''): ActField<string> => ({
  draw: (name) => choice(name, label, options, { value }),
  read: (data, name) => text(data, name) ?? '',
})

/** Handles a form: hands over its data. */
export const sending =
  (take: (data: FormData) => unknown) =>
  (event: SubmitEvent): void => {
    const data = submittedForm(event)?.data
    if (data !== undefined) void take(data)
  }
