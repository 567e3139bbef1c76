/** The looks in which every element is pictured, and the decks. */
export interface Look {
  readonly name: string
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly forcedColors?: 'active'
  readonly deck?: 'french' | 'german' | 'four'
}

const schemes = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'contrast', colorScheme: 'dark', forcedColors: 'active' },
] as const
const widths = [320, 1280] as const

export const looks: readonly Look[] = schemes.flatMap((scheme) =>
  widths.map((width) => ({ ...scheme, name: `${scheme.name}-${width}`, width })),
)

/** The French deck is in the other pictures already. */
export const decks: readonly Look[] = (['german', 'four'] as const).flatMap((deck) =>
  widths.map((width) => ({ name: `${deck}-${width}`, width, colorScheme: 'light', deck })),
)
