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

/** Returns the colours for both themes. One that is chosen for only one theme has its usual value in the other. */
const coloured = ({ light, dark }: Pick<Look, 'light' | 'dark'>): readonly Declaration[] =>
  (Object.keys({ ...light, ...dark }) as Colour[])
    .filter((name) => light[name] || dark[name])
    .map((name) => {
      const [one, other] = [
        light[name] || usualColour(name, 'light'),
        dark[name] || usualColour(name, 'dark'),
      ]
      return [name, `light-dark(${one}, ${other})`]
    })

const block = (selector: string, all: readonly Declaration[], indent = ''): string =>
  `${indent}${selector} {\n${all.map(([name, value]) => `${indent}  --stolik-${name}: ${value};\n`).join('')}${indent}}\n`

/** Returns the CSS; empty for the usual look. */
export function cssLines(look: Look): string {
  const [colours, rest] = [coloured(look), sharedLines(look)]
  return [
    rest.length === 0 ? '' : block(':root', rest),
    // Other browsers show our usual colours: of a colour that they cannot read, nothing would be left.
    colours.length === 0
      ? ''
      : `@supports (color: light-dark(red, red)) {\n${block(':root', colours, '  ')}}\n`,
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
