import { build, nameOf } from '../base/build.js'
import { traces } from '../base/failure.js'
import { BadConfig, readConfig } from './config.js'
import { lines as linesOf, writeOfNode } from './lines.js'
import type { Offer } from '../base/offer.js'
import { serve, type Workers } from './serve.js'
import { Superseded } from '../store/tenure.js'
import { notifySystemd } from './systemd.js'
import { watchLoop } from './systemd.js'

/** How many milliseconds a process that can no longer write may take to stop. */
const stopTimeout = 2_000

/** Runs a gateway until the process is told to stop. A failure that a person can fix is reported in one line. */
export async function run(
  env: Readonly<Record<string, string | undefined>>,
  games: readonly Offer[],
  portal?: string,
  workers: Workers = {},
): Promise<void> {
  const lines = linesOf(process.stdout.isTTY)
  const { write } = lines
  writeOfNode(lines)
  try {
    let stopNow = (): Promise<void> => Promise.resolve()
    const superseded = (): void => {
      write('fatal', { event: 'SUPERSEDED' }, new Superseded().message)
      setTimeout(() => process.exit(1), stopTimeout).unref()
      void stopNow().finally(() => process.exit(1))
    }
    const config = readConfig(env)
    const systemd = notifySystemd(env, (code) =>
      write(
        'error',
        { event: 'SYSTEMD_UNREACHED', code },
        `The state of this process cannot be reported to systemd (${code}).`,
      ),
    )
    const served = await serve(config, games, portal, {
      ...workers,
      superseded,
      opening: systemd.opening,
      stream: lines.stream,
    })
    const { address, setup, stop, backup } = served
    // In development a debugger may halt the loop.
    if (env['NODE_ENV'] !== 'development') watchLoop()
    stopNow = stop
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        systemd.stopping()
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    // Windows has no such signal.
    if (process.platform !== 'win32')
      process.on('SIGUSR2', () => {
        if (backup === undefined)
          return write('error', { event: 'BACKUP_ELSEWHERE' }, 'Back up this database with pg_dump.')
        backup().then(
          (file) => write('info', { event: 'BACKUP_DONE', file }, `Backed up to ${file}`),
          (error: unknown) =>
            write(
              'error',
              { event: 'BACKUP_FAILED' },
              `No backup: ${error instanceof Error ? error.message : 'unknown'}`,
            ),
        )
      })
    // Printed only now, when the process can be told to stop.
    const versions = { version: nameOf(build), node: process.versions.node }
    write('info', { event: 'LISTENING', ...versions, address, setup }, firstWords(served))
    systemd.ready()
  } catch (error) {
    if (error instanceof BadConfig) {
      write('fatal', { event: 'CANNOT_START', exit: error.exit }, error.message)
      process.exit(error.exit)
    }
    write(
      'fatal',
      { event: 'CANNOT_START', exit: 1, ...(error instanceof Error && traces(error)) },
      'Stolik cannot start because of a bug.',
    )
    process.exit(1)
  }
}

/** The code is printed nowhere else. Anybody who has this link becomes the owner. */
const firstWords = ({
  address,
  setup,
}: {
  readonly address: string
  readonly setup: string | undefined
}): string =>
  [
    `Stolik is on ${address}`,
    ...(setup === undefined ? [] : [`It has no owner yet. Set it up, once: ${setup}`]),
    `Version ${nameOf(build)}, Node ${process.versions.node}`,
  ].join('\n')
