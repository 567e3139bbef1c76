import {
  argumentsIn,
  locales,
  pluralsIn,
  pluralsOf,
  type Arg,
  type Catalogue,
  type Locale,
} from '@stolik/core'

type Args = Readonly<Record<string, Arg>>

/**
 * Returns what a language lacks to put a code and its arguments into words, or undefined if every language has it.
 */
export function unsaid(
  catalogues: Readonly<Record<Locale, Catalogue>>,
  code: string,
  args: Args,
): string | undefined {
  for (const locale of locales) {
    const fault = lacking(catalogues[locale], locale, code, args)
    if (fault !== undefined) return `${locale}: ${fault}`
  }
  return undefined
}

function lacking(catalogue: Catalogue, locale: Locale, code: string, args: Args): string | undefined {
  const message = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
  if (message === undefined) return `no sentence ${code}`
  for (const { name, forms } of pluralsIn(message)) {
    const absent = pluralsOf(locale)
      .resolvedOptions()
      .pluralCategories.find((form) => !(form in forms))
    if (absent !== undefined) return `${code} has no form for ${absent}`
    if (typeof args[name] !== 'number') return `${code} has plural forms but no number ${name}`
  }
  for (const { name, of } of argumentsIn(message)) {
    const value = args[name]
    if (value === undefined) return `${code} lacks the argument ${name}`
    const fault = of === undefined ? undefined : lacking(catalogue, locale, `${of}.${value}`, args)
    if (fault !== undefined) return fault
  }
  return undefined
}
