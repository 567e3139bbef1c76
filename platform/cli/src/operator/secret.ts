/** `stolik secret`: creates a new secret for a gateway and prints the settings with which it replaces the previous one. */
import { randomBytes } from 'node:crypto'
import { readCount, take, type Call } from '../base/command.js'

const hour = 60 * 60_000

export function secretCommand({ args, io, disk }: Call): void {
  const { values } = take(args, '[--hours N] [--days N]')
  const from = disk.date() + readCount(values, 'hours', 1) * hour
  const until = from + readCount(values, 'days', 90) * 24 * hour
  const written = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`
  for (const line of [
    `STOLIK_SECRET=${randomBytes(32).toString('hex')}`,
    '# The present value of STOLIK_SECRET; if it was never set, the content of the file “secret” in the data folder:',
    'STOLIK_SECRET_BEFORE=',
    '# Restart every process with these lines before this time:',
    `STOLIK_SECRET_FROM=${written(from)}`,
    `STOLIK_SECRET_BEFORE_UNTIL=${written(until)}`,
  ])
    io.out(line)
}
