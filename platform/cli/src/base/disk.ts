/** The files that the command reads and writes, passed in so that tests can replace them. */
import { createReadStream, readFileSync } from 'node:fs'
import { open as openHandle, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { nodeEntropy, type Entropy } from '@stolik/gateway/base/entropy'
import { Failure } from './io.js'

export interface Disk {
  /** Returns undefined if there is no such file. @throws when it cannot be read. */
  load(file: string): Promise<string | undefined>
  /** The same, as bytes. */
  bytes(file: string): Promise<Uint8Array | undefined>
  /**
   * Writes the whole file durably, or nothing. A secret file is readable only by its owner. @throws when it cannot be written.
   */
  save(file: string, content: string | Uint8Array, secret?: boolean): Promise<void>
  /** Locks the file while `work` runs. @throws FileInUse when another process holds the lock. */
  alone<T>(file: string, work: () => Promise<T>): Promise<T>
  /** Milliseconds since 1970. */
  date(): number
  readonly sealed: Entropy['sealed']
}

/** Another process holds the lock of a file. */
export class FileInUse extends Failure {}

export const disk: Disk = {
  load: async (file) => (await bytesOf(file))?.toString('utf8'),
  bytes: bytesOf,
  save: async (file, content, secret = false) => {
    const part = `${file}.part`
    const handle = await openHandle(part, 'w', secret ? 0o600 : 0o666)
    await handle.writeFile(content)
    await handle.sync()
    await handle.close()
    await rename(part, file)
  },
  alone: async (file, work) => {
    const lock = `${file}.lock`
    const handle = await take(lock)
    if (handle === undefined) throw new FileInUse(`${file}: another command is using it`)
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

/** Takes the lock; undefined if another process holds it. The lock of a process that has ended is ignored. */
async function take(lock: string): Promise<FileHandle | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    try {
      const handle = await openHandle(lock, 'wx')
      await handle.writeFile(`${process.pid} ${begunAt(process.pid)}`)
      return handle
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if (isHeld((await disk.load(lock)) ?? '')) return undefined
      await rm(lock, { force: true })
    }
  }
  return undefined
}

function isHeld(text: string): boolean {
  const [pid = '', begun = ''] = text.split(' ')
  // A lock that is just being written contains no process id yet.
  if (!/^[1-9]\d*$/.test(pid)) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  // Process ids are reused, in a container even the same ones at each start. The start time tells them apart.
  const now = begunAt(Number(pid))
  return begun === '' || now === '' || begun === now
}

/** The start time of a process, in the system's own unit; empty if the system does not tell. */
function begunAt(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the process is in parentheses and may contain anything.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Streams the text of a file, decompressed if its name ends in `.gz`; `-` is standard input. */
export function open(file: string): AsyncIterable<string> {
  if (file === '-') return process.stdin.setEncoding('utf8') as AsyncIterable<string>
  if (!file.endsWith('.gz')) return createReadStream(file, 'utf8') as AsyncIterable<string>
  const unpacked = createGunzip().setEncoding('utf8')
  // Errors surface where the text is read.
  pipeline(createReadStream(file), unpacked, () => undefined)
  return unpacked as AsyncIterable<string>
}
