/** A command of `stolik`: what its help says, what it does, and how it reads its arguments. */
import { parseArgs } from 'node:util'
import { locales, type Locale } from '@stolik/core'
import { isDay } from '@stolik/contract/ranking/parts'
import type { Offer } from '@stolik/gateway/base/offer'
import type { Disk } from './disk.js'
import { UsageError, type Io } from './io.js'

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

export interface Command {
  /** One sentence, for the list of all commands. */
  readonly does: string
  /** The usage line. */
  readonly use: string
  /**
   * Its arguments and options, one a line: two spaces stand between a term and its meaning, and before a line that goes on with
   * the meaning. A term alone is a heading.
   */
  readonly terms?: string
  /** The lines of its help that depend on the games offered. */
  readonly ofGames?: (games: readonly Offer[]) => readonly string[]
  readonly example: string
  /** It starts at once, because the games need not be loaded. */
  readonly knowsNoGame?: true
  readonly run: (call: Call) => Promise<void>
}

export const data = '--data FOLDER  the data folder; by default the database in DATABASE_URL'
export const json = '--json  prints JSON, for programs'
export const lang = `--lang LANGUAGE  the language of the output: ${locales.join(', ')}; en by default`
/** The argument of commands that read records. */
export const records = 'FILE  a file of records, which may be gzipped (.gz); - is standard input'

const width = 28
/** A line of the help. */
export function row(term: string, meaning: string): string {
  const start = term.length > width ? `${term}\n  ${' '.repeat(width)}` : term.padEnd(width)
  return `  ${start}  ${meaning}`
}

/** The lines of the help for terms as a command has them. */
export const rows = (terms: string): readonly string[] =>
  terms
    .replace(/^\n/, '')
    .split('\n')
    .map((line) => {
      const text = line.replace(/^ {6}/, '')
      const gap = text.indexOf('  ')
      return gap === -1 ? text : row(text.slice(0, gap), text.slice(gap + 2))
    })

type Option<S extends string> = S extends `${infer Name} ${infer Value}`
  ? { readonly [K in Name]?: Value extends `${string}…` ? readonly string[] : string }
  : { readonly [K in S]?: boolean }

/** The values of the options that a synopsis names. */
export type Values<S extends string> = S extends `${string}[--${infer One}]${infer Rest}`
  ? Option<One> & Values<Rest>
  : unknown

/**
 * Reads the arguments of a command.
 * @param synopsis such as `FILE… [--check] [--seed TEXT] [--keep ID…]`: `…` after a value allows several; without a name
 * before the options, no other argument is allowed
 * @param more options that depend on the games
 * @throws UsageError for an unknown option
 */
export function take<const S extends string>(
  args: readonly string[],
  synopsis: S,
  more = '',
): { readonly values: Values<S>; readonly positionals: readonly string[] } {
  const options = Object.fromEntries(
    [...`${synopsis} ${more}`.matchAll(/\[--([\w-]+)(?: ([^\]]+))?\]/g)].map(([, name = '', value]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: value?.endsWith('…') ?? false } as const,
    ]),
  )
  try {
    const allowPositionals = !synopsis.startsWith('[')
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals, strict: true })
    return { values: values as Values<S>, positionals }
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
    throw new UsageError(`${String(sentence)}.`)
  }
}

type Texts<K extends string> = { readonly [N in K]?: string }

/** Reads the language of `--lang`. @throws UsageError unless it is one of the languages. */
export function readLocale({ lang: text }: Texts<'lang'>): Locale {
  if (text === undefined) return 'en'
  const found = locales.find((one) => one === text)
  if (found !== undefined) return found
  throw new UsageError(`--lang is ${locales.join(', ')}, not “${text}”.`)
}

/** Reads a whole number from 1, if the option is given. @throws UsageError for other text. */
export function readCount<K extends string, T>(
  values: Texts<K>,
  name: K,
  usual: T,
  most = 99_999_999,
): number | T {
  const text = values[name]
  if (text === undefined) return usual
  if (/^[1-9]\d{0,7}$/.test(text) && Number(text) <= most) return Number(text)
  throw new UsageError(`--${name} is a whole number from 1 to ${most}, not “${text}”.`)
}

/** Reads a day, if the option is given. @throws UsageError for an invalid day. */
export function readDay<K extends string, T>(values: Texts<K>, name: K, usual: T): string | T {
  const text = values[name]
  if (text === undefined) return usual
  if (isDay(text)) return text
  throw new UsageError(`--${name} is a day such as 2026-12-31, not “${text}”.`)
}

/** Returns the game of `--game`, by default the first one. @throws UsageError for a game that is not among them */
export function gameAmong<O extends Offer>(able: readonly O[], game: string | undefined): O {
  const offer = game === undefined ? able[0] : able.find(({ plugin }) => plugin.id === game)
  if (offer !== undefined) return offer
  throw new UsageError(`--game is one of: ${able.map(({ plugin }) => plugin.id).join(', ')}.`)
}

/** A game that has something that not all have. */
export type Having<K extends keyof Offer> = Offer & { readonly [P in K]-?: NonNullable<Offer[P]> }

export const having = <K extends keyof Offer>(games: readonly Offer[], part: K): readonly Having<K>[] =>
  games.filter((offer): offer is Having<K> => offer[part] !== undefined)
