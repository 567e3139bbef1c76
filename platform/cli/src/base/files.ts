/** The files that commands are given: as text, from an address, as a list in any encoding. */
import { isNotRead, readFile, type ReadFile } from '@stolik/files/read'
import { notReadWords, readAsWords } from '@stolik/files/words'
import type { Call } from './command.js'
import { download, isAddress, type DownloadLimits } from './download.js'
import { Failure, UsageError } from './io.js'

/** @throws UsageError if no file is named @throws Failure if it is not there or cannot be read */
export async function textOf({ disk }: Pick<Call, 'disk'>, file: string | undefined): Promise<string> {
  if (file === undefined) throw new UsageError('Name the file.')
  const text = await disk.load(file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Failure(`${file}: cannot be read (${String(error.code)})`)
  })
  if (text === undefined) throw new Failure(`${file}: there is no such file`)
  return text
}

/** The text of a file or of a published address. @throws Failure if there is none; an association's names its code, too */
export async function textAt(
  call: Pick<Call, 'disk'>,
  place: string,
  limits: DownloadLimits,
  withCode = false,
): Promise<string> {
  if (!isAddress(place)) return textOf(call, place)
  const text = await download(place, limits)
  if (typeof text !== 'string')
    throw new Failure(`${place}: ${text.why}${withCode ? ` (${text.failed})` : ''}`)
  return text
}

/** Parses JSON; undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/**
 * Reads a list that somebody brings, in whatever encoding or as a workbook, and says how if it is not UTF-8.
 * @param sheet the name of the sheet of a workbook that is read if there is one
 * @throws Failure if it cannot be read @throws UsageError if there is no such file
 */
export async function readListFile(
  { disk, io }: Pick<Call, 'disk' | 'io'>,
  file: string,
  sheet?: string,
): Promise<ReadFile> {
  const bytes = await disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  const read = await readFile(bytes, sheet)
  if (isNotRead(read))
    throw new Failure(
      `${file}${read.line === 0 ? '' : `:${read.line}`}: ${notReadWords(read.seems, read.cell)} (ENCODING)`,
    )
  if (read.as !== 'utf-8') io.out(`${file}: ${readAsWords(read.as)}`)
  return read
}

export const readList = async (desk: Pick<Call, 'disk' | 'io'>, file: string): Promise<string> =>
  (await readListFile(desk, file)).text

/** Where in a file a problem is: the cell of a workbook if it concerns one, else the line. */
export function placeIn(
  file: string,
  { line, args }: { readonly line: number; readonly args: Readonly<Record<string, unknown>> },
): string {
  const { cell } = args
  if (typeof cell === 'string' && /\.(xlsx|ods)$/i.test(file)) return `${file}:${cell}`
  return line === 0 ? file : `${file}:${line}`
}

/** Says which field of a published file cannot be read, or with an empty path that the file is something else. */
export const badWords = (bad: string, none: string): string =>
  bad === '' ? none : `${bad} is missing or not valid`
