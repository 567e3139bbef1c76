/** A look as it is put on the stage. */
import { shared, type Look } from './lines.js'
import type { Shade } from './palette.js'

export const modes = ['light', 'dark', 'contrast'] as const

export interface Shown {
  readonly look: Look
  readonly mode: (typeof modes)[number]
  /** Which colours high contrast is shown in. */
  readonly shade: Shade
}

/** Custom properties and their values. */
export function cssOf({ look, mode, shade }: Shown): readonly (readonly [string, string])[] {
  const contrast =
    mode !== 'contrast'
      ? []
      : ([
          ['muted', 'var(--stolik-ink)'],
          ['line', 'var(--stolik-ink)'],
          ['control', 'var(--stolik-ink)'],
        ] as const)
  return [...Object.entries(look[shade]), ...shared(look), ...contrast]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`--stolik-${name}`, value])
}
