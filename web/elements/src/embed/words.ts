/** The words before an element has loaded: the loader contains them in all languages. */
import type { Locale } from '@stolik/core'

export interface FacadeWords {
  /** The label of a table's facade. */
  readonly table: string
  readonly loading: string
  readonly failed: string
  /** Shown when the browser is too old. */
  readonly old: string
  /** Shown on a page without an origin, which no gateway answers. A link to the element's own page follows. */
  readonly closed: string
}

const files = import.meta.glob<FacadeWords>('./*.json', { base: './words', eager: true, import: 'default' })
// Not `atOnce`, which the elements use: the loader is a single file, from which the elements import nothing.
export const words = Object.fromEntries(
  Object.entries(files).map(([file, catalogue]) => [file.slice('./'.length, -'.json'.length), catalogue]),
) as Readonly<Record<Locale, FacadeWords>>
