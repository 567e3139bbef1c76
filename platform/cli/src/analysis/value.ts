/** `stolik value`: values a contract given in words, line by line, or lists all contracts that can be won. */
import type { Call } from '../base/command.js'
import { say, type Calculator, type NotCalculated, type Locale } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, readLocale, take } from '../base/arguments.js'
import { chosenRules } from '../base/chosen-rules.js'
import { UsageError } from '../base/io.js'

type Calculating = Offer & { readonly calculator: Calculator }
const calculates = (offer: Offer): offer is Calculating => offer.calculator !== undefined

const why = ({ catalogues }: Offer, locale: Locale, { refused, word, clause }: NotCalculated): string =>
  word === undefined
    ? `${say(catalogues[locale], locale, `cannot.${refused}`, {})} [${clause ?? ''}]`
    : `“${word}”?`

/** Returns the exit code: 1 if there is no such contract. */
export async function valueCommand({ args, games, io }: Call): Promise<number> {
  const options = {
    ...common,
    game: { type: 'string' },
    profile: { type: 'string' },
    rules: { type: 'string' },
    all: { type: 'boolean' },
  } as const
  const { values, positionals } = take(args, options, true)
  const locale = readLocale(values.lang)
  const able = games.filter(calculates)
  const { offer, profile } = await chosenRules(io, able, values.game, values.profile, values.rules)
  const { calculator, catalogues } = offer
  if (values.all === true) {
    const all = calculator.games(profile)
    if (values.json === true) io.out(JSON.stringify(all))
    else
      io.out(
        [...all.map(({ words, value }) => `${String(value).padStart(4)}  ${words}`), `${all.length}`].join(
          '\n',
        ),
      )
    return 0
  }
  if (positionals.length === 0) throw new UsageError(`Name a contract: ${calculator.usage}.`)
  const answer = calculator.value(
    profile,
    positionals.flatMap((word) => word.split(/\s+/).filter(Boolean)),
  )
  if (values.json === true) io.out(JSON.stringify(answer))
  if ('refused' in answer) {
    io.error(`stolik: ${why(offer, locale, answer)}`)
    return 1
  }
  if (values.json !== true)
    io.out(
      answer.lines
        .map(({ code, args, clause }) => `${say(catalogues[locale], locale, code, args)} [${clause}]`)
        .join('\n'),
    )
  return 0
}
