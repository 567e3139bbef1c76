/** A command of `stolik`: what its help says, and what it does. */
import { locales } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import type { Disk } from './disk.js'
import type { Io } from './io.js'

/** What a command is called with. */
export interface Call {
  readonly args: readonly string[]
  readonly games: readonly Offer[]
  readonly io: Io
  readonly disk: Disk
  /** The address in DATABASE_URL, for commands on an installation. */
  readonly database: string | undefined
  /** All settings, for commands that judge or reach a running gateway. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A term of the help and its meaning. A term alone is a heading. */
export type Term = readonly [string, string?]

export interface Command {
  /** One sentence, for the list of all commands. */
  readonly does: string
  /** The usage line. */
  readonly use: string
  /** Its arguments and options. */
  readonly terms?: readonly Term[]
  /** The lines of its help that depend on the games offered. */
  readonly ofGames?: (games: readonly Offer[]) => readonly string[]
  readonly example: string
  /** It starts at once, because the games need not be loaded. */
  readonly knowsNoGame?: true
  /** Returns the exit code. */
  readonly run: (call: Call) => Promise<number>
}

export const data: Term = ['--data FOLDER', 'the data folder; by default the database in DATABASE_URL']
export const json: Term = ['--json', 'prints JSON, for programs']
export const lang: Term = [
  '--lang LANGUAGE',
  `the language of the output: ${locales.join(', ')}; en by default`,
]

const width = 28
export const row = ([term, meaning]: Term): string => {
  if (meaning === undefined) return term
  const start = term.length > width ? `${term}\n  ${' '.repeat(width)}` : term.padEnd(width)
  return `  ${start}  ${meaning}`
}
