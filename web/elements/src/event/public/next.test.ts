import { describe, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import type { EventPhase, EventPlayer } from '../client/types.js'
import { currentSeries } from '../current.js'
import { nextThing } from './next.js'

const next = (phase: EventPhase, id: string | null, change: Partial<EventPlayer> = {}) => {
  const shown = event({ phase, players: 7 })
  const player = shown.players.find((one) => one.id === id)
  return nextThing(shown, player === undefined ? null : { ...player, ...change })
}

describe('the next thing', () => {
  it('for a person who has not entered is to enter, while that is possible', () => {
    expect(next('OPEN', null).code).toBe('enter')
    expect(next('PLAYING', null)).toMatchObject({ code: 'running', args: { what: 'PLAYING', series: 1 } })
  })

  it('shows a player their table and place', () => {
    expect(next('DRAWN', 'p4')).toMatchObject({ code: 'seat', args: { table: 2, chair: 'B' } })
    expect(next('DRAWN', 'p4').at).toBe(event({ phase: 'DRAWN' }).regulations.starts)
    const playing = next('PLAYING', 'p4')
    expect(playing).toMatchObject({ code: 'play', args: { table: 2, chair: 'B' } })
    expect(next('PAUSED', 'p4').code).toBe('paused')
  })

  it('says when the drawn or the next series is to begin', () => {
    const [day, shown] = [86_400_000, event({ phase: 'DRAWN', players: 7 })]
    const [series] = shown.series
    if (series === undefined) throw new Error('drawn')
    const starts = shown.regulations.starts + day
    const player = shown.players.find(({ id }) => id === 'p4') ?? null
    const plan = { ...series.plan, starts }
    expect(nextThing({ ...shown, series: [{ ...series, plan }] }, player)).toMatchObject({
      code: 'seat',
      at: starts,
    })
    const next = { ...series, n: 2, status: 'PLANNED', plan } as const
    const between = { ...shown, phase: 'BETWEEN', series: [{ ...series, status: 'ENDED' }, next] } as const
    expect(nextThing(between, player)).toMatchObject({ code: 'between', at: starts })
    expect(nextThing({ ...between, series: [between.series[0]] }, player).at).toBeNull()
  })

  it('for a reserve player who was called is the table that they were called to', () => {
    const called = { status: 'RESERVE', table: 2, chair: 1 } as const
    expect(next('PLAYING', 'p4', called)).toMatchObject({ code: 'play', args: { table: 2, chair: 'B' } })
    expect(next('BETWEEN', 'p4', called).code).toBe('reserve')
  })

  it('tells a player that they have a bye', () => {
    expect(next('DRAWN', 'p6')).toMatchObject({ code: 'bye', args: { series: 1 } })
  })

  it('is their place when the series are over', () => {
    expect(next('PROVISIONAL', 'p4')).toMatchObject({ code: 'provisional', args: { place: 5, of: 7 } })
    expect(next('FINAL', 'p0')).toMatchObject({ code: 'final', args: { place: 1, prize: 'puchar' } })
  })

  it('for a person who waits is their place on the waiting list', () => {
    expect(next('OPEN', 'p6', { status: 'WAITING', waitingPlace: 3 })).toMatchObject({
      code: 'waiting',
      args: { place: 3 },
    })
  })

  it.each([
    ['WAITING', 'waiting'],
    ['RESERVE', 'reserve'],
    ['WITHDRAWN', 'out'],
    ['EXCLUDED', 'out'],
  ] as const)('of a player who is %s is their status, whatever is being played', (status, code) => {
    expect(next('PLAYING', 'p6', { status }).code).toBe(code)
  })
})

it.each([
  [['PLANNED', 'PLANNED'], undefined],
  [['DRAWN', 'DRAWN', 'PLANNED'], 1],
  [['RUNNING', 'DRAWN', 'DRAWN'], 1],
  [['ENDED', 'PAUSED', 'DRAWN'], 2],
  [['ENDED', 'DRAWN', 'DRAWN'], 2],
  [['ENDED', 'ENDED', 'PLANNED'], 2],
] as const)('of series that are %j, the current one is number %s', (statuses, n) => {
  const shown = event({ phase: 'PLAYING' })
  const [one] = shown.series
  const series = statuses.map((status, i) => ({ ...one, n: i + 1, status })) as typeof shown.series
  expect(currentSeries({ ...shown, series })?.n).toBe(n)
})
