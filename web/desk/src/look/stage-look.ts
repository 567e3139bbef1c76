/** A look as the stage shows it. */
import { sharedLines, type Look } from './lines.js'
import type { Shade } from './palette.js'

export const modes = ['light', 'dark', 'contrast'] as const

export interface StageLook {
  readonly look: Look
  readonly mode: (typeof modes)[number]
  /** The theme in which high contrast is shown. */
  readonly shade: Shade
}

/** Returns custom properties and their values. */
export function cssOf({ look, mode, shade }: StageLook): readonly (readonly [string, string])[] {
  const contrast =
    mode !== 'contrast'
      ? []
      : ([
          ['muted', 'var(--stolik-ink)'],
          ['line', 'var(--stolik-ink)'],
          ['control', 'var(--stolik-ink)'],
        ] as const)
  return [...Object.entries(look[shade]), ...sharedLines(look), ...contrast]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`--stolik-${name}`, value])
}
