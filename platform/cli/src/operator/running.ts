/** Reaches the gateway that runs on a data folder, for commands that it must do itself. */
import { join, resolve } from 'node:path'
import { runningOn, type Running } from './doctor/look-gateways.js'
import { UsageError, type Io } from '../base/io.js'

type Env = Readonly<Record<string, string | undefined>>

/** The data folder that `--data` names, else the settings. */
export const dataFolder = (data: string | undefined, env: Env): string =>
  resolve(data ?? (env['STOLIK_DATA'] || join(process.cwd(), 'var')))

/**
 * Does something with a running gateway. Of several on one folder it takes the first, unless a port is named: all of them
 * share the database.
 * @returns the exit code of `work`; 1 if no gateway runs there
 */
export async function withGateway(
  folder: string,
  io: Io,
  work: (gateway: Running, all: readonly Running[]) => Promise<number>,
  port?: number,
): Promise<number> {
  const running = await runningOn(folder)
  try {
    const first = running.find((gateway) => port === undefined || gateway.port === port)
    if (first !== undefined) return await work(first, running)
    io.error(
      `stolik: No gateway runs with the data folder ${folder}, or this user may not reach it. ` +
        'Start it, name its folder with --data, and run the command as its user.',
    )
    return 1
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error
    io.error(
      'stolik: The gateway did not answer. It may have ended, or be of another version. Look, and try again.',
    )
    return 1
  } finally {
    for (const gateway of running) gateway.end()
  }
}
