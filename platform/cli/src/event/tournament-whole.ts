/**
 * The whole event as a file for a gateway, and an event from such a file. Every entry is decided again and every draw is made
 * again first, so that nobody learns on the evening that the file was changed or cut.
 */
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import type { Logged } from '@stolik/event/model/entry'
import type { EventRefusal } from '@stolik/event/model/refusal'
import { checkBornInFile } from '@stolik/event/verify/born-in-file'
import { checkCameBack } from '@stolik/event/verify/came-back'
import { mostAhead } from '@stolik/gateway/event/bring'
import type { Disk } from '../base/disk.js'
import { UsageError } from '../base/io.js'
import type { Desk } from './tournament-desk.js'
import { isBadEvent, readEvent, writeEvent, type EventFile } from './tournament-file.js'
import { refusalLines } from './tournament-words.js'

/** Writes the whole event, which a gateway takes as it is. It has names and secrets, so only its owner can read the file. */
export async function exportWhole(event: EventFile, desk: Desk): Promise<number> {
  const [to] = desk.rest
  if (to === undefined) throw new UsageError('Name the file to write.')
  return write(event, desk, desk.file, to)
}

/** Makes an event of the file that a gateway handed over, or that was exported whole. */
export async function importWhole(desk: Desk): Promise<number> {
  const { disk, file, games, io } = desk
  const [from] = desk.rest
  if (from === undefined) throw new UsageError('Name the file to read.')
  if ((await disk.load(file)) !== undefined) {
    io.error(`${file}: there is an event already; name another file`)
    return 1
  }
  const text = await disk.load(from)
  if (text === undefined) {
    io.error(`${from}: there is no such file`)
    return 1
  }
  const event = readEvent(text.replace(/^\uFEFF/, ''), games)
  if (!isBadEvent(event)) return write(event, desk, from, file)
  io.error(`${from}:${event.line}: ${event.words}`)
  return 1
}

async function write(event: EventFile, { disk, io }: Desk, from: string, to: string): Promise<number> {
  const log = await checked(event, disk)
  if ('refused' in log) {
    for (const line of refusalLines(event.offer, from, log)) io.error(line)
    return 1
  }
  await disk.save(to, writeEvent(log), true)
  io.out(`${to} is written: ${log.length} entries, each checked. Keep it safe: it has names and secrets.`)
  return 0
}

async function checked({ log, tools }: EventFile, disk: Disk): Promise<readonly Logged[] | EventRefusal> {
  const checking = {
    tools,
    draw: (asked: readonly SeatsAsked[]) => Promise.resolve(asked.map(drawSeats)),
    until: disk.date() + mostAhead,
    rest: () => Promise.resolve(),
    salt: () => disk.sealed().salt,
  }
  const handedOver = log.findLastIndex(({ entry }) => entry.kind === 'handOver')
  if (handedOver === -1) return checkBornInFile(log, checking)
  const kept = log.slice(0, handedOver + 1)
  const came = await checkCameBack(kept, log, checking)
  return 'refused' in came ? came : [...kept, ...came.entries]
}
