/** The few words that must be there before anything can be fetched. They are bundled in every language with their code. */
import type { Locale } from '@stolik/core'

/**
 * Returns the words by language, from the files that the bundler finds: `atOnce(import.meta.glob('./*.json', { eager: true,
 * import: 'default' }))`.
 */
export const atOnce = <T>(files: Readonly<Record<string, T>>): Readonly<Record<Locale, T>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, words]) => [/\b(\w+)\.json$/.exec(file)?.[1] ?? file, words]),
  ) as Readonly<Record<Locale, T>>
