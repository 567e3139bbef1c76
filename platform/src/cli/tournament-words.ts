/** What is wrong with an event, its files or its regulations, in one English line. */
import { say, type Locale } from '@stolik/core'
import type { Offer } from '../offer.js'
import {
  eventRefusals,
  type EventRefusal,
  type FileCode,
  type Problem,
  type RefusalArgs,
  type RegulationsCode,
} from '../tournament/refusal.js'
import { sentence } from '../tournament/show-refused.js'

const fileSentences: Readonly<Record<FileCode, string>> = {
  NO_COLUMN: 'the column “{column}” is missing',
  UNKNOWN_COLUMN: 'there is no column “{column}”',
  COLUMN_TWICE: 'the column “{column}” stands there twice',
  CELLS: 'this line has {found} cells, and the head {expected}',
  QUOTE: 'a quotation mark is not closed, or stands where none can',
  BAD_CELL: '“{value}” cannot stand in column “{column}”',
  EMPTY: 'there is nothing in the file',
  TWICE_IN_FILE: '{name} stands in the file twice, first in line {other}',
  LIST_TWICE: 'the list of table {table} in series {series} stands in the file twice, first in line {other}',
}

const regulationsSentences: Readonly<Record<RegulationsCode, string>> = {
  MISSING: '{field} must be said',
  SHAPE: '{field} cannot be that',
  RANGE: '{field} must be from {min} to {max}',
  NOT_OFFERED: 'the game does not offer {field}',
  TWICE: '{field} is said twice',
  SIZE: '{field} needs {expected} values',
  CONTRADICTS: '{field} cannot be together with {other}',
}

const sentences: Readonly<Record<string, string>> = {
  ...eventRefusals,
  ...fileSentences,
  ...regulationsSentences,
}

const told = (offer: Offer, code: string, args: RefusalArgs, clause?: string): string => {
  const { fault } = args
  // What the game itself does not take is said in the game's words.
  const words = typeof fault === 'string' ? { ...args, fault: inGame(offer, 'en', fault, args) } : args
  return `${sentence(sentences[code] ?? code, words)}${clause === undefined ? '' : ` [${clause}]`} (${code})`
}

function inGame({ catalogues }: Offer, locale: Locale, fault: string, args: RefusalArgs): string {
  const code = `cannot.${fault}`
  if (!(code in catalogues[locale])) return fault
  const said = say(catalogues[locale], locale, code, {})
  return 'word' in args ? `${said} “${String(args['word'])}”` : said
}

/** One line, or one for each thing that is wrong, as `file:line: what`. */
export function refusalLines(offer: Offer, file: string, refusal: EventRefusal): readonly string[] {
  const { refused, args, clause, problems = [] } = refusal
  if (problems.length === 0) return [`${file}: ${told(offer, refused, args, clause)}`]
  return problems.map((problem) => `${where(file, problem)}: ${told(offer, problem.code, problem.args)}`)
}

const where = (file: string, { line }: Problem): string => (line === 0 ? file : `${file}:${line}`)
