/**
 * Keeps files of earlier releases for open pages. An open page loads its parts on demand, by names with a hash: it needs
 * those of its own release, not of the gateway's current one.
 */
import { randomUUID } from 'node:crypto'
import { constants, utimesSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

const day = 24 * 60 * 60_000
/**
 * How long files stay after a process last used them, in milliseconds. Versions that other sites embed stay for good.
 */
const keepFor = 90 * day

interface KeepDeps {
  /** Folder of the built portal. */
  readonly portal: string
  /** Where files outlive their release: a folder shared by all processes behind one address. */
  readonly folder: string
  readonly now: number
  readonly log: Log
}

/**
 * Copies this release's files beside those of earlier ones before their names are published, so that processes of other
 * releases serve them too. If the folder is not writable, the gateway serves its own files.
 * @returns the copied files
 */
export async function keepAssets({ portal, folder, now, log }: KeepDeps): Promise<readonly string[]> {
  const laid: string[] = []
  try {
    const own = [...(await filesIn(join(portal, 'assets'))), ...(await pinnedIn(join(portal, 'embed')))]
    const there = new Set(await filesIn(folder))
    for (const file of own) {
      const to = join(folder, relative(portal, file))
      // Most starts find all of them already. Awaiting thousands of calls one by one would take as long as the rest of the
      // start.
      if (!there.has(to) || !noteUseOf(to, now)) await lay(file, to, now)
      laid.push(to)
    }
    for (const file of await filesIn(join(folder, 'assets')))
      if ((await lastUse(file)) < now - keepFor) await rm(file, { force: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.warn(
      { event: 'ASSETS_NOT_KEPT', code },
      'files could not be kept: pages of this release will lack them after the next update',
    )
  }
  return laid
}

/**
 * Marks these files as used once a day, until the returned function is called. Otherwise, if a process runs for months, the
 * start of the next release would remove its files just when its pages need them.
 */
export function noteUse(files: readonly string[], time: Pick<Time, 'now' | 'after'>): () => void {
  const note = (): void => {
    cancel = time.after(day, note)
    // A removed file is not restored, because somebody removed it on purpose.
    for (const file of files) noteUseOf(file, time.now())
  }
  let cancel = time.after(day, note)
  return () => cancel()
}

/** @returns false if the file no longer exists */
function noteUseOf(file: string, now: number): boolean {
  const at = new Date(now)
  try {
    utimesSync(file, at, at)
    return true
  } catch {
    return false
  }
}

/** In milliseconds; 0 if another process has removed the file meanwhile. */
const lastUse = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The same name always means the same content. Another process may read or copy the file at the same time. */
async function lay(from: string, to: string, now: number): Promise<void> {
  const at = new Date(now)
  // Not named by the process id: containers that share the folder may all have process id 1.
  const part = `${to}.${randomUUID()}.part`
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, part, constants.COPYFILE_FICLONE)
  await utimes(part, at, at)
  await rename(part, to)
}

/** The embeddable files with a version, or with a hash in their name. */
const pinnedIn = async (folder: string): Promise<readonly string[]> =>
  (await filesIn(folder)).filter((file) => /^(assets|\d[^/]*)\//.test(relative(folder, file)))

/** All files below a folder; none if it does not exist. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
