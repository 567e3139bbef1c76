/** `stolik problems --check`: recomputes every problem of a file from its record, and refuses each that is not exactly so. */
import type { Offer } from '@stolik/gateway/base/offer'
import { isComplaint, recomputed } from '@stolik/gateway/base/recompute'
import { readEntries } from '../records/files.js'
import type { Io } from '../base/io.js'
import { complaintWords, complaintData, type ComplaintData } from './problem-text.js'

/** @returns the exit code: 0 if every problem is right */
export async function checkProblems(
  files: readonly string[],
  games: readonly Offer[],
  io: Io,
  { json, most }: { readonly json: boolean; readonly most: number },
): Promise<number> {
  const count = { right: 0, wrong: 0 }
  const refuse = (file: string, line: number, error: string, complaint?: ComplaintData): void => {
    count.wrong += 1
    io.error(`${file}:${line}: ${error}`)
    if (json) io.out(JSON.stringify({ file, line, status: 'wrong', ...complaint, error }))
  }
  const readable = await readEntries(files, [{ begins: (text: string) => text.startsWith('{') }], io, {
    empty: (file) => refuse(file, 1, 'there is no problem'),
    entry: async (file, entry) => {
      const { line } = entry
      if (count.right + count.wrong === most)
        return refuse(file, line, `at most ${most} problems are checked in one call; check the rest apart`)
      if (count.right + count.wrong > most) return
      const found = 'text' in entry ? await recomputed(entry.text, games) : ({ code: 'unreadable' } as const)
      if (isComplaint(found)) return refuse(file, line, complaintWords(found), complaintData(found))
      count.right += 1
      if (json) io.out(JSON.stringify({ file, line, status: 'right' }))
    },
  })
  if (!json) io.out(`${count.right} right, ${count.wrong} wrong`)
  return readable && count.wrong === 0 ? 0 : 1
}
