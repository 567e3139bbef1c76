/**
 * Files of earlier releases that pages still ask for. A page that is open loads the rest of itself when it needs it, by names
 * with a hash in them: those of its own release, and not of the one that the gateway has by now.
 */
import { randomUUID } from 'node:crypto'
import { constants, utimesSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

const day = 24 * 60 * 60_000
/** Milliseconds that files stay after a process last ran with them. Who embeds a version by its address keeps it for good. */
const keepFor = 90 * day

interface KeepDeps {
  /** Folder of the built portal. */
  readonly portal: string
  /** Where files outlive their release: the same folder for all processes behind one address. */
  readonly folder: string
  readonly now: number
  readonly log: Log
}

/**
 * Lays the files of this release beside those of earlier ones, before anybody is told their names: a process of another
 * release that has the same folder serves them, too. Without a place to write the gateway serves its own.
 * @returns where the files of this release are kept
 */
export async function keepAssets({ portal, folder, now, log }: KeepDeps): Promise<readonly string[]> {
  const laid: string[] = []
  try {
    const own = [...(await filesIn(join(portal, 'assets'))), ...(await pinnedIn(join(portal, 'embed')))]
    const there = new Set(await filesIn(folder))
    for (const file of own) {
      const to = join(folder, relative(portal, file))
      // Most starts find all of them: thousands of calls that are waited for one by one would take as long as the rest of the start.
      if (!there.has(to) || !noteUseOf(to, now)) await lay(file, to, now)
      laid.push(to)
    }
    for (const file of await filesIn(join(folder, 'assets')))
      if ((await lastUse(file)) < now - keepFor) await rm(file, { force: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.warn({ event: 'ASSETS_NOT_KEPT', code }, 'pages of this release find its files only until the next')
  }
  return laid
}

/**
 * Notes each day that these files are in use. Otherwise the files of a process that has run for months would be removed by the
 * start of the next release, when its pages need them most. Goes on until the answer is called.
 */
export function noteUse(files: readonly string[], time: Pick<Time, 'now' | 'after'>): () => void {
  const note = (): void => {
    cancel = time.after(day, note)
    // Whoever removed one did not want it to be kept.
    for (const file of files) noteUseOf(file, time.now())
  }
  let cancel = time.after(day, note)
  return () => cancel()
}

/** @returns false where there is no such file any more */
function noteUseOf(file: string, now: number): boolean {
  const at = new Date(now)
  try {
    utimesSync(file, at, at)
    return true
  } catch {
    return false
  }
}

/** In milliseconds; 0 where another process has removed it meanwhile. */
const lastUse = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** A file with this name is this file. Another process may read it, or lay it, at the same time. */
async function lay(from: string, to: string, now: number): Promise<void> {
  const at = new Date(now)
  // Not named by the process id: in containers that share the folder each process may be number 1.
  const part = `${to}.${randomUUID()}.part`
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, part, constants.COPYFILE_FICLONE)
  await utimes(part, at, at)
  await rename(part, to)
}

/** Of what other sites embed, the versions and what has a hash in its name. */
const pinnedIn = async (folder: string): Promise<readonly string[]> =>
  (await filesIn(folder)).filter((file) => /^(assets|\d[^/]*)\//.test(relative(folder, file)))

/** All files below a folder; none where there is no such folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
