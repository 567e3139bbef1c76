/** Helpers shared by the checks of a scheme. Each reports at most one problem for its path. */
import type { SchemeProblem, SchemeProblemCode } from '../model/scheme-refusal.js'

export interface Found {
  (path: string, code: SchemeProblemCode, args?: SchemeProblem['args']): void
  /** A text of 1 to `most` characters that is not blank. */
  said(path: string, text: string, most: number): void
  /** At least one text, none blank, none twice. */
  some(path: string, texts: readonly string[]): void
  once(path: string, texts: readonly string[]): void
  whole(path: string, value: number, min: number, max: number): void
  /** A number from `min` to `max` with at most `digits` decimals. */
  decimal(path: string, value: number, min: number, max: number, digits: number): void
  /** Any number from `min` to `max`. */
  between(path: string, value: number, min: number, max: number): void
}

export function finding(problems: SchemeProblem[]): Found {
  const found = (path: string, code: SchemeProblemCode, args: SchemeProblem['args'] = {}): void => {
    problems.push({ code, path, args })
  }
  const said: Found['said'] = (path, text, most) => {
    if (text.trim() === '') found(path, 'MISSING')
    else if (text.length > most) found(path, 'RANGE', { min: 1, max: most })
  }
  const once: Found['once'] = (path, texts) => {
    // Blank texts are reported as missing, not as duplicates.
    const all = texts.filter((text) => text.trim() !== '')
    if (new Set(all).size !== all.length) found(path, 'TWICE')
  }
  const between: Found['between'] = (path, value, min, max) => {
    if (!(value >= min && value <= max)) found(path, 'RANGE', { min, max })
  }
  return Object.assign(found, {
    ...{ said, once, between },
    some: (path: string, texts: readonly string[]) => {
      if (texts.length === 0) found(path, 'MISSING')
      texts.forEach((text, i) => said(`${path}.${i + 1}`, text, 200))
      once(path, texts)
    },
    whole: (path: string, value: number, min: number, max: number) =>
      between(path, Number.isInteger(value) ? value : NaN, min, max),
    decimal: (path: string, value: number, min: number, max: number, digits: number) => {
      if (!(value >= min && value <= max)) found(path, 'RANGE', { min, max })
      else if (!isDecimal(value, digits)) found(path, 'FINE', { digits })
    },
  })
}

const isDecimal = (value: number, digits: number): boolean =>
  Math.round(value * 10 ** digits) / 10 ** digits === value
