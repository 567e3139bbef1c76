import { readRecords, isBad, writeRecord, type Plugin, type ReadRecord } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { playedRecord } from '../../test/record.js'
import { games } from '../games.js'
import { courseOf, isCourse } from './course.js'
import { wayOf } from './keys.js'
import { addressOf, positionIn, readPosition, writePosition } from './position.js'
import { trickStarts } from './tricks.js'

describe('a position', () => {
  it.each(['0', '12', '12.0', '7.3'])('is read as it was written: %s', (text) => {
    const position = readPosition(text)
    expect(position && writePosition(position)).toBe(text)
  })

  it.each(['', 'x', '-1', '1.', '1.12', '12345', '1 '])('is not read from %j', (text) => {
    expect(readPosition(text)).toBeNull()
  })

  it('stands in an address beside what stood there, each replay by its name', () => {
    const one = addressOf('https://club.test/page?x=1#tab=2', 'replay', { step: 12, eyes: null })
    const both = addressOf(one, 'final', { step: 3, eyes: 1 })
    expect(both).toBe('https://club.test/page?x=1#tab=2&replay=12&final=3.1')
    expect(positionIn(both, 'replay')).toEqual({ step: 12, eyes: null })
    expect(positionIn(both, 'final')).toEqual({ step: 3, eyes: 1 })
    expect(positionIn(both, 'other')).toBeNull()
  })
})

describe('the beginnings of tricks', () => {
  const at = (done: number, lying: number) => ({ done, lying })

  it('are the steps before the leads', () => {
    const steps = [at(0, 0), at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0)]
    expect(trickStarts(steps)).toEqual([1, 4])
  })

  it('count the last lead where a card was taken back', () => {
    expect(trickStarts([at(0, 0), at(0, 1), at(0, 0), at(0, 1), at(0, 2), at(1, 0)])).toEqual([2])
  })
})

const read = (text: string): ReadRecord => {
  const [first] = readRecords(text)
  if (first === undefined || isBad(first)) throw new Error('not a record')
  return first
}

describe.each(Object.keys(games))('a record of %s', (id) => {
  const rules = async (): Promise<Plugin> => {
    const offer = await games[id]?.rules?.()
    if (offer === undefined) throw new Error('no rules')
    return offer
  }

  it('is played move by move to its settlement', async () => {
    const plugin = await rules()
    const record = playedRecord(plugin, plugin.profiles[0] ?? '', 1)
    const course = courseOf(plugin, read(writeRecord(record)))
    if (!isCourse(course)) throw new Error('no course')
    expect(course.hands).toHaveLength(record.moves.length + 1)
    expect(course.stopped).toBeNull()
    expect(course.hands.at(-1)?.settlement).toBeDefined()
    expect(course.hands.slice(0, -1).every(({ settlement }) => settlement === undefined)).toBe(true)
  })

  it('is shown as far as the rules allow, with the line that they refuse', async () => {
    const plugin = await rules()
    const record = playedRecord(plugin, plugin.profiles[0] ?? '', 1)
    const moves = [...record.moves.slice(0, 3), { seat: 9, move: 'nonsense' }]
    const text = writeRecord({ ...record, moves })
    const course = courseOf(plugin, read(text))
    if (!isCourse(course)) throw new Error('no course')
    expect(course.hands).toHaveLength(4)
    expect(text.split('\n')[(course.stopped ?? 0) - 1]).toContain('nonsense')
  })

  it('of other rules is no course, and one of no deal names its line', async () => {
    const plugin = await rules()
    const record = playedRecord(plugin, plugin.profiles[0] ?? '', 1)
    expect(courseOf(plugin, read(writeRecord({ ...record, version: 99 })))).toEqual({ line: null })
    const text = writeRecord({ ...record, deal: 'none' })
    const { line } = courseOf(plugin, read(text)) as { line: number }
    expect(text.split('\n')[line - 1]).toBe('deal: none')
  })

  it('has keys to its ends, and from trick to trick', async () => {
    const plugin = await rules()
    const renderer = await games[id]?.renderer()
    const record = playedRecord(plugin, plugin.profiles[0] ?? '', 1)
    const course = courseOf(plugin, read(writeRecord(record)))
    if (!isCourse(course) || renderer === undefined) throw new Error('no course')
    const starts = trickStarts(course.hands.map((hand) => renderer.tricks(hand.view(null))))
    expect(starts.length).toBeGreaterThan(0)
    const to = (key: string, from: number): number | undefined => wayOf(key, course, starts)?.(from)
    const last = record.moves.length
    expect([to('Home', 5), to('End', 5), to('ArrowLeft', 5), to('ArrowRight', 5)]).toEqual([0, last, 4, 6])
    expect(to('PageDown', 0)).toBe(starts[0])
    expect(to('PageDown', last)).toBe(last)
    expect(to('PageUp', starts[0] ?? 0)).toBe(0)
    expect(to('x', 5)).toBeUndefined()
  })
})
