import { showArgs } from '../table/show-sheet.js'
import { eventRefusals, type EventRefusal, type RefusalArgs } from '@stolik/tournament/model/refusal'

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

/** Turns a time in milliseconds into a readable date. */
const dated = (args: RefusalArgs): RefusalArgs =>
  typeof args['until'] === 'number' ? { ...args, until: new Date(args['until']).toISOString() } : args

/** Inserts the arguments into a sentence. */
export const sentence = (text: string, args: RefusalArgs): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole))
