/** The `stolik` command as a process. */
import { byParts } from './app/database-parts.js'
import { games } from './games.js'
import { disk } from './cli/disk.js'
import { open } from './cli/open.js'
import { stolik } from './cli/stolik.js'

// Who reads our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0))

const io = {
  out: (line: string) => void process.stdout.write(line + '\n'),
  error: (line: string) => void process.stderr.write(line + '\n'),
  read: open,
  now: () => performance.now(),
}
const database = process.env['DATABASE_URL'] ?? byParts(process.env)
process.exitCode = await stolik(process.argv.slice(2), games, io, disk, database)
