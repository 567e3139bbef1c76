/** Lets our own published files come back: what is imported of them are the rows that they stand for. */
import type { Plugin } from '@stolik/core'
import { isNotDecoded, readText } from '@stolik/files/text'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import { ownResults } from './own-results.js'
import { ownTable } from './own-table.js'
import type { ImportAsked } from './preview.js'

/** Returns what to import instead of our own file, or why it cannot come back; any other file as it is. */
export function withOwnFiles(
  asked: ImportAsked,
  game: Plugin | undefined,
): ImportAsked | readonly RankingProblem[] {
  const read = readText(asked.bytes, asked.encoding)
  if (isNotDecoded(read) || game === undefined) return asked
  const rows = ownResults(read.text, game) ?? ownTable(read.text)
  if (typeof rows === 'object') return rows
  return rows === undefined ? asked : { ...asked, bytes: new TextEncoder().encode(rows), encoding: 'utf-8' }
}
