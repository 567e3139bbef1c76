/** How values stand in the inputs of forms, and how people write them. */
import { folded } from '@stolik/contract/folded'
import { intlOf, type Locale } from '@stolik/core'

export interface Codec<T> {
  /** A method, so that fields of any value stand in one table. */
  format(value: T, locale: Locale): string
  /** Undefined if the text cannot be read. It is trimmed and not empty. */
  readonly read: (text: string) => T | undefined
  readonly numeric?: boolean
}

/** Formats a number for a field with at most six decimals, the precision of schemes. */
export const formatFigure = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 6, useGrouping: false })
    .format(value)
    .replace('-', '−')

export const formatPercent = (share: number, locale: Locale): string =>
  formatFigure(Math.round(share * 1e8) / 1e6, locale)

/** Reads a number with a comma or a point and any minus sign; undefined if it is none. */
export function readFigure(text: string): number | undefined {
  const value = Number(
    text
      .trim()
      .replace(/[−–]/g, '-')
      .replace(',', '.'),
  )
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value
}

/** Formats a scale as `5-3-1-0`; with semicolons if a number is negative. */
export const formatScale = (scale: readonly number[], locale: Locale): string =>
  scale.map((points) => formatFigure(points, locale)).join(scale.every((points) => points >= 0) ? '-' : '; ')

/** A hyphen with a space only before it is a minus sign. */
export function readScale(text: string): readonly number[] | undefined {
  const steps = text
    .trim()
    .replace(/(?<=\d)(?:\s+[-–]\s+|[-–])(?=\d)/g, ';')
    .split(/[\s;]+/)
    .filter((step) => step !== '')
    .map(readFigure)
  return steps.length > 0 && steps.every((step) => step !== undefined) ? steps : undefined
}

/** A factor from some number of players on, or up to some place. */
export type Step = readonly [bound: number, weight: number]

/** Formats factors by the field as `20: 1.2; 40: 1.5`. */
export const formatSteps = (steps: readonly Step[], locale: Locale): string =>
  steps.map(([bound, weight]) => `${bound}: ${formatFigure(weight, locale)}`).join('; ')

/** Undefined if it cannot be read; empty if nothing is written. */
export function readSteps(text: string): readonly Step[] | undefined {
  const written = text.split(';').filter((step) => step.trim() !== '')
  const steps = written.flatMap((step): readonly Step[] => {
    const [bound, weight, ...more] = step.split(':').map(readFigure)
    return bound === undefined || weight === undefined || more.length > 0 ? [] : [[bound, weight]]
  })
  return steps.length === written.length ? steps : undefined
}

/** A short name for addresses from a name: `Liga Kaszubska 2027` is `liga-kaszubska-2027`. */
export const shortName = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const word: Codec<string> = { format: (value) => value, read: (text) => text }
export const figure: Codec<number> = { format: formatFigure, read: readFigure, numeric: true }
/** A share between 0 and 1 that people write in percent. */
export const percent: Codec<number> = {
  format: formatPercent,
  read: (text) => {
    const value = readFigure(text)
    return value === undefined ? undefined : Math.round(value * 1e6) / 1e8
  },
  numeric: true,
}
export const scale: Codec<readonly number[]> = { format: formatScale, read: readScale }
/** One entry a line. */
export const lines: Codec<readonly string[]> = { format: (all) => all.join('\n'), read: linesOf }

/** Factors by a bound of this name. */
export const stepsBy = <K extends string>(
  bound: K,
): Codec<readonly (Readonly<Record<K, number>> & { readonly weight: number })[]> => ({
  format: (all, locale) =>
    formatSteps(
      all.map((one) => [one[bound], one.weight] as const),
      locale,
    ),
  read: (text) =>
    readSteps(text)?.map(
      ([at, weight]) =>
        ({ [bound]: at, weight }) as Readonly<Record<K, number>> & { readonly weight: number },
    ),
})
