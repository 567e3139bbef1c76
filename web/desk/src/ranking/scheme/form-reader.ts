/** Reads numbers and lists from the form. Unreadable values are reported, and the previous ones kept. */
import type { Locale } from '@stolik/core'
import { number as figureAt, text } from '@stolik/elements/event/form'
import type { Problem } from '../client.js'
import { readFigure, formatFigure, formatPercent } from './figures.js'

export interface FormReader {
  readonly data: FormData
  readonly has: (path: string) => boolean
  readonly text: (path: string) => string
  /** Reads a choice; keeps the previous one if the field is not shown, or not drawn yet. */
  readonly choice: <T extends string>(path: string, before: T) => T
  /** Reads a required number. */
  readonly figure: (path: string, before: number) => number
  /** Reads a percentage of the form as a share of the scheme. */
  readonly percent: (path: string, before: number) => number
  /** Returns null if the field is empty. */
  readonly optional: (path: string, before: number | null, percent?: boolean) => number | null
  /** Returns the lines of text; null if there are none. */
  readonly lines: (path: string) => readonly string[] | null
  readonly all: (path: string) => readonly string[]
  readonly odd: (path: string, code: 'MISSING' | 'SHAPE') => void
  readonly problems: readonly Problem[]
}

export function formReader(data: FormData, locale: Locale): FormReader {
  const problems: Problem[] = []
  const odd = (path: string, code: 'MISSING' | 'SHAPE'): void => {
    problems.push({ line: 0, code, args: { path }, message: code })
  }
  const read = (path: string, before: number | null, percent: boolean): number | null => {
    if (!data.has(path)) return before
    const written = text(data, path)
    if (written === null) return null
    // An untouched field keeps all its digits.
    if (before !== null && written === (percent ? formatPercent : formatFigure)(before, locale)) return before
    const value = readFigure(written)
    if (value === undefined) odd(path, 'SHAPE')
    return value === undefined ? before : percent ? Math.round(value * 1e6) / 1e8 : value
  }
  const needed = (path: string, before: number, percent: boolean): number => {
    const value = read(path, before, percent)
    if (value === null) odd(path, 'MISSING')
    return value ?? before
  }
  return {
    data,
    problems,
    odd,
    has: (path) => data.has(path),
    text: (path) => text(data, path) ?? '',
    choice: <T extends string>(path: string, before: T) =>
      data.has(path) ? ((text(data, path) ?? '') as T) : before,
    figure: (path, before) => needed(path, before, false),
    percent: (path, before) => needed(path, before, true),
    optional: (path, before, percent = false) => read(path, before, percent),
    lines: (path) => {
      const written = (text(data, path) ?? '').split('\n').map((line) => line.trim())
      const said = written.filter((line) => line !== '')
      return said.length === 0 ? null : said
    },
    all: (path) => data.getAll(path).filter((one) => typeof one === 'string'),
  }
}

export const countAt = (data: FormData, path: string): number => Math.trunc(figureAt(data, path) ?? 0)
