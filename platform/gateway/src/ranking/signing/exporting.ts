/** Writes an edition that has been published at some time as a file that can be verified on its own. */
import { type Named, type PublicKey, type Stamped, exportFormat } from '@stolik/contract/ranking/edition'
import { writeExport } from './verify.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { RankingStore } from '../store/sql.js'

export interface ExportDeps {
  readonly store: Pick<RankingStore, 'edition' | 'sheets' | 'named'>
  /** All keys that editions may be signed with. */
  readonly keys: readonly PublicKey[]
}

/** The keys that signed the steps, each once. Refuses if one of them is not known. */
export function keysOf(
  stamps: readonly Pick<Stamped, 'key'>[],
  known: readonly PublicKey[],
): readonly PublicKey[] | RankingRefusal {
  const keys: PublicKey[] = []
  for (const id of new Set(stamps.map(({ key }) => key))) {
    if (id === null) continue
    const signedWith = known.find((one) => one.id === id)
    if (signedWith === undefined) return refuse('MISSING_KEY', { key: id })
    keys.push(signedWith)
  }
  return keys
}

/**
 * The edition with everything it was counted from.
 * @param named decides which of the names that can still be opened go into the file; null: none
 */
export async function exportEdition(
  { store, keys }: ExportDeps,
  hash: string,
  named: ((one: Named) => boolean) | null,
): Promise<string | RankingRefusal> {
  const edition = await store.edition(hash)
  if (edition === undefined) return refuse('UNKNOWN_EDITION')
  const { content, stamps } = edition
  if (stamps.length < 2) return refuse('NOT_PUBLISHED')
  const signedWith = keysOf(stamps, keys)
  if ('refused' in signedWith) return signedWith
  const sheets = await store.sheets(content.sheets)
  const carried = content.carried === null ? undefined : await store.edition(content.carried)
  const names = named === null ? [] : await store.named(content.people.map(({ seal }) => seal))
  return writeExport({
    format: exportFormat,
    hash,
    content,
    stamps,
    keys: signedWith,
    sheets: content.sheets.flatMap((one) => sheets.get(one) ?? []),
    carried: carried?.content ?? null,
    people: names
      .map(({ person, name, club, salt }): Named => ({ person, name, club, salt }))
      .filter((one) => named?.(one)),
  })
}
