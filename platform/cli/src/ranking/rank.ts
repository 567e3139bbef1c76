/** `stolik rank`: rankings without a gateway. Verifying and counting need nothing but files. */
import { take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { synopsis, type RankDesk } from './desk.js'
import { countFiles, keygen, schemes, verifyFile } from './files.js'
import { storeCommands } from './store.js'

const commands: Readonly<Record<string, (desk: RankDesk) => void | Promise<void>>> = {
  verify: verifyFile,
  count: countFiles,
  schemes,
  keygen,
  ...storeCommands,
}

export const rankCommands = Object.keys(commands)

/** @throws Failure if something is wrong or refused; then nothing was written */
export async function rankCommand(call: Call): Promise<void> {
  const { values, positionals } = take(call.args, synopsis)
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command “rank ${name}”.`)
  await command({ ...call, values, rest })
}
