/** `stolik restore` and `stolik move`: copy an installation from one place into another. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { move, undoMove } from '@stolik/gateway/backup/move'
import { nameOf, placeOf, type Place } from '@stolik/gateway/backup/place'
import { restore } from '@stolik/gateway/backup/restore'
import { take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { reported } from './store-backup.js'

export async function restoreCommand({ args, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE TARGET [--over]')
  const [file, target, ...more] = positionals
  if (file === undefined || target === undefined || more.length > 0)
    throw new UsageError('Name the backup, and the folder or database to put it into.')
  await reported(async () => {
    const to = placeOf(target)
    await restore(resolve(file), to, { over: values.over === true, tell: (line) => io.out(line) })
    io.out(
      `${nameOf(to)} holds what ${file} held. At the next start, players are told that something was lost.`,
    )
  })
}

export async function moveCommand({ args, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FROM TO [--over] [--settled] [--undo]')
  const [source, target, ...more] = positionals
  if (source === undefined || more.length > 0 || (target === undefined) !== (values.undo === true))
    throw new UsageError('Name where to move from and where to; with --undo, only where it was moved from.')
  const from = placeOf(source)
  await reported(async () => {
    if (target === undefined)
      return io.out(`${nameOf(from)} can be used again, without what was played at ${await undoMove(from)}.`)
    const to = placeOf(target)
    const carried = await move(from, to, {
      over: values.over === true,
      settled: values.settled === true,
      tell: (line) => io.out(line),
      now: Date.now,
    })
    for (const [name, { rows, hash }] of carried)
      if (rows > 0) io.out(`${name}: ${rows} rows on both sides, ${hash.slice(0, 16)}`)
    io.out(`${nameOf(from)} was moved to ${nameOf(to)}: gateways no longer start on it.`)
    for (const line of leftBehind(from, to)) io.out(line)
  })
}

/** Files of a data folder that are not part of its database. */
function leftBehind(from: Place, to: Place): readonly string[] {
  if (from.kind !== 'folder')
    return to.kind === 'folder' ? ['Start the gateway with the same STOLIK_SECRET.'] : []
  const [secret, key] = [join(from.folder, 'secret'), join(from.folder, 'association.key')]
  const lines: string[] = []
  if (existsSync(secret))
    lines.push(
      `Set STOLIK_SECRET to the content of ${secret}, unless it is set already. Otherwise everybody has to sign in again.`,
    )
  if (existsSync(key)) lines.push(`Name ${key} in STOLIK_SIGNING_KEYS: rankings are signed with it.`)
  return lines
}
