/** A picture for link previews, as data: what is written on it, and what is drawn beside that. */

export interface Picture {
  readonly heading: string
  readonly sentence: string
  readonly art: Art
  /** The host name of this gateway. */
  readonly host: string
  /** The letters of ace, king, queen and jack. */
  readonly letters: string
}

/** Cards that everybody may see, backs of cards, or the first rows of a list. */
export type Art =
  | { readonly cards: readonly string[] }
  | { readonly backs: number }
  | { readonly rows: readonly PictureRow[] }

export interface PictureRow {
  readonly place: string
  readonly name: string
  readonly figure: string
}

/** The size that messengers ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const

/** More rows would be too small to be read in a messenger. */
export const mostRows = 5

/** For pages that are about no cards in particular. */
export const sampleCards: Art = { cards: ['CJ', 'HA', 'SQ', 'DT'] }
