/** The context of the subcommands of `stolik rank`: what several of them are given, and how they report problems. */
import { encodings, type Encoding } from '@stolik/files/encoding/names'
import { nodeEntropy } from '@stolik/gateway/base/entropy'
import type { RankingStore } from '@stolik/gateway/ranking/store/sql'
import { problemWords, refusalWords } from '@stolik/gateway/ranking/show/words'
import type { Decisions } from '@stolik/ranking/model/matching'
import type { RankingProblem, RankingRefusal } from '@stolik/ranking/model/refusal'
import type { Call, Values } from '../base/command.js'
import { placeIn, readListFile } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'

export const synopsis = `COMMAND FILE…
  [--key FILE…] [--data FOLDER] [--association NAME] [--name NAME] [--season YEAR] [--date DAY] [--by NAME]
  [--kind KIND] [--region REGION] [--source NAME] [--game GAME] [--profile PROFILE] [--event EVENT] [--title TITLE]
  [--organiser NAME] [--hands N] [--encoding ENCODING] [--who KEY=PERSON…] [--all-new] [--from DAY] [--until DAY]
  [--joined DAY] [--different LIST…] [--take SEEN] [--rest] [--replace] [--corrects N] [--reason WHY] [--no-names]
  [--zone ZONE] [--json]`

/** The context of a subcommand. */
export interface RankDesk extends Call {
  readonly values: Values<typeof synopsis>
  /** The arguments after the subcommand. */
  readonly rest: readonly string[]
}

/** The context with an open store. */
export interface StoreDesk extends RankDesk {
  readonly store: RankingStore
}

/**
 * Returns the answer. @throws Failure that says why it was refused, with a line for each problem
 * @param where what the number of a problem stands for
 */
export function accepted<T extends object | string>(
  file: string,
  answer: T | RankingRefusal,
  where = (_number: number, problem: RankingProblem): string => placeIn(file, problem),
): T {
  if (typeof answer !== 'object' || !('refused' in answer)) return answer
  const { problems = [] } = answer
  throw new Failure(
    `${file}: ${refusalWords(answer)} (${answer.refused})`,
    ...problems.map((one) => `${one.line === 0 ? file : where(one.line, one)}: ${problemWords(one)}`),
  )
}

export const byOf = ({ values }: RankDesk): string => values.by ?? 'association'

/** Reads `--who KEY=PERSON` or `KEY=new`, which may be repeated. */
export function decisionsOf({ values: { who = [] } }: RankDesk): Decisions {
  return new Map(
    who.map((text) => {
      const at = text.lastIndexOf('=')
      if (at < 1) throw new UsageError(`--who is KEY=PERSON or KEY=new, not “${text}”.`)
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )
}

/** What people are known by, and the association whose licences count. @throws UsageError if it is not named */
export function registerOf({ store, values: { association } }: StoreDesk) {
  if (association === undefined)
    throw new UsageError('Add --association NAME: the association whose licences count.')
  return { store, entropy: nodeEntropy, association }
}

/** Returns the file as it is if somebody says how its letters are written; otherwise as it was recognised, in UTF-8. */
export async function bytesOf(
  desk: RankDesk,
  file: string,
  sheet: string,
): Promise<{ readonly bytes: Uint8Array; readonly encoding: Encoding; readonly whole: boolean }> {
  const { encoding: name = 'auto' } = desk.values
  const encoding = encodings.find((one) => one === name)
  if (encoding === undefined && name !== 'auto')
    throw new UsageError(`--encoding is auto, ${encodings.join(', ')}.`)
  if (encoding === undefined) {
    const { text, own = false } = await readListFile(desk, file, sheet)
    return { bytes: new TextEncoder().encode(text), encoding: 'utf-8', whole: own }
  }
  const bytes = await desk.disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  return { bytes, encoding, whole: false }
}
