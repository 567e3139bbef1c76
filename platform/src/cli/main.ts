/** The `stolik` command as a process. */
import { games } from '../games.js'
import { open } from './open.js'
import { stolik } from './stolik.js'

// Who reads our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await stolik(process.argv.slice(2), games, {
  out: (line) => process.stdout.write(line + '\n'),
  error: (line) => process.stderr.write(line + '\n'),
  read: open,
  now: () => performance.now(),
})
