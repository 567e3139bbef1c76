/** `stolik tournament` on files in memory, on a machine with a clock of its own. */
import { randomBytes } from 'node:crypto'
import { tiny } from '../../gateway/test/help.js'
import type { Disk } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'

export interface TestDisk {
  readonly files: Map<string, string>
  /** What the clock says, in milliseconds since 1970. */
  time: number
}

const secret = (): string => randomBytes(32).toString('hex')

export function testShell() {
  const here: TestDisk = { files: new Map(), time: 1_700_000_000_000 }
  const { files } = here
  const disk: Disk = {
    load: (file) => Promise.resolve(files.get(file)),
    bytes: (file) => Promise.resolve(new TextEncoder().encode(files.get(file))),
    save: (file, content) => {
      files.set(file, String(content))
      return Promise.resolve()
    },
    alone: (_, work) => work(),
    date: () => (here.time += 1_000),
    sealed: () => ({ salt: secret(), seed: secret() }),
  }
  /** @throws with what was printed if the command fails */
  const shell = async (...args: string[]): Promise<string> => {
    const printed: string[] = []
    const io = {
      out: (line: string) => printed.push(line),
      error: (line: string) => printed.push(line),
      read: () => {
        throw new Error('reads nothing in pieces')
      },
      now: () => 0,
    }
    const code = await stolik(['tournament', ...args], [tiny], io, disk)
    if (code !== 0) throw new Error(printed.join('\n'))
    return printed.join('\n')
  }
  return { disk: here, shell }
}
