/** People for files of entries, drawn from the names of one language, and the files that programs would write of them. */
import { encoded } from '../../platform/files/test/encode.js'
import { names } from '../../platform/files/test/names.js'
import type { Encoding } from '@stolik/files/encoding/names'

export interface Person {
  readonly given: string
  readonly surname: string
  readonly club: string
  readonly licence: string
  readonly born: number
}

export type Language = keyof typeof names

const clubs: Readonly<Record<Language, readonly string[]>> = {
  pl: ['Gwiazda Łęczna', 'Skat Żukowo', 'Orlik'],
  de: ['Grün-Weiß Fürth', 'Herz Dame', 'Bube Köln'],
  fr: ['Tarot Orléans', 'Cercle de Besançon', 'Atout'],
  cs: ['Karty Třebíč', 'Sedmička', 'Sokol'],
}

/** The same people for the same seed. */
export function people(language: Language, count: number, seed = 1): readonly Person[] {
  let state = seed * 7919 + 17
  const upTo = (n: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % n
  }
  const one = (from: readonly string[]): string => from[upTo(from.length)] ?? ''
  const own = names[language]
  const found = new Map<string, Person>()
  while (found.size < count) {
    const person = { given: one(own.given), surname: one(own.surnames), club: one(clubs[language]) }
    const licence = String(100 + upTo(899)).padStart(6, '0')
    found.set(`${person.given} ${person.surname}`, { ...person, licence, born: 1940 + upTo(70) })
  }
  return [...found.values()]
}

export interface Form {
  readonly as: Encoding
  readonly separator: string
  readonly end: string
}

const cell = (text: string, separator: string): string =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text

export const textOf = (rows: readonly (readonly string[])[], { separator, end }: Omit<Form, 'as'>): string =>
  rows.map((row) => row.map((one) => cell(one, separator)).join(separator)).join(end) + end

/** @throws RangeError if the encoding lacks a letter: then no program could have written such a file */
export function fileOf(rows: readonly (readonly string[])[], form: Form): Uint8Array {
  const bytes = encoded(textOf(rows, form), form.as)
  if (bytes === undefined) throw new RangeError(`not in ${form.as}`)
  return bytes
}
