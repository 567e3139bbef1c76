/** `stolik replay --check`: compares records with the results that they claim. */
import type { Offer } from '@stolik/gateway/base/offer'
import { readFiles } from './files.js'
import type { Io } from './io.js'
import { verdict, type Status, type Verdict } from './verdict.js'

/** Prints the differences (with `json` one line per record), then the totals. Returns the exit code. */
export async function check(
  files: readonly string[],
  games: readonly Offer[],
  io: Io,
  json: boolean,
): Promise<number> {
  const count: Record<Status, number> = { same: 0, differs: 0, unreplayable: 0, invalid: 0 }
  const tell = (file: string, found: Verdict): void => {
    count[found.status] += 1
    if (json) {
      const { id, status, ...rest } = found
      io.out(JSON.stringify({ id, status, file, ...rest }))
    } else if (found.status !== 'same') io.out(words(file, found))
  }
  const readable = await readFiles(files, games, io, {
    entry: (file, entry) => tell(file, verdict(entry, games)),
    empty: (file) => tell(file, { id: null, status: 'invalid', line: 1, reason: 'there is no record' }),
  })
  const { same, differs, unreplayable, invalid } = count
  io.out(`${same} same, ${differs} differ, ${unreplayable} unreplayable, ${invalid} invalid`)
  return readable && differs === 0 && invalid === 0 ? 0 : 1
}

function words(file: string, { id, line, status, move, reason, differences = [] }: Verdict): string {
  const told = differences.map(({ what, claimed, found }) => `${what} is ${found}, claimed ${claimed}`)
  const at = move === undefined ? '' : `, move ${move}`
  return `${file}:${line}: ${id === null ? '' : `${id} `}${status}${at}: ${[...(reason === undefined ? [] : [reason]), ...told].join('; ')}`
}
