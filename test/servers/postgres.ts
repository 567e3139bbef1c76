import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { findTool } from '../tools.mjs'
import { serverOf, type Server, type User } from './server.js'

const initdb = findTool('postgres')

/** Whether there is a PostgreSQL on this machine. */
export const hasPostgres = initdb !== undefined

/** A program of that PostgreSQL, such as `pg_dump`. */
export const postgresProgram = (name: string): string => join(dirname(initdb ?? ''), name)

/** PostgreSQL refuses to run as root: there it runs as the user that its package has made. */
function user(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** For speed. What was committed outlives the server that is killed all the same, only not the machine. */
const careless = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** Starts a PostgreSQL on a free port, with one empty database of the user `stolik`. */
export function startPostgres(): Promise<Server> {
  if (initdb === undefined) throw new Error('there is no PostgreSQL here')
  const runsAs = user()
  return serverOf({
    name: 'postgres',
    user: runsAs,
    prepare: (data) => {
      const flags = ['-A', 'trust', '-U', 'stolik', '-E', 'UTF8', '--no-locale', '--no-sync']
      execFileSync(initdb, ['-D', data, ...flags], {
        ...runsAs,
        cwd: data,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    },
    command: (data, port) => [
      postgresProgram('postgres'),
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'shared_buffers=16MB', '-c', 'max_connections=100'],
      ...careless,
    ],
    ready: /ready to accept connections/,
    // Ends the connections instead of waiting for them.
    clean: 'SIGINT',
    url: (port) => `postgres://stolik@127.0.0.1:${port}/postgres`,
  })
}
