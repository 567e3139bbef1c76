/** `stolik rank keygen`: creates the key with which an association signs its editions. */
import { newKeyFile, readKeyFile } from '@stolik/gateway/ranking/signing'
import { UsageError } from '../base/io.js'
import type { RankDesk } from './rank-desk.js'

export async function keygen({ disk, io, values, rest }: RankDesk): Promise<number> {
  const [file] = rest
  const { association } = values
  if (file === undefined || association === undefined || association.trim() === '')
    throw new UsageError('Add --association NAME, and name the file for the key.')
  return disk.alone(file, async () => {
    // An overwritten key could never sign again.
    if ((await disk.load(file)) !== undefined) {
      io.error(`${file}: this file exists already; name another one`)
      return 1
    }
    const content = newKeyFile(association.trim())
    await disk.save(file, content, true)
    io.out(
      `${String(readKeyFile(content)?.public.id)}  the id of the key: publish it, but keep ${file} secret`,
    )
    return 0
  })
}
