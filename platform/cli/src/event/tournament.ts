/** `stolik tournament`: holds an event in a file, from its announcement to its result, without a gateway. */
import type { Call } from '../base/command.js'
import { BadConfig } from '@stolik/gateway/base/bad-config'
import { take } from '../base/arguments.js'
import { tournamentOptions, type Desk } from './tournament-desk.js'
import { FileInUse } from '../base/disk.js'
import { UsageError } from '../base/io.js'
import { acting } from './tournament-acts.js'
import { changing } from './tournament-changes.js'
import { create } from './tournament-create.js'
import { exportTo } from './tournament-export.js'
import { presets } from './tournament-presets.js'
import { isBadEvent, readEvent, type EventFile } from './tournament-file.js'
import { audit, draws, showStandings, waiting } from './tournament-show.js'
import { verifyResult } from './tournament-verify.js'
import { exportWhole, importWhole } from './tournament-whole.js'

const changes = { ...acting, ...changing }

type Show = (event: EventFile, desk: Desk) => number | Promise<number>

const showing: Readonly<Record<string, Show>> = {
  standings: showStandings,
  audit,
  draws,
  waiting,
  export: (event, desk) => (desk.values.whole === true ? exportWhole(event, desk) : exportTo(event, desk)),
}

export const tournamentCommands = [
  'presets',
  'create',
  'import',
  'verify',
  ...Object.keys(showing),
  ...Object.keys(changes),
]

/** Returns the exit code: 1 if something was refused or cannot be read; then nothing was written. */
export async function tournamentCommand({ args, games, io, disk }: Call): Promise<number> {
  const { values, positionals } = take(args, tournamentOptions, true)
  const [command = '', file, ...rest] = positionals
  if (command === 'presets') return presets(games, io, file, values.json === true)
  if (!tournamentCommands.includes(command))
    throw new UsageError(`There is no command “tournament ${command}”.`)
  if (file === undefined) throw new UsageError('Name the file of the event.')
  const desk: Desk = { games, io, disk, values, file, rest }
  try {
    if (command === 'verify') return await verifyResult(desk)
    if (command === 'create') return await disk.alone(file, () => create(desk))
    if (command === 'import') return await disk.alone(file, () => importWhole(desk))
    const show = showing[command]
    if (show !== undefined) return await withEvent(desk, (event) => show(event, desk))
    const act = changes[command]
    if (act === undefined) return 2
    return await disk.alone(file, () => withEvent(desk, (event) => act(event, desk)))
  } catch (error) {
    if (error instanceof FileInUse) io.error(`${file}: another command is using it`)
    else if (error instanceof BadConfig) io.error(`stolik: ${error.message}`)
    else if (error instanceof Error && 'code' in error)
      io.error(`${file}: cannot be used (${String(error.code)})`)
    else throw error
    return 1
  }
}

async function withEvent(desk: Desk, work: (event: EventFile) => number | Promise<number>): Promise<number> {
  const { disk, file, games, io } = desk
  const text = await disk.load(file)
  if (text === undefined) {
    io.error(`${file}: there is no such file`)
    return 1
  }
  const event = readEvent(text, games)
  if (!isBadEvent(event)) return work(event)
  io.error(`${file}:${event.line}: ${event.words}`)
  return 1
}
