/** The `stolik` command as a process. */
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { games } from '../games.js'
import { stolik } from './stolik.js'

// Who reads our output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await stolik(process.argv.slice(2), games, {
  out: (line) => process.stdout.write(line + '\n'),
  error: (line) => process.stderr.write(line + '\n'),
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
  now: () => performance.now(),
})
