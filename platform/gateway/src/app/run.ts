import { build, nameOf } from '../base/build.js'
import { BadConfig, readConfig } from './config.js'
import type { Offer } from '../base/offer.js'
import { serve, type Workers } from './serve.js'
import { Superseded } from '../store/tenure.js'
import { notifySystemd } from './systemd.js'
import { watchLoop } from './watchdog.js'

/** How many milliseconds a process that can no longer write may take to stop. */
const stopTimeout = 2_000

/** Runs a gateway until the process is told to stop. A failure that a person can fix is reported in one line. */
export async function run(
  env: Readonly<Record<string, string | undefined>>,
  games: readonly Offer[],
  portal?: string,
  workers: Workers = {},
): Promise<void> {
  try {
    let stopNow = (): Promise<void> => Promise.resolve()
    const superseded = (): void => {
      console.error(new Superseded().message)
      setTimeout(() => process.exit(1), stopTimeout).unref()
      void stopNow().finally(() => process.exit(1))
    }
    const config = readConfig(env)
    const systemd = notifySystemd(env, (code) =>
      console.error(`The state of this process cannot be reported to systemd (${code}).`),
    )
    const served = await serve(config, games, portal, { ...workers, superseded, opening: systemd.opening })
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
        if (backup === undefined) return console.error('Back up this database with pg_dump.')
        backup().then(
          (file) => console.log(`Backed up to ${file}`),
          (error: unknown) =>
            console.error(`No backup: ${error instanceof Error ? error.message : 'unknown'}`),
        )
      })
    // The code is printed nowhere else. Anybody who has this link becomes the owner.
    const unowned = setup === undefined ? '' : `\nIt has no owner yet. Set it up, once: ${setup}`
    // Printed only now, when the process can be told to stop.
    console.log(`Stolik ${nameOf(build)}, Node ${process.versions.node}\nStolik is on ${address}${unowned}`)
    systemd.ready()
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    console.error(error.message)
    process.exit(error.exit)
  }
}
