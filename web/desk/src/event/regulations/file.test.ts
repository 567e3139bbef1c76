import { describe, expect, it } from 'vitest'
import type { Format, GameFormats, Regulations } from '@stolik/elements/event/client/types'
import { readRegulations, writeRegulations } from './file.js'
import { initialRegulations } from './model.js'

const format: Format = {
  id: 'usual',
  profile: 'p',
  chairs: [4, 3],
  series: [{ rounds: 12, minutes: null, draw: 'LOTS', starts: null }],
  scoring: { scale: null, ties: 'MEAN' },
  tieBreaks: ['lot'],
  bye: null,
  stake: null,
}
const games: readonly GameFormats[] = [{ game: 'g', example: '', usage: '', formats: [format] }]
const last: Regulations = {
  ...initialRegulations('en', 'g', format),
  name: 'Cup 2026',
  place: 'Hall',
  organiser: 'Club',
  starts: Date.UTC(2026, 2, 7, 17),
  capacity: 48,
  outside: 'Lotto',
}
const read = (file: object | string) =>
  readRegulations(typeof file === 'string' ? file : JSON.stringify(file), games, 'en')

describe('a file of regulations', () => {
  it('gives back what was saved, and says of a preset only what differs', () => {
    const own = {
      ...format,
      bye: { points: 1.5, small: -20 },
      scoring: { scale: [5, 3, 1], ties: 'MEAN' } as const,
    }
    const regulations = { ...last, format: own }
    const text = writeRegulations(regulations, games)
    expect(JSON.parse(text)).toMatchObject({
      preset: 'g/usual',
      starts: '2026-03-07T17:00:00.000Z',
      format: { bye: { points: 1.5, small: -20 }, scoring: { scale: [5, 3, 1] } },
    })
    expect(Object.keys((JSON.parse(text) as { format: object }).format)).toEqual(['scoring', 'bye'])
    expect(read(text)).toEqual({ regulations })
  })

  it('gives back lower fees, fees for lost games and prizes in money; a file may leave them out', () => {
    const fee = { amount: 5000, currency: 'PLN', use: 'prizes' }
    const regulations: Regulations = {
      ...last,
      fee: {
        ...fee,
        lost: [{ from: 1, amount: 50 }],
        reduced: [{ amount: 1000, women: true, bornFrom: 2008, bornUntil: null, club: 'Lębork' }],
      },
      prizes: [{ of: 'all', places: ['300 zł', 'a cup'], amounts: [30_000, 0] }],
    }
    expect(read(writeRegulations(regulations, games))).toEqual({ regulations })
    const short = { preset: 'g/usual', fee: { ...fee, reduced: [{ amount: 1000, women: true }] } }
    expect(read(short)).toMatchObject({
      regulations: {
        fee: { ...fee, lost: [], reduced: [{ amount: 1000, women: true, bornFrom: null, club: null }] },
      },
    })
    expect(read({ ...short, fee: { ...fee, reduced: [{ amount: 1, woman: true }] } })).toEqual({
      bad: 'unknown',
      what: 'fee.reduced.0.woman',
    })
  })

  it('holds the whole format where the preset is unknown here', () => {
    const regulations = { ...last, format: { ...format, id: 'elsewhere' } }
    const text = writeRegulations(regulations, games)
    expect(JSON.parse(text)).not.toHaveProperty('preset')
    expect(read(text)).toEqual({ regulations })
  })

  it('may change one field of a preset; the rest is as in a new announcement', () => {
    expect(
      read({ preset: 'g/usual', format: { tieBreaks: ['wins', 'lot'] }, notes: { other: 'Bring cards.' } }),
    ).toEqual({
      regulations: {
        ...initialRegulations('en', 'g', { ...format, tieBreaks: ['wins', 'lot'] }),
        notes: { ...initialRegulations('en', 'g', format).notes, other: 'Bring cards.' },
      },
    })
  })

  it('may leave out of a series what it may leave out elsewhere', () => {
    const told = read({ preset: 'g/usual', format: { series: [{ rounds: 3 }] } })
    expect(told).toMatchObject({
      regulations: { format: { series: [{ rounds: 3, minutes: null, draw: 'LOTS', starts: null }] } },
    })
  })

  it.each([
    ['nothing', 'notJson', ''],
    ['[]', 'notJson', ''],
    [{ preset: 'g/other' }, 'noPreset', '"g/other"'],
    [{ preset: 7 }, 'noPreset', '7'],
    [{ name: 'no preset and no game' }, 'field', 'game'],
    [{ preset: 'g/usual', starts: '2026-03-07' }, 'field', 'starts'],
    [{ preset: 'g/usual', format: { series: 3 } }, 'field', 'format.series'],
    [{ preset: 'g/usual', format: { chairs: [4, 'three'] } }, 'field', 'format.chairs.1'],
    [{ preset: 'g/usual', mode: 'LAWN' }, 'field', 'mode'],
    [{ preset: 'g/usual', capacaty: 48 }, 'unknown', 'capacaty'],
    [{ preset: 'g/usual', notes: { others: 'x' } }, 'unknown', 'notes.others'],
    [
      { preset: 'g/usual', format: { series: [{ rounds: 3 }, { rounds: 3, minute: 5 }] } },
      'unknown',
      'format.series.1.minute',
    ],
  ])('%j is refused: %s %s', (file, bad, what) => {
    expect(read(file)).toEqual({ bad, what })
  })
})
