/** Looks at the machine: Node, the folders, the file `secret`. */
import { constants, existsSync, readFileSync, statSync } from 'node:fs'
import { access, mkdtemp, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Disk } from '@stolik/gateway/health/disk'
import { attempt, codeOf, type Folder, type MachineFacts, type SecretFile } from './facts.js'

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

export async function lookAtMachine({ node, data, secrets, room }: Where): Promise<MachineFacts> {
  const there = nearest(resolve(data))
  const [folder, space] = await Promise.all([tryFolder(data), room(there)()])
  return {
    node: { version: node, isSupported: isSupportedNode(node) },
    data: folder,
    room: space,
    secret: lookAtSecret(join(data, 'secret'), secrets),
  }
}

/** Whether a folder can be written. One that does not exist yet is made by the gateway, if it may. */
export async function tryFolder(folder: string): Promise<Folder> {
  const path = resolve(folder)
  const there = nearest(path)
  const tried = await attempt(async () => {
    // What is not a folder has no files, even for root.
    if (!statSync(there).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    await access(there, constants.W_OK)
    // A full disk, and some file systems, are found out only by writing.
    if (there === path) await rmdir(await mkdtemp(join(path, '.doctor-')))
  })
  return { path, failed: 'failed' in tried ? tried.failed : undefined }
}

/** The folder itself, or the first one above it that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))
}

function lookAtSecret(path: string, secrets: readonly string[]): SecretFile | undefined {
  if (!existsSync(path)) return undefined
  try {
    const text = readFileSync(path, 'utf8').trim()
    // The group and all others.
    const isPublic = (statSync(path).mode & 0o077) !== 0
    const isOther = secrets.length > 0 && !secrets.includes(text)
    return { path, failed: text.length < 32 ? 'too short' : undefined, isPublic, isOther }
  } catch (error) {
    return { path, failed: codeOf(error), isPublic: false, isOther: false }
  }
}
