/** `stolik tournament`: holds an event in a file, from its announcement to its result, without a gateway. */
import { take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { acting, perform, type Acting } from './acts.js'
import { changing } from './changes.js'
import { create, presets } from './create.js'
import { synopsis, type Desk } from './desk.js'
import { loadEvent, type EventFile } from './event-file.js'
import { exportTo, importWhole } from './export.js'
import { audit, draws, showStandings, waiting } from './show.js'
import { verifyResult } from './verify.js'

const changes = { ...acting, ...changing }

type Show = (event: EventFile, desk: Desk) => void | Promise<void>

const showing: Readonly<Record<string, Show>> = {
  standings: showStandings,
  audit,
  draws,
  waiting,
  export: exportTo,
}

export const tournamentCommands = [
  'presets',
  'create',
  'import',
  'verify',
  ...Object.keys(showing),
  ...Object.keys(changes),
]

/** @throws Failure if something was refused or cannot be read; then nothing was written */
export async function tournamentCommand(call: Call): Promise<void> {
  const { values, positionals } = take(call.args, synopsis)
  const [command = '', file, ...rest] = positionals
  if (command === 'presets') return presets(call, file, values.json === true)
  if (!tournamentCommands.includes(command))
    throw new UsageError(`There is no command “tournament ${command}”.`)
  if (file === undefined) throw new UsageError('Name the file of the event.')
  const desk: Desk = { ...call, values, file, rest }
  try {
    if (command === 'verify') return await verifyResult(desk)
    const show = showing[command]
    if (show !== undefined) return await show(await loadEvent(desk, file), desk)
    await call.disk.alone(file, async () => {
      if (command === 'create') return create(desk)
      if (command === 'import') return importWhole(desk)
      await perform(await loadEvent(desk, file), desk, changes[command] as Acting)
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Failure(`${file}: cannot be used (${String(error.code)})`)
  }
}
