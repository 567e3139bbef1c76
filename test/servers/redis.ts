import { findTool } from '../tools.mjs'
import { serverOf, type Server } from './server.js'

const program = findTool('redis')

/** Whether Redis (or Valkey) is installed on this machine. */
export const hasRedis = program !== undefined

/** As docs/operations.md recommends it. */
const usual = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'everysec']

/** Starts a Redis on a free port. Given settings come after the usual ones, and override them. */
export function startRedis(...settings: readonly string[]): Promise<Server> {
  if (program === undefined) throw new Error('there is no redis-server here')
  return serverOf({
    name: 'redis',
    user: undefined,
    prepare: () => undefined,
    command: (data, port) => [
      program,
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--daemonize', 'no'],
      ...usual,
      ...settings,
    ],
    ready: /Ready to accept connections/,
    clean: 'SIGTERM',
    url: (port) => `redis://127.0.0.1:${port}`,
  })
}
