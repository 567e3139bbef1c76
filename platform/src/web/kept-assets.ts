/**
 * Files of earlier releases that pages still ask for. A page that is open loads the rest of itself when it needs it, by names
 * with a hash in them: those of its own release, and not of the one that the gateway has by now.
 */
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Log } from '../failure.js'

/** Milliseconds that files stay after the last start with them. Who embeds a version by its address keeps it for good. */
const keepFor = 90 * 24 * 60 * 60_000

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
 */
export async function keepAssets({ portal, folder, now, log }: KeepDeps): Promise<void> {
  try {
    const own = [...(await filesIn(join(portal, 'assets'))), ...(await pinnedIn(join(portal, 'embed')))]
    for (const file of own) await lay(file, join(folder, relative(portal, file)), now)
    for (const file of await filesIn(join(folder, 'assets')))
      if ((await stat(file)).mtimeMs < now - keepFor) await rm(file, { force: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.warn({ event: 'ASSETS_NOT_KEPT', code }, 'pages of this release find its files only until the next')
  }
}

/** A file with this name is this file. Another process may read it, or lay it, at the same time. */
async function lay(from: string, to: string, now: number): Promise<void> {
  const at = new Date(now)
  const isThere = await utimes(to, at, at).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const part = `${to}.${process.pid}.part`
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
