/** Verifies an exported edition by counting it again from its own inputs, with nothing but the file. */
import {
  exportFile,
  type EditionStatus,
  type ExportFile,
  type PublicKey,
} from '@stolik/contract/ranking/edition'
import { rowsIn } from '@stolik/contract/ranking/figures'
import { readExact } from '@stolik/contract/ranking/parts'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { count } from '@stolik/ranking/count/index'
import { difference } from '@stolik/ranking/model/difference'
import { sealOf } from '@stolik/ranking/model/seal'
import { stampFault } from './signing.js'

export interface Verified {
  readonly file: ExportFile
  readonly status: EditionStatus
  /** The key of the last signature. Only the association can confirm that it is theirs. */
  readonly key: PublicKey
}

/** The first fault found. Items are counted from 1. */
export interface Unverified {
  readonly wrong:
    | 'NO_JSON'
    | 'SHAPE'
    | 'NOT_CANONICAL'
    | 'RESULT'
    | 'HASH'
    | 'SHEETS'
    | 'SHEET'
    | 'CARRIED'
    | 'NOT_COUNTED'
    | 'PERSON'
    | 'KEYS'
    | 'STAMP'
    | 'OTHER_KEY'
  readonly args: Readonly<Record<string, string | number>>
}

export const isVerified = (answer: Verified | Unverified): answer is Verified => 'file' in answer

const wrong = (what: Unverified['wrong'], args: Unverified['args'] = {}): Unverified => ({
  wrong: what,
  args,
})

/** @param trusted ids of the keys that may have signed it; null: any key in the file */
export function verifyExport(content: string, trusted: readonly string[] | null): Verified | Unverified {
  const file = readExport(content)
  if ('wrong' in file) return file
  return inputsFault(file) ?? resultFault(file) ?? peopleFault(file) ?? signed(file, trusted)
}

/** Writes the file. The same edition gives the same file, byte for byte. */
export const writeExport = (file: ExportFile): string => `${canonical(file)}\n`

/** Reads an export file. It must be written canonically: any other text with the same values is not ours. */
export function readExport(content: string): ExportFile | Unverified {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return wrong('NO_JSON')
  }
  const answer = readExact(exportFile, value)
  if ('bad' in answer) return wrong('SHAPE', { path: answer.bad[0] || 'the file' })
  const own = writeExport(answer.read)
  if (own === content) return answer.read
  let at = 0
  while (own[at] === content[at]) at += 1
  return wrong('NOT_CANONICAL', { character: at + 1 })
}

function inputsFault({ content, sheets, carried }: ExportFile): Unverified | undefined {
  for (const [i, sheet] of sheets.entries()) {
    const [named, hash] = [content.sheets[i] ?? 'nothing', contentHash(sheet)]
    if (named === hash) continue
    // The right sheet in the wrong place: one is missing or too many.
    if (content.sheets.includes(hash)) return wrong('SHEETS', { n: i + 1, named })
    return wrong('SHEET', { n: i + 1, event: sheet.event, name: sheet.name, named, hash })
  }
  if (sheets.length !== content.sheets.length)
    return wrong('SHEETS', { n: sheets.length + 1, named: content.sheets[sheets.length] ?? 'nothing' })
  const before = carried === null ? null : contentHash(carried)
  return before === content.carried
    ? undefined
    : wrong('CARRIED', { named: content.carried ?? 'nothing', hash: before ?? 'nothing' })
}

function resultFault({ hash, content, sheets, carried }: ExportFile): Unverified | undefined {
  const { format, scheme, date, licences, clubs, merged } = content
  const inputs = {
    date,
    licences,
    clubs,
    merged,
    // Nobody outside has the years, so the order that the edition states is taken. It must fit the figures.
    ...(content.result.ages && { ages: { stated: content.result.ages } }),
    carried: carried?.result ?? null,
    sheets: sheets.map((sheet, i) => ({ hash: content.sheets[i] as string, sheet })),
  }
  const counted = count(scheme, inputs)
  if ('refused' in counted) return wrong('NOT_COUNTED', { ...words(counted.args), code: counted.refused })
  const { result } = counted
  const found = difference(content.result, { ...result, all: rowsIn(format, result.all) })
  if (found !== undefined) return wrong('RESULT', { ...found })
  const own = contentHash(content)
  return own === hash ? undefined : wrong('HASH', { written: hash, counted: own })
}

const words = (args: Readonly<Record<string, string | number | boolean>>): Unverified['args'] =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]))

/** Names in the file must match their seals. Names may be missing. */
function peopleFault({ content, people }: ExportFile): Unverified | undefined {
  const seals = new Map(content.people.map(({ person, seal }) => [person, seal]))
  for (const [i, named] of people.entries()) {
    if (sealOf(named) !== seals.get(named.person)) return wrong('PERSON', { n: i + 1, person: named.person })
    seals.delete(named.person)
  }
  return undefined
}

function signed(file: ExportFile, trusted: readonly string[] | null): Verified | Unverified {
  const { hash, stamps, keys } = file
  const unused = keys.findIndex(
    ({ id }, i) =>
      !stamps.some((stamp) => stamp.key === id) || keys.findIndex((other) => other.id === id) < i,
  )
  if (unused !== -1) return wrong('KEYS', { n: unused + 1 })
  const fault = stampFault(hash, stamps, keys)
  if (fault !== undefined) return wrong('STAMP', { n: fault.n + 1, fault: fault.fault })
  const last = stamps.at(-1)
  const key = keys.find(({ id }) => id === last?.key)
  if (last === undefined || key === undefined) return wrong('STAMP', { n: stamps.length, fault: 'UNSIGNED' })
  const other = trusted === null ? undefined : keys.find(({ id }) => !trusted.includes(id))
  return other === undefined
    ? { file, status: last.status, key }
    : wrong('OTHER_KEY', { key: other.id, association: other.association })
}
