/** The context of the subcommands of `stolik tournament`. */
import type { Offer } from '@stolik/gateway/base/offer'
import type { take } from '../base/arguments.js'
import type { Disk } from '../base/disk.js'
import { fileAccount } from '@stolik/event/decide/away'
import type { By } from '@stolik/event/model/entry'
import { UsageError, type Io } from '../base/io.js'

export const tournamentOptions = {
  by: { type: 'string' },
  preset: { type: 'string' },
  from: { type: 'string' },
  series: { type: 'string' },
  table: { type: 'string' },
  hand: { type: 'string' },
  reason: { type: 'string' },
  outside: { type: 'string' },
  data: { type: 'string' },
  edition: { type: 'string' },
  later: { type: 'string' },
  question: { type: 'string' },
  fact: { type: 'string', multiple: true },
  note: { type: 'string' },
  player: { type: 'string' },
  clause: { type: 'string' },
  refund: { type: 'boolean' },
  late: { type: 'boolean' },
  whole: { type: 'boolean' },
  overwrite: { type: 'boolean' },
  preview: { type: 'boolean' },
  skip: { type: 'boolean' },
  minutes: { type: 'string' },
  what: { type: 'string' },
  to: { type: 'string' },
  zone: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const

export type Values = ReturnType<typeof take<typeof tournamentOptions>>['values']

/** The context of a subcommand. */
export interface Desk {
  readonly games: readonly Offer[]
  readonly io: Io
  readonly disk: Disk
  readonly values: Values
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

/** Returns the time zone that a call names. @throws UsageError if there is none of that name */
export function zone(text = 'Europe/Warsaw'): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    throw new UsageError(`--zone is a time zone such as Europe/Warsaw, not “${text}”.`)
  }
}
