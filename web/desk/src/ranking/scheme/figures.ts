/** Formats numbers for the form, and reads them back. */
import { folded } from '@stolik/contract/folded'
import { intlOf, type Locale } from '@stolik/core'

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
