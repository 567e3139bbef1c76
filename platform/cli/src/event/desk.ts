/** The context of the subcommands of `stolik tournament`. */
import { fileAccount } from '@stolik/event/decide/away'
import type { By } from '@stolik/event/model/entry'
import type { Call, Values } from '../base/command.js'
import { UsageError } from '../base/io.js'

export const synopsis = `COMMAND EVENT FILE
  [--by NAME] [--preset GAME/ID] [--from EVENT] [--series N] [--table N] [--hand N] [--reason WHY] [--outside VALUE]
  [--data FOLDER] [--edition N] [--later discard|keep] [--question ID] [--fact NAME=VALUE…] [--note TEXT]
  [--player NUMBER] [--clause CLAUSE] [--refund] [--late] [--whole] [--overwrite] [--preview] [--skip] [--minutes N]
  [--columns HEAD=COLUMN…] [--what PAPER] [--template FILE] [--to FORM] [--zone ZONE] [--lang LANGUAGE] [--json]`

/** The context of a subcommand. */
export interface Desk extends Call {
  readonly values: Values<typeof synopsis>
  /** The event's file, and the arguments after it. */
  readonly file: string
  readonly rest: readonly string[]
}

/** Who acts on an event in a file. */
export const director = ({ values }: Pick<Desk, 'values'>): By => ({
  kind: 'direction',
  account: fileAccount,
  name: values.by ?? 'Director',
})

/** The file named after the event's. @throws UsageError if none is named */
export function secondFile({ rest: [file] }: Desk, missing: string): string {
  if (file === undefined) throw new UsageError(missing)
  return file
}

/** Returns the time zone that a call names. @throws UsageError if there is none of that name */
export function zone({ values: { zone: text = 'Europe/Warsaw' } }: Pick<Desk, 'values'>): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    throw new UsageError(`--zone is a time zone such as Europe/Warsaw, not “${text}”.`)
  }
}
