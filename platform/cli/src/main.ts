/** Runs the `stolik` command as a process. */
import { byParts } from '@stolik/gateway/app/database-parts'
import { disk, open } from './base/disk.js'
import { commandOf, isCommand } from './help.js'
import { stolik } from './stolik.js'

// The reader of our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0))

const io = {
  out: (line: string) => void process.stdout.write(line + '\n'),
  error: (line: string) => void process.stderr.write(line + '\n'),
  read: open,
  now: () => performance.now(),
}
const database = process.env['DATABASE_URL'] ?? byParts(process.env)
const args = process.argv.slice(2)
const [command = ''] = args
// The list of commands should appear at once, but loading the games takes most of the start.
const needsGames = isCommand(command) && commandOf(command).knowsNoGame !== true
const games = needsGames ? (await import('@stolik/gateway/games')).games : []
process.exitCode = await stolik(args, games, io, disk, database, process.env)
