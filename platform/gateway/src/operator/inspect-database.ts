/** Looks at a database while others may use it, without taking it over or changing anything. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { lastGood } from '../backup/noted.js'
import { look, neededBy, versionIn } from '../backup/raw-file.js'
import { migrations, type Schema } from '../store/migrations.js'
import { newest, readVersionRecord } from '../store/version-record.js'
import { betweenOf, type Between } from './offset.js'

/** The version of a database's tables. */
export interface SchemaFacts {
  /** 0 for an empty database. */
  readonly version: number
  /** The lowest version that a gateway must know to work with it. */
  readonly needs: number
  /** The newest version that this Stolik knows. */
  readonly known: number
}

export interface FileFacts {
  readonly schema: SchemaFacts
  /** When the last good backup was made; undefined: never. */
  readonly lastBackup: number | undefined
}

export interface ServerFacts extends FileFacts {
  /** As in `150015`. */
  readonly server: number
  /** Settings with which a crash of the server loses what was acknowledged, such as `fsync`. */
  readonly careless: readonly string[]
  readonly clock: Between
}

const knownVersion = async (): Promise<number> => newest(Object.keys(await migrations.getMigrations()))

/** Looks at a PostgreSQL server. @throws if it cannot be used */
export async function inspectServer(url: string, now: () => number): Promise<ServerFacts> {
  const { openPool } = await import('../store/pool.js')
  const pool = openPool(url, () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    const settings = await sql<{ name: string; setting: string }>`
      SELECT name, setting FROM pg_settings WHERE name IN ('server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')
    `.execute(db)
    const sent = now()
    const clock = await sql<{ at: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at
    `.execute(db)
    const received = now()
    const of = new Map(settings.rows.map(({ name, setting }) => [name, setting]))
    const { version, needs } = await readVersionRecord(db)
    return {
      server: Number(of.get('server_version_num')),
      careless: ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => of.get(name) === 'off'),
      schema: { version, needs, known: await knownVersion() },
      lastBackup: version === 0 ? undefined : await lastGood(db, received),
      clock: betweenOf(sent, clock.rows[0]?.at ?? sent, received),
    }
  } finally {
    await db.destroy()
  }
}

/**
 * Looks at the file in a data folder that no gateway has open; undefined if there is none yet.
 * @throws NotDone with a sentence if it is damaged or another program's
 */
export async function inspectFile(folder: string): Promise<FileFacts | undefined> {
  const file = join(folder, 'stolik.db')
  if (!existsSync(file)) return undefined
  const known = await knownVersion()
  return look(file, (database) => {
    const version = versionIn(database, file)
    const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'backups'").all()
    const rows =
      has.length === 0
        ? []
        : (database.prepare('SELECT max(at) AS at FROM backups WHERE problem IS NULL').all() as {
            at: number | null
          }[])
    return {
      schema: { version: Number(version), needs: neededBy(database, version), known },
      lastBackup: rows[0]?.at ?? undefined,
    }
  })
}
