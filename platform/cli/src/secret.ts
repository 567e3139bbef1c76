/** `stolik secret`: creates a new secret for a gateway and prints the settings with which it replaces the previous one. */
import { randomBytes } from 'node:crypto'
import { readCount, take } from './arguments.js'
import type { Io } from './io.js'

const options = { hours: { type: 'string' }, days: { type: 'string' } } as const
const hour = 60 * 60_000

export function secretCommand(args: readonly string[], io: Io, now = Date.now()): number {
  const { values } = take(args, options, false)
  const from = now + readCount('hours', values.hours, 1) * hour
  const until = from + readCount('days', values.days, 90) * 24 * hour
  const written = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`
  for (const line of [
    `STOLIK_SECRET=${randomBytes(32).toString('hex')}`,
    '# What STOLIK_SECRET says now; where it was never set, what the file secret in the data folder says:',
    'STOLIK_SECRET_BEFORE=',
    '# Until then renew every process with these lines:',
    `STOLIK_SECRET_FROM=${written(from)}`,
    `STOLIK_SECRET_BEFORE_UNTIL=${written(until)}`,
  ])
    io.out(line)
  return 0
}
