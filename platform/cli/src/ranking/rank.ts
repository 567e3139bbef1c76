/** `stolik rank`: rankings without a gateway. Verifying and counting need nothing but files. */
import type { Call } from '../base/command.js'
import { take } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { rankOptions, type RankDesk } from './rank-desk.js'
import { storeCommands } from './rank-store.js'
import { countFiles } from './rank-count.js'
import { verifyFile } from './rank-verify.js'
import { presetScheme } from '@stolik/ranking/check/presets'
import { newKeyFile, readKeyFile } from '@stolik/gateway/ranking/signing'

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
export async function rankCommand({ args, games, io, disk }: Call): Promise<number> {
  const { values, positionals } = take(args, rankOptions, true)
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command “rank ${name}”.`)
  return command({ games, io, disk, values, rest })
}

function schemes({ games, io, values, rest }: RankDesk): number {
  const [wanted] = rest
  if (wanted === undefined) {
    for (const { plugin, rankings = [] } of games)
      for (const { id, count, profiles } of rankings)
        io.out(`${plugin.id}/${id}  ${count.kind}, of ${profiles.join(', ')}`)
    return 0
  }
  const [game, id = ''] = wanted.split('/')
  const offer = games.find(({ plugin }) => plugin.id === game)
  const year = values.season ?? ''
  if (!/^\d{4}$/.test(year)) throw new UsageError('Add --season YEAR.')
  const season = { from: `${year}-01-01`, until: `${year}-12-31` }
  const scheme =
    offer === undefined ? undefined : presetScheme(offer, id, { name: values.name ?? wanted, season })
  if (scheme === undefined) throw new UsageError(`There is no preset “${wanted}”: see stolik rank schemes.`)
  io.out(JSON.stringify(scheme, null, 2))
  return 0
}

async function keygen({ disk, io, values, rest }: RankDesk): Promise<number> {
  const [file] = rest
  const { association } = values
  if (file === undefined || association === undefined || association.trim() === '')
    throw new UsageError('Add --association NAME, and name the file for the key.')
  return disk.alone(file, async () => {
    // An overwritten key could never sign again.
    if ((await disk.load(file)) !== undefined) {
      io.error(`${file}: this file exists already; name another one`)
      return 1
    }
    const content = newKeyFile(association.trim())
    await disk.save(file, content, true)
    io.out(
      `${String(readKeyFile(content)?.public.id)}  the id of the key: publish it, but keep ${file} secret`,
    )
    return 0
  })
}
