/** The records of a run in a file: they are all that a run needs to be resumed. */
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { isBad, readRecords, writeRecord, type HandRecord } from '@stolik/core'
import { rulesDigest } from '@stolik/contract/rules-digest'
import { idOf, type PlayedHand } from './play.js'
import { contestOf, seatings, type Task } from './task.js'

export const logged = (hands: readonly PlayedHand[]): string =>
  hands.map(({ record }) => `${writeRecord(record)}\n`).join('')

/**
 * Returns the deals that a file has, in order, and cuts off what was written of the next one when a run was stopped.
 * @throws RangeError if the file is anything but the log of this run
 */
export function resume(task: Task, seats: number, file: string): readonly (readonly HandRecord[])[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const ways = seatings(task, seats)
  const deals: HandRecord[][] = []
  let length = 0
  let records: HandRecord[] = []
  // The last text may be cut off; every other one ends with an empty line.
  for (const part of text.split(/(?<=\n\n)/)) {
    if (!part.endsWith('\n\n')) break
    const [read] = readRecords(part)
    const id = idOf(task, deals.length, ways[records.length] ?? [])
    if (read === undefined || isBad(read) || !isOf(task, read.record, id))
      throw new RangeError(`${file} is not the log of this run: ${id} is missing. Name another file.`)
    records.push(read.record)
    if (records.length < ways.length) continue
    deals.push(records)
    length += records.reduce((sum, record) => sum + Buffer.byteLength(writeRecord(record)) + 1, 0)
    records = []
  }
  truncateSync(file, length)
  return deals
}

function isOf(task: Task, { id, game, profile, players, rules }: HandRecord, wanted: string): boolean {
  const { plugin } = contestOf(task)
  const seating = wanted.split('/').at(-1) as string
  const expected = seating.split('').map((side) => task[side as 'a' | 'b'])
  return (
    id === wanted &&
    game === plugin.id &&
    profile === task.profile &&
    rules === rulesDigest(plugin.rulesText(profile), plugin.version) &&
    players.toSorted().join() === expected.toSorted().join()
  )
}
