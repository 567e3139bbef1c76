/** `stolik value`: values a contract given in words, line by line, or lists all contracts that can be won. */
import { say, type NotCalculated, type Locale } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { chosenRules } from '../base/chosen-rules.js'
import { having, readLocale, take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'

const why = ({ catalogues }: Offer, locale: Locale, { refused, word, clause }: NotCalculated): string =>
  word === undefined
    ? `${say(catalogues[locale], locale, `cannot.${refused}`, {})} [${clause ?? ''}]`
    : `“${word}”?`

/** @throws Failure if there is no such contract */
export async function valueCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(
    args,
    'WORDS [--game GAME] [--profile PROFILE] [--rules FILE] [--all] [--lang LANGUAGE] [--json]',
  )
  const locale = readLocale(values)
  const { offer, profile } = await chosenRules(io, having(games, 'calculator'), values)
  const { calculator, catalogues } = offer
  const words = positionals.flatMap((word) => word.split(/\s+/).filter(Boolean))
  if (values.all === true) {
    const all = calculator.games(profile)
    const rows = all.map((game) => `${String(game.value).padStart(4)}  ${game.words}`)
    return io.out(values.json === true ? JSON.stringify(all) : [...rows, all.length].join('\n'))
  }
  if (positionals.length === 0) throw new UsageError(`Name a contract: ${calculator.usage}.`)
  const answer = calculator.value(profile, words)
  if (values.json === true) io.out(JSON.stringify(answer))
  if ('refused' in answer) throw new Failure(`stolik: ${why(offer, locale, answer)}`)
  const lines = answer.lines.map(
    ({ code, args, clause }) => `${say(catalogues[locale], locale, code, args)} [${clause}]`,
  )
  if (values.json !== true) io.out(lines.join('\n'))
}
