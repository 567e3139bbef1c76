import { describe, expect, it } from 'vitest'
import { replayData } from '../../test/replay-data.js'
import { playedText } from '../../test/record.js'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { keyStep } from './keys.js'
import { addressOf } from './link-part.js'
import { positionIn, readPosition, writePosition } from './position.js'
import { trickStarts } from './tricks.js'

describe('a position', () => {
  it.each(['0', '12', '12.0', '7.3'])('is read as it was written: %s', (text) => {
    const position = readPosition(text)
    expect(position && writePosition(position)).toBe(text)
  })

  it.each(['', 'x', '-1', '1.', '1.12', '12345', '1 '])('is not read from %j', (text) => {
    expect(readPosition(text)).toBeNull()
  })

  it('is added to an address without changing the rest, each replay under its own name', () => {
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

describe.each(Object.keys(games))('the replay of a hand of %s', (id) => {
  it('has keys to its ends, and from trick to trick', async () => {
    const [rules, shows] = await Promise.all([extras[id]?.rules?.(), games[id]?.shows()])
    if (rules === undefined || shows === undefined) throw new Error('nothing to show')
    const { steps } = replayData(playedText(rules))
    const starts = trickStarts(steps.map(([open = {}]) => shows.tricks(shows.read(open))))
    expect(starts.length).toBeGreaterThan(0)
    const last = steps.length - 1
    const to = (key: string, from: number): number | undefined => keyStep(key, last, starts)?.(from)
    expect([to('Home', 5), to('End', 5), to('ArrowLeft', 5), to('ArrowRight', 5)]).toEqual([0, last, 4, 6])
    // The first lead may be the first move, or there may be calls before it.
    const [first = 0] = starts.filter((start) => start > 0)
    expect(to('PageDown', 0)).toBe(first)
    expect(to('PageDown', last)).toBe(last)
    expect(to('PageUp', first)).toBe(0)
    expect(to('x', 5)).toBeUndefined()
  })
})
