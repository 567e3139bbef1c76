/** What several subcommands of `stolik rank` are given: a file, decisions about people, the association, and who acts. */
import { encodings, type Encoding } from '@stolik/files/encoding/names'
import type { Decisions } from '@stolik/ranking/model/matching'
import { UsageError } from '../base/io.js'
import type { StoreDesk } from './rank-desk.js'
import { readList } from '../base/read-list.js'

export const byOf = ({ values }: Pick<StoreDesk, 'values'>): string => values.by ?? 'association'

/** Reads `--who KEY=PERSON` or `KEY=new`, which may be repeated. */
export function decisionsOf({ values }: StoreDesk): Decisions {
  return new Map(
    (values.who ?? []).map((told) => {
      const at = told.lastIndexOf('=')
      if (at < 1) throw new UsageError(`--who is KEY=PERSON or KEY=new, not “${told}”.`)
      return [told.slice(0, at), told.slice(at + 1)]
    }),
  )
}

export function associationOf({ values }: StoreDesk): string {
  if (values.association === undefined)
    throw new UsageError('Add --association NAME: the association whose licences count.')
  return values.association
}

export interface Given {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
}

/** Returns the file as it is if somebody says how its letters are written; otherwise as it was recognised, in UTF-8. */
export async function bytesOf(desk: StoreDesk, file: string): Promise<Given | undefined> {
  const { encoding = 'auto' } = desk.values
  const known = encodings.find((one) => one === encoding)
  if (known === undefined && encoding !== 'auto')
    throw new UsageError(`--encoding is auto, ${encodings.join(', ')}.`)
  if (known === undefined) {
    const text = await readList(desk, file)
    return text === undefined ? undefined : { bytes: new TextEncoder().encode(text), encoding: 'utf-8' }
  }
  const bytes = await desk.disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  return { bytes, encoding: known }
}
