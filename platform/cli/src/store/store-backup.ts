/** `stolik backup`: backs up an installation, even while a gateway uses it, and removes outdated backups. */
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { outdated } from '@stolik/gateway/backup/file-name'
import { backUp } from '@stolik/gateway/backup/make'
import { placeOf, type Place } from '@stolik/gateway/backup/place'
import { NotDone, ofDisk } from '@stolik/gateway/backup/refusal'
import { makeFolder } from '@stolik/gateway/base/make-folder'
import { readCount, take, type Call } from '../base/command.js'
import { FileInUse } from '../base/disk.js'
import { Failure, UsageError } from '../base/io.js'
import { noStore } from '../base/store.js'

/** In milliseconds. */
const retry = 500

export async function backupCommand(call: Call): Promise<void> {
  const { args, games, io, disk, database } = call
  const { values, positionals } = take(
    args,
    'FOLDER [--data FOLDER] [--keep-days N] [--keep-weeks N] [--due-hours N]',
  )
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0)
    throw new UsageError('Name the folder for the backup, such as: stolik backup /srv/backups.')
  const from = fromOf(values.data, database)
  const hours = readCount(values, 'due-hours', 0)
  const into = resolve(folder)
  await reported(async () => {
    await inTurn(call, into, async () => {
      const made = await backUp({
        from,
        into,
        tell: (line) => io.out(line),
        now: () => disk.date(),
        plugins: new Map(games.map(({ plugin }) => [plugin.id, plugin])),
        dueAfter: hours * 60 * 60_000,
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
      const days = readCount(values, 'keep-days', 1)
      const weeks = readCount(values, 'keep-weeks', 1)
      for (const name of outdated(await readdir(into), { days, weeks })) {
        await rm(join(into, name), { force: true })
        io.out(`${name} is removed`)
      }
    })
  })
}

function fromOf(data: string | undefined, database: string | undefined): Place {
  if (data !== undefined) return { kind: 'folder', folder: resolve(data) }
  return placeOf(database ?? noStore())
}

/** @throws Failure that says in one line why something failed */
export async function reported(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof NotDone) throw error
    if (wentAway(error)) throw new Failure('stolik: The database became unavailable meanwhile: try again.')
    // Messages of a server or disk may quote stored data; error codes do not.
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Failure(`stolik: It could not be done (${String(error.code)}).`)
  }
}

/** An error without a code means that the connection ended: the server, or its machine, crashed. */
const wentAway = (error: unknown): boolean =>
  error instanceof Error && /^Connection terminated|not queryable$/.test(error.message)

/** Waits until another process that works in the folder is done. */
async function inTurn({ disk, io }: Call, folder: string, work: () => Promise<void>): Promise<void> {
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
