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

/** A moment as a date: milliseconds say nothing to whoever reads them. */
const dated = (args: RefusalArgs): RefusalArgs =>
  typeof args['until'] === 'number' ? { ...args, until: new Date(args['until']).toISOString() } : args

/** Puts the arguments where the sentence names them. */
export const sentence = (text: string, args: RefusalArgs): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole))
