/** The few words that must be there before anything can be fetched: in every language, with the code that says them. */
import type { Locale } from '@stolik/core'

/** By language, as the builder finds them: `atOnce(import.meta.glob('./*.json', { eager: true, import: 'default' }))`. */
export const atOnce = <T>(files: Readonly<Record<string, T>>): Readonly<Record<Locale, T>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, words]) => [/(\w+)\.json$/.exec(file)?.[1] ?? file, words]),
  ) as Readonly<Record<Locale, T>>
