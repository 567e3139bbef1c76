import type { Offer } from '@stolik/gateway/base/offer'
import type { Call } from './base/command.js'
import { disk as realDisk } from './base/disk.js'
import { exitCode, UsageError, type Io } from './base/io.js'
import { commandOf, help, isCommand } from './help.js'

/** Runs the command. Returns the exit code: 0, 1 if something in the input was wrong, 2 for a wrong call. */
export async function stolik(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
  disk = realDisk,
  database?: string,
  env: Call['env'] = {},
): Promise<number> {
  const [command = '', ...rest] = args
  const known = isCommand(command) ? command : undefined
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    io.out(help(games, known))
    return args.length === 0 ? 2 : 0
  }
  return exitCode(io, known === undefined ? '--help' : `${known} --help`, async () => {
    if (known === undefined) throw new UsageError(`There is no command “${command}”.`)
    await commandOf(known).run({ args: rest, games, io, disk, database, env })
  })
}
