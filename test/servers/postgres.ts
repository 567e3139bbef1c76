import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findTool } from '../tools.mjs'
import { serverOf, type Server, type User } from './server.js'

const initdb = findTool('postgres')

/** Whether PostgreSQL is installed on this machine, and wanted: in `npm test` stores are kept in files, and a slice has them all. */
export const hasPostgres = initdb !== undefined && process.env['STOLIK_TIER'] !== 'usual'

/** A program of that PostgreSQL, such as `pg_dump`. */
export const postgresProgram = (name: string): string => join(dirname(initdb ?? ''), name)

/** PostgreSQL refuses to run as root, so root runs it as the user that its package has created. */
function user(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * An empty data folder, made once per machine and then copied: making one takes both cores for more than a second, and the
 * tests need about fifty. If two processes make one at the same moment, one of them discards its own.
 */
function pristine(program: string, runsAs: User | undefined): string {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).replace(/[^\w.]+/g, '-')
  const made = join(tmpdir(), `stolik-${version}${runsAs?.uid ?? process.getuid?.() ?? ''}`)
  if (existsSync(made)) return made
  const folder = mkdtempSync(`${made}-`)
  if (runsAs !== undefined) chownSync(folder, runsAs.uid, runsAs.gid)
  const flags = ['-A', 'trust', '-U', 'stolik', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(program, ['-D', folder, ...flags], {
    ...runsAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    renameSync(folder, made)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
  return made
}

/** For speed. Committed data survives a killed server all the same, but not a machine that crashes. */
const careless = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/**
 * Starts a PostgreSQL on a free port, with one empty database of the user `stolik`. Given settings, such as `fsync=on`, come
 * after the usual ones, and override them.
 */
export function startPostgres(...settings: readonly string[]): Promise<Server> {
  if (initdb === undefined) throw new Error('there is no PostgreSQL here')
  const runsAs = user()
  return serverOf({
    name: 'postgres',
    user: runsAs,
    prepare: (data) => {
      const as: ExecFileSyncOptions = { ...runsAs, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] }
      execFileSync('cp', ['-R', `${pristine(initdb, runsAs)}/.`, data], as)
    },
    command: (data, port) => [
      postgresProgram('postgres'),
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'shared_buffers=16MB', '-c', 'max_connections=100'],
      ...careless,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    ready: /ready to accept connections/,
    // Ends the connections instead of waiting for them.
    clean: 'SIGINT',
    url: (port) => `postgres://stolik@127.0.0.1:${port}/postgres`,
  })
}
