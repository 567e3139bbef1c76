/** `stolik rank`: rankings without a gateway. Verifying and counting need nothing but files. */
import type { Offer } from '@stolik/gateway/base/offer'
import { take } from '../base/arguments.js'
import type { Disk } from '../base/disk.js'
import { UsageError, type Io } from '../base/io.js'
import { rankOptions, type RankDesk } from './rank-desk.js'
import { storeCommands } from './rank-store.js'
import { countFiles } from './rank-count.js'
import { keygen } from './rank-keygen.js'
import { schemes } from './rank-schemes.js'
import { verifyFile } from './rank-verify.js'

type Command = (desk: RankDesk) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  verify: verifyFile,
  count: countFiles,
  schemes: (desk) => Promise.resolve(schemes(desk)),
  keygen,
  ...storeCommands,
}

export const rankCommands = Object.keys(commands)

/** Returns the exit code: 1 if something is wrong or refused; then nothing was written. */
export async function rankCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
  disk: Disk,
): Promise<number> {
  const { values, positionals } = take(args, rankOptions, true)
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command “rank ${name}”.`)
  return command({ games, io, disk, values, rest })
}
