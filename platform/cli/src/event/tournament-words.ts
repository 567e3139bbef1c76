/** Describes what is wrong with an event, its files or its regulations, in one English line. */
import { say, type Locale } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import {
  eventRefusals,
  fileRefusals,
  regulationsRefusals,
  type EventRefusal,
  type Problem,
  type RefusalArgs,
} from '@stolik/event/model/refusal'
import { sentence } from '@stolik/gateway/event/show-refused'

const sentences: Readonly<Record<string, string>> = {
  ...eventRefusals,
  ...fileRefusals,
  ...regulationsRefusals,
}

const told = (offer: Offer, code: string, args: RefusalArgs, clause?: string): string => {
  const { fault } = args
  // The game describes its own objections.
  const words = typeof fault === 'string' ? { ...args, fault: inGame(offer, 'en', fault, args) } : args
  return `${sentence(sentences[code] ?? code, words)}${clause === undefined ? '' : ` [${clause}]`} (${code})`
}

function inGame({ catalogues }: Offer, locale: Locale, fault: string, args: RefusalArgs): string {
  const code = `cannot.${fault}`
  if (!(code in catalogues[locale])) return fault
  return say(catalogues[locale], locale, code, args)
}

/** Returns one line, or one for each problem, as `file:line: what`. */
export function refusalLines(offer: Offer, file: string, refusal: EventRefusal): readonly string[] {
  const { refused, args, clause, problems = [] } = refusal
  if (problems.length === 0) return [`${file}: ${told(offer, refused, args, clause)}`]
  return problems.map((problem) => `${where(file, problem)}: ${told(offer, problem.code, problem.args)}`)
}

const where = (file: string, { line }: Problem): string => (line === 0 ? file : `${file}:${line}`)
