/** The context of the subcommands of `stolik rank`, and how they report problems. */
import type { Offer } from '@stolik/gateway/base/offer'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import type { RankingStore } from '@stolik/gateway/ranking/sql'
import { problemWords, refusalWords } from '@stolik/gateway/ranking/words'
import type { take } from '../base/arguments.js'
import type { Disk } from '../base/disk.js'
import { UsageError, type Io } from '../base/io.js'

export const rankOptions = {
  key: { type: 'string', multiple: true },
  data: { type: 'string' },
  association: { type: 'string' },
  name: { type: 'string' },
  season: { type: 'string' },
  date: { type: 'string' },
  by: { type: 'string' },
  kind: { type: 'string' },
  region: { type: 'string' },
  source: { type: 'string' },
  game: { type: 'string' },
  profile: { type: 'string' },
  event: { type: 'string' },
  title: { type: 'string' },
  organiser: { type: 'string' },
  hands: { type: 'string' },
  encoding: { type: 'string' },
  who: { type: 'string', multiple: true },
  'all-new': { type: 'boolean' },
  from: { type: 'string' },
  until: { type: 'string' },
  joined: { type: 'string' },
  different: { type: 'string', multiple: true },
  take: { type: 'string' },
  rest: { type: 'boolean' },
  replace: { type: 'boolean' },
  corrects: { type: 'string' },
  reason: { type: 'string' },
  'no-names': { type: 'boolean' },
  zone: { type: 'string' },
  json: { type: 'boolean' },
} as const

export type RankValues = ReturnType<typeof take<typeof rankOptions>>['values']

/** The context of a subcommand. */
export interface RankDesk {
  readonly games: readonly Offer[]
  readonly io: Io
  readonly disk: Disk
  readonly values: RankValues
  /** The arguments after the subcommand. */
  readonly rest: readonly string[]
}

/** The context with an open store. */
export interface StoreDesk extends RankDesk {
  readonly store: RankingStore
}

const inLine = (file: string, line: number): string => `${file}:${line}`

/** Where a problem with an event is: its number is no line of the file, but a start number. */
export const ofNumber = (file: string, number: number): string => `${file}: start number ${number}`

/**
 * Prints why something was refused.
 * @param where says what the number of a problem stands for
 */
export function told(
  { io }: Pick<RankDesk, 'io'>,
  file: string,
  refusal: RankingRefusal,
  where: (file: string, number: number) => string = inLine,
): number {
  io.error(`${file}: ${refusalWords(refusal)} (${refusal.refused})`)
  for (const problem of refusal.problems ?? [])
    io.error(`${problem.line === 0 ? file : where(file, problem.line)}: ${problemWords(problem)}`)
  return 1
}

/** Reads a named file. Reports a missing file and returns undefined. @throws UsageError if no file is named. */
export async function textOf(
  { disk, io }: Pick<RankDesk, 'disk' | 'io'>,
  file: string | undefined,
): Promise<string | undefined> {
  if (file === undefined) throw new UsageError('Name the file.')
  try {
    const text = await disk.load(file)
    if (text === undefined) io.error(`${file}: there is no such file`)
    return text
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    io.error(`${file}: cannot be read (${String(error.code)})`)
    return undefined
  }
}
