/** The CSS that a club pastes into its style sheet. */
import type { Arg, Locale } from '@stolik/core'
import { usualColour, type Colour, type ColourSet, type Shade } from './palette.js'

export interface Look {
  readonly light: ColourSet
  readonly dark: ColourSet
  /** In pixels. */
  readonly radius: number
  /** Empty = ours, `site` = the page's own, else font families in CSS syntax. */
  readonly font: string
  readonly scale: number
  readonly deck: string
  readonly letters: string
}

export const usualLook: Look = {
  light: {},
  dark: {},
  radius: 10,
  font: '',
  scale: 1,
  deck: 'french',
  letters: 'auto',
}

/** Whether CSS accepts the text as font families. Nothing that could end the declaration is allowed. */
export const isFont = (text: string): boolean => /^[\p{L}\p{N} ,'"_-]{1,200}$/u.test(text) && isClosed(text)
const isClosed = (text: string): boolean =>
  ['"', "'"].every((mark) => (text.split(mark).length - 1) % 2 === 0)

type Declaration = readonly [name: string, value: string]

/** Returns the declarations that are the same in every theme. */
export function sharedLines({ radius, font, scale, deck, letters }: Look): readonly Declaration[] {
  const families = font === 'site' ? 'initial' : font
  const all: readonly (Declaration | false)[] = [
    radius !== usualLook.radius && ['radius', `${radius}px`],
    isFont(families) && ['font', families],
    scale !== usualLook.scale && ['card-scale', String(scale)],
    deck !== usualLook.deck && ['deck', deck],
    letters !== usualLook.letters && ['letters', letters],
  ]
  return all.filter((one) => one !== false)
}

const coloured = (set: ColourSet): readonly Declaration[] =>
  Object.entries(set).filter(([, value]) => value !== '')

/** Returns the colours for the dark theme. A colour set only for light needs its usual dark value stated there. */
export const darkOf = ({ light, dark }: Pick<Look, 'light' | 'dark'>): ColourSet => ({
  ...Object.fromEntries((Object.keys(light) as Colour[]).map((name) => [name, usualColour(name, 'dark')])),
  ...dark,
})

const block = (selector: string, all: readonly Declaration[], indent = ''): string =>
  `${indent}${selector} {\n${all.map(([name, value]) => `${indent}  --stolik-${name}: ${value};\n`).join('')}${indent}}\n`

/** Returns the CSS; empty for the usual look. */
export function cssLines(look: Look): string {
  const [light, dark, both] = [coloured(look.light), coloured(darkOf(look)), sharedLines(look)]
  return [
    both.length === 0 ? '' : block(':root', both),
    light.length === 0 ? '' : block(":root,\n[data-theme='light']", light),
    dark.length === 0
      ? ''
      : `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", dark, '  ')}}\n${block("[data-theme='dark']", dark)}`,
    'muted' in look.light || 'muted' in look.dark
      ? `@media (prefers-contrast: more) {\n${block(':root,\n  [data-theme]', [['muted', 'var(--stolik-ink)']], '  ')}}\n`
      : '',
  ].join('')
}

/** What a club has chosen, and how it chooses something else. */
export interface ChoiceParts {
  readonly look: Look
  /** The theme whose colours are being chosen. */
  readonly shade: Shade
  /** The typed font families; null = a font of the list. */
  readonly own: string | null
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly change: (change: Partial<Look>) => void
  readonly choose: (shade: Shade) => void
  readonly type: (own: string | null) => void
  readonly reset: () => void
}
