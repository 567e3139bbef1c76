import { locales, pluralsOf, type Arg, type Catalogue, type Locale } from '@stolik/core'

type Args = Readonly<Record<string, Arg>>

/** What a language lacks to say a code with its arguments; undefined when all can. */
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
  const sentence = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
  if (sentence === undefined) return `no sentence ${code}`
  if (typeof sentence !== 'string') {
    const absent = pluralsOf(locale)
      .resolvedOptions()
      .pluralCategories.find((form) => !(form in sentence))
    if (absent !== undefined) return `${code} has no form for ${absent}`
    if (typeof args['n'] !== 'number') return `${code} has plural forms but no number n`
  }
  for (const form of typeof sentence === 'string' ? [sentence] : Object.values(sentence))
    for (const [, name, prefix] of form.matchAll(/\{(\w+)(?::([\w.-]+))?\}/g)) {
      const value = args[name as string]
      if (value === undefined) return `${code} lacks the argument ${String(name)}`
      const fault = prefix === undefined ? undefined : lacking(catalogue, locale, `${prefix}.${value}`, args)
      if (fault !== undefined) return fault
    }
  return undefined
}
