/** `stolik backup`: backs up an installation, even while a gateway uses it, and removes outdated backups. */
import type { Call } from '../base/command.js'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { outdated } from '@stolik/gateway/backup/file-name'
import { backUp } from '@stolik/gateway/backup/make'
import { placeOf, type Place } from '@stolik/gateway/backup/place'
import { NotDone, ofDisk } from '@stolik/gateway/backup/refusal'
import { makeFolder } from '@stolik/gateway/base/make-folder'
import { readCount, take } from '../base/arguments.js'
import { FileInUse, type Disk } from '../base/disk.js'
import { UsageError, type Io } from '../base/io.js'

const options = {
  data: { type: 'string' },
  'keep-days': { type: 'string' },
  'keep-weeks': { type: 'string' },
  'due-hours': { type: 'string' },
} as const

/** In milliseconds. */
const retry = 500

export async function backupCommand({ args, games, io, disk, database }: Call): Promise<number> {
  const { values, positionals } = take(args, options, true)
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new UsageError('Name the folder for the backup, such as: stolik backup /srv/backups.')
  const from = fromOf(values.data, database)
  const hours = values['due-hours'] === undefined ? undefined : readCount('due-hours', values['due-hours'], 1)
  const into = resolve(folder)
  return reported(io, async () => {
    await inTurn(disk, into, io, async () => {
      const made = await backUp({
        from,
        into,
        tell: (line) => io.out(line),
        now: () => disk.date(),
        plugins: new Map(games.map(({ plugin }) => [plugin.id, plugin])),
        dueAfter: hours === undefined ? 0 : hours * 60 * 60_000,
      })
      if (made === undefined) return io.out('The last good backup is recent enough: nothing was done.')
      const { file, bytes, tables, events, lacks } = made
      const without =
        lacks === undefined
          ? ''
          : `; without what versions after ${lacks} have added (to include it, use a newer Stolik or pg_dump)`
      io.out(
        `${file}: ${bytes} bytes, ${tables} tables and ${events} events, restored and read through${without}`,
      )
      if (values['keep-days'] === undefined && values['keep-weeks'] === undefined) return
      const days = readCount('keep-days', values['keep-days'], 1)
      const weeks = readCount('keep-weeks', values['keep-weeks'], 1)
      for (const name of outdated(await readdir(into), { days, weeks })) {
        await rm(join(into, name), { force: true })
        io.out(`${name} is removed`)
      }
    })
    return 0
  })
}

export function fromOf(data: string | undefined, database: string | undefined): Place {
  if (data !== undefined) return { kind: 'folder', folder: resolve(data) }
  if (database === undefined) throw new UsageError('Add --data FOLDER, or set DATABASE_URL.')
  return placeOf(database)
}

/** Reports in one line why something failed. Returns the exit code. */
export async function reported(io: Io, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    // Messages of a server or disk may quote stored data; error codes do not.
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    const words = wentAway(error) ? 'The database became unavailable meanwhile: try again.' : undefined
    if (!(error instanceof NotDone) && code === undefined && words === undefined) throw error
    io.error(
      `stolik: ${error instanceof NotDone ? error.message : (words ?? `It could not be done (${String(code)}).`)}`,
    )
    return 1
  }
}

/** An error without a code means that the connection ended: the server, or its machine, crashed. */
const wentAway = (error: unknown): boolean =>
  error instanceof Error && /^Connection terminated|not queryable$/.test(error.message)

/** Waits until another process that works in the folder is done. */
async function inTurn(
  disk: Pick<Disk, 'alone'>,
  folder: string,
  io: Io,
  work: () => Promise<void>,
): Promise<void> {
  try {
    makeFolder(folder)
  } catch (error) {
    throw ofDisk(error, `The folder ${folder}`)
  }
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      await disk.alone(join(folder, '.backup'), work)
      return
    } catch (error) {
      if (!(error instanceof FileInUse)) throw error
      if (!isAnnounced) io.out(`Another backup is being made in ${folder}: waiting for it.`)
    }
    await new Promise((done) => setTimeout(done, retry))
  }
}
