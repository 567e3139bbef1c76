import type { Offer } from '@stolik/gateway/base/offer'
import { disk as realDisk } from './disk.js'
import { help, isCommand } from './help.js'
import { UsageError, type Io } from './io.js'
import { secretCommand } from './secret.js'

/**
 * Runs the command. Returns the exit code: 0, 1 if something in the input was wrong, 2 for a wrong call.
 * @param database the address in DATABASE_URL, for commands on an installation
 * @param env all settings, for commands that judge or reach a running gateway
 */
export async function stolik(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
  disk = realDisk,
  database?: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const [command = '', ...rest] = args
  const known = isCommand(command) ? command : undefined
  try {
    if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
      io.out(help(games, known))
      return args.length === 0 ? 2 : 0
    }
    // Each command is loaded only when it is called.
    if (command === 'selfplay') return await (await import('./selfplay.js')).selfplayCommand(rest, games, io)
    if (command === 'replay') return await (await import('./replay.js')).replayCommand(rest, games, io)
    if (command === 'convert') return await (await import('./convert.js')).convertCommand(rest, games, io)
    if (command === 'solve') return await (await import('./solve.js')).solveCommand(rest, games, io)
    if (command === 'analyse') return await (await import('./analyse.js')).analyseCommand(rest, games, io)
    if (command === 'strength') return await (await import('./strength.js')).strengthCommand(rest, games, io)
    if (command === 'problems') return await (await import('./problem.js')).problemsCommand(rest, games, io)
    if (command === 'bid') return await (await import('./bid.js')).bidCommand(rest, games, io)
    if (command === 'value') return await (await import('./value.js')).valueCommand(rest, games, io)
    if (command === 'tournament') {
      const { tournamentCommand } = await import('./tournament.js')
      return await tournamentCommand(rest, games, io, disk)
    }
    if (command === 'draws') {
      const { drawsCommand } = await import('./draws.js')
      return await drawsCommand(rest, io, disk)
    }
    if (command === 'check') {
      const { checkStoreCommand } = await import('./store-check.js')
      return await checkStoreCommand(rest, games, io, database)
    }
    if (command === 'fairness') {
      const { fairnessCommand } = await import('./fairness.js')
      return await fairnessCommand(rest, games, io, disk.date(), database)
    }
    if (command === 'doctor') {
      const { doctorCommand, thisMachine } = await import('./doctor.js')
      return await doctorCommand(rest, io, thisMachine(env))
    }
    if (command === 'account') return await (await import('./account.js')).accountCommand(rest, io, env)
    if (command === 'drain') return await (await import('./drain.js')).drainCommand(rest, io, env)
    if (command === 'secret') return secretCommand(rest, io)
    if (command === 'backup') {
      const { backupCommand } = await import('./store-backup.js')
      return await backupCommand(rest, games, io, disk, database)
    }
    if (command === 'restore' || command === 'move') {
      const { restoreCommand, moveCommand } = await import('./store-restore.js')
      return await (command === 'restore' ? restoreCommand : moveCommand)(rest, io)
    }
    if (command === 'rank') {
      const { rankCommand } = await import('./rank.js')
      return await rankCommand(rest, games, io, disk)
    }
    if (command === 'league') {
      const { leagueCommand } = await import('./league.js')
      return await leagueCommand(rest, io, disk)
    }
    throw new UsageError(`There is no command “${command}”.`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.error(`stolik: ${error.message} See stolik ${known === undefined ? '' : `${known} `}--help.`)
    return 2
  }
}
