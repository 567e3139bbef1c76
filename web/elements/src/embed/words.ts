/** What is said before any element has come: the loader carries it in all languages. */
import type { Locale } from '@stolik/core'

export interface FacadeWords {
  /** What pressing the facade of a table does. */
  readonly table: string
  readonly loading: string
  readonly failed: string
  /** The browser knows too little. */
  readonly old: string
  /** Its page has no origin: no gateway answers it. The address where it can be opened follows. */
  readonly closed: string
}

const files = import.meta.glob<FacadeWords>('./words/*.json', { eager: true, import: 'default' })
// Not by `atOnce`, which the elements have: the loader is one file, and they import nothing of it.
export const words = Object.fromEntries(
  Object.entries(files).map(([file, said]) => [file.slice('./words/'.length, -'.json'.length), said]),
) as Readonly<Record<Locale, FacadeWords>>
