/** Runs a command in the test's own process, and keeps what it prints. */
import type { Offer } from '@stolik/gateway/base/offer'
import type { Disk } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'

export interface RunResult {
  readonly code: number
  readonly out: string
  /** One for each call of `error`. */
  readonly errors: readonly string[]
}

/** @param text of every file that the command reads as a stream; without it such a command fails */
export async function runStolik(
  args: readonly string[],
  games: readonly Offer[],
  disk?: Disk,
  text?: string,
): Promise<RunResult> {
  const [out, errors]: [string[], string[]] = [[], []]
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
    read: async function* () {
      if (text === undefined) throw new Error('reads nothing in pieces')
      yield await Promise.resolve(text)
    },
    now: () => 0,
  }
  const code = await stolik(args, games, io, disk)
  return { code, out: out.join('\n'), errors }
}
