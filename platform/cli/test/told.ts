/** Runs a command in the test's own process, and keeps what it prints. */
import type { Offer } from '@stolik/gateway/base/offer'
import type { Disk } from '../src/disk.js'
import { stolik } from '../src/stolik.js'

export interface Told {
  readonly code: number
  readonly out: string
  /** One for each call of `error`. */
  readonly errors: readonly string[]
}

/** For commands that take no file as a stream: one that reads it fails. */
export async function told(args: readonly string[], games: readonly Offer[], disk?: Disk): Promise<Told> {
  const [out, errors]: [string[], string[]] = [[], []]
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
    read: () => {
      throw new Error('reads nothing in pieces')
    },
    now: () => 0,
  }
  const code = await stolik(args, games, io, disk)
  return { code, out: out.join('\n'), errors }
}
