/** The colours that a club may set, their usual values, and the pairs that must stay readable. */
import { tokens } from '@stolik/kit/tokens'

/** In the order of the form. */
export const colours = [
  'linen',
  'panel',
  'ink',
  'muted',
  'chaber',
  'granat',
  'on-granat',
  'felt',
  'on-felt',
  'back',
] as const
export type Colour = (typeof colours)[number]

export const shades = ['light', 'dark'] as const
export type Shade = (typeof shades)[number]

/** The colours that a club has set; all others stay usual. */
export type ColourSet = Readonly<Partial<Record<Colour, string>>>

export function usualColour(name: string, shade: Shade): string {
  // Of a colour for both themes the light one stands first.
  const found = new RegExp(`--stolik-${name}: ?(?:light-dark\\()?(#\\w{6})(?:, ?(#\\w{6}))?`).exec(
    tokens.cssText,
  )
  const [, light = '#000000', dark = light] = found ?? []
  return shade === 'light' ? light : dark
}

/**
 * Pairs of text and background. A club cannot choose the colours for lost, won and whose turn it is, but they must be readable
 * on its backgrounds.
 */
const pairs: readonly (readonly [text: string, ground: Colour])[] = [
  ...['ink', 'muted', 'chaber', 'mak', 'lisc'].flatMap(
    (text) =>
      [
        [text, 'linen'],
        [text, 'panel'],
      ] as const,
  ),
  ['on-granat', 'granat'],
  ['on-felt', 'felt'],
  ['slonce', 'felt'],
]

/** WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5

const luminance = (colour: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)

/** Returns WCAG 2.2's contrast ratio of two colours of the form #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

export interface WeakPair {
  readonly text: string
  readonly ground: Colour
  readonly ratio: number
}

/** Returns the pairs that are not readable. */
export function weakPairs(set: ColourSet, shade: Shade): readonly WeakPair[] {
  const value = (name: string): string =>
    (set as Readonly<Record<string, string>>)[name] ?? usualColour(name, shade)
  return pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(value(text), value(ground)) }))
    .filter(({ ratio }) => ratio < leastContrast)
}
