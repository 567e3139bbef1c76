/** Looks at the machine: Node, the folders, the file `secret`. */
import { constants, existsSync, readFileSync, statSync } from 'node:fs'
import { access, mkdtemp, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Disk } from '@stolik/gateway/health/disk'
import { attempt, codeOf } from './attempt.js'

/** The oldest minor versions of Node that Stolik supports; of newer ones all with an even number. */
const supported: Readonly<Record<number, number>> = { 20: 19, 22: 13 }
const newest = 24

export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const least = supported[major]
  return least === undefined ? major >= newest : minor >= least
}

interface Where {
  readonly node: string
  readonly data: string
  /** The secrets in the settings. */
  readonly secrets: readonly string[]
  readonly room: (folder: string) => Disk
}

export type MachineFacts = Awaited<ReturnType<typeof lookAtMachine>>

export async function lookAtMachine({ node, data, secrets, room }: Where) {
  const there = nearest(resolve(data))
  const [folder, space] = await Promise.all([tryFolder(data), room(there)()])
  return {
    node: { version: node, isSupported: isSupportedNode(node) },
    data: folder,
    /** The space on its disk; undefined if the system does not report it. */
    room: space,
    secret: lookAtSecret(join(data, 'secret'), secrets),
  }
}

/** Whether a folder can be written. One that does not exist yet is made by the gateway, if it may. */
export async function tryFolder(folder: string) {
  const path = resolve(folder)
  const there = nearest(path)
  const tried = await attempt(async () => {
    // What is not a folder has no files, even for root.
    if (!statSync(there).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    await access(there, constants.W_OK)
    // A full disk, and some file systems, are found out only by writing.
    if (there === path) await rmdir(await mkdtemp(join(path, '.doctor-')))
  })
  /** Why nothing can be written there; undefined if it can. */
  const failed = 'failed' in tried ? tried.failed : undefined
  return { path, failed }
}

/** The folder itself, or the first one above it that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))
}

/** The file `secret` of the data folder; undefined if there is none. */
function lookAtSecret(path: string, secrets: readonly string[]) {
  if (!existsSync(path)) return undefined
  try {
    const text = readFileSync(path, 'utf8').trim()
    return {
      path,
      /** Why it cannot be used; undefined if it can. */
      failed: text.length < 32 ? 'too short' : undefined,
      /** Whether others than its owner may read it: the group and all others. */
      isPublic: (statSync(path).mode & 0o077) !== 0,
      /** Whether the settings have another secret. */
      isOther: secrets.length > 0 && !secrets.includes(text),
    }
  } catch (error) {
    return { path, failed: codeOf(error), isPublic: false, isOther: false }
  }
}
