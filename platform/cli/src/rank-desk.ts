/** What the parts of `stolik rank` are given, and how they tell what is wrong. */
import type { Offer } from '@stolik/gateway/base/offer'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import type { RankingStore } from '@stolik/gateway/ranking/store'
import { problemWords, refusalWords } from '@stolik/gateway/ranking/words'
import type { take } from './arguments.js'
import type { Disk } from './disk.js'
import { UsageError, type Io } from './io.js'

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

/** What a part of the command is given. */
export interface RankDesk {
  readonly games: readonly Offer[]
  readonly io: Io
  readonly disk: Disk
  readonly values: RankValues
  /** What stands behind the command. */
  readonly rest: readonly string[]
}

/** A desk with its data open. */
export interface StoreDesk extends RankDesk {
  readonly store: RankingStore
}

/** Tells why something was not done. */
export function told({ io }: Pick<RankDesk, 'io'>, file: string, refusal: RankingRefusal): number {
  io.error(`${file}: ${refusalWords(refusal)} (${refusal.refused})`)
  for (const problem of refusal.problems ?? [])
    io.error(`${file}${problem.line === 0 ? '' : `:${problem.line}`}: ${problemWords(problem)}`)
  return 1
}

/** The text of a file that was named; undefined, and told, where there is none. @throws UsageError where none was named. */
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
