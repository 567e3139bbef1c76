import { showArgs } from '../../table/show-sheet.js'
import { eventRefusals, type EventRefusal, type RefusalArgs } from '@stolik/event/model/refusal'

/** A refusal as the schema's type `EventRefused`. */
export const showRefused = ({ refused, args, clause, problems = [] }: EventRefusal) => ({
  __typename: 'EventRefused',
  code: refused,
  args: showArgs(args),
  clause: clause ?? null,
  message: sentence(eventRefusals[refused], dated(args)),
  problems: problems.map((problem) => ({
    line: problem.line,
    code: problem.code,
    args: showArgs(problem.args),
  })),
})

/** Turns times in milliseconds into readable dates. */
const dated = (args: RefusalArgs): RefusalArgs => ({
  ...args,
  ...inWords(args, 'until'),
  ...inWords(args, 'since'),
})

const inWords = (args: RefusalArgs, name: string): RefusalArgs =>
  typeof args[name] === 'number' ? { [name]: new Date(args[name]).toISOString() } : {}

/** Inserts the arguments into a sentence. */
export const sentence = (text: string, args: RefusalArgs): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole))
