/** Files that the command writes: handed in like the rest of what it may touch. */
import { readFileSync } from 'node:fs'
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { nodeEntropy, type Entropy } from '@stolik/gateway/base/entropy'

export interface Disk {
  /** undefined where there is no such file. @throws when it cannot be read. */
  load(file: string): Promise<string | undefined>
  /** The same, not taken for text. */
  bytes(file: string): Promise<Uint8Array | undefined>
  /** The whole file or nothing of it, durably; a secret one is its owner's alone. @throws when it cannot be written. */
  save(file: string, content: string | Uint8Array, secret?: boolean): Promise<void>
  /** Works on a file that nobody else works on meanwhile. @throws FileInUse when somebody does. */
  alone<T>(file: string, work: () => Promise<T>): Promise<T>
  /** Milliseconds since 1970. */
  date(): number
  readonly sealed: Entropy['sealed']
}

export class FileInUse extends Error {}

export const disk: Disk = {
  load: async (file) => (await bytesOf(file))?.toString('utf8'),
  bytes: bytesOf,
  save: async (file, content, secret = false) => {
    const part = `${file}.part`
    const handle = await open(part, 'w', secret ? 0o600 : 0o666)
    await handle.writeFile(content)
    await handle.sync()
    await handle.close()
    await rename(part, file)
  },
  alone: async (file, work) => {
    const lock = `${file}.lock`
    const handle = await take(lock)
    try {
      return await work()
    } finally {
      await handle.close()
      await rm(lock, { force: true })
    }
  },
  date: () => Date.now(),
  sealed: () => nodeEntropy.sealed(),
}

async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A lock whose process is no more is nobody's. */
async function take(lock: string): Promise<FileHandle> {
  for (let tries = 0; tries < 2; tries++) {
    try {
      const handle = await open(lock, 'wx')
      await handle.writeFile(`${process.pid} ${begunAt(process.pid)}`)
      return handle
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if (isHeld((await disk.load(lock)) ?? '')) throw new FileInUse()
      await rm(lock, { force: true })
    }
  }
  throw new FileInUse()
}

function isHeld(text: string): boolean {
  const [pid = '', begun = ''] = text.split(' ')
  // A lock that is just being written has no number yet.
  if (!/^[1-9]\d*$/.test(pid)) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  // Numbers come again, in a container the same ones with each start: then it is another process.
  const now = begunAt(Number(pid))
  return begun === '' || now === '' || begun === now
}

/** When a process began, in whatever the system counts in; empty where the system does not say. */
function begunAt(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // What stands in parentheses is its name, in which there may be anything.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
