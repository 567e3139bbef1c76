/** What checks of schemes have in common: each says a problem at most, at its path. */
import type { SchemeProblem, SchemeProblemCode } from '../model/scheme-refusal.js'

export interface Found {
  (path: string, code: SchemeProblemCode, args?: SchemeProblem['args']): void
  /** A text of 1 to `most` characters that are not all spaces. */
  said(path: string, text: string, most: number): void
  /** At least one, each said, none twice. */
  some(path: string, texts: readonly string[]): void
  once(path: string, texts: readonly string[]): void
  whole(path: string, value: number, min: number, max: number): void
  /** From `min` to `max`; of a whole number of steps of `digits` after the comma, as it is written. */
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
    // What is not said at all is missing, and not the same as another.
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
