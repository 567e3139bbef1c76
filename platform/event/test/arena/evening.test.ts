import { describe, expect, it } from 'vitest'
import { checkRegulations } from '@stolik/event/model/check'
import { seatedCount, waitingPlayers } from '@stolik/event/model/arena'
import { isClosed } from '@stolik/event/model/playing'
import { resultContent } from '@stolik/event/standing/hash'
import { standings } from '@stolik/event/standing/index'
import { director, entrant, format, gateway, regulations, sealing, secretsOf, startEvent } from '../event.js'
import { numbers } from '../game.js'
import { check, publish } from '../published.js'

const arena = {
  arena: true,
  mode: 'online',
  protestMinutes: 0,
  format: {
    ...format,
    chairs: [3],
    series: [{ rounds: 1, minutes: 10, draw: 'lots' }],
    tieBreaks: ['wins'],
  },
} as const

const names = ['Anna', 'Bruno', 'Cela', 'Dorota', 'Emil', 'Felka', 'Gustaw', 'Hela', 'Igor']

function evening(players = names) {
  const event = startEvent(arena, sealing(secretsOf('an arena')))
  const enter = (name: string): void =>
    event.must(
      { kind: 'enter', entrant: entrant(name, { person: `of-${name}`, online: true }), reserve: false },
      { kind: 'person', person: `of-${name}` },
    )
  players.forEach(enter)
  const here = (): readonly string[] => [...event.state.players.keys()]
  const seat = (there = here()): void => event.must({ kind: 'seat', series: 1, here: there }, gateway)
  const begin = (): void => {
    event.must({ kind: 'draw', series: 1, tables: [], byes: [], reason: null }, gateway)
    event.must({ kind: 'start', series: 1 }, gateway)
  }
  const tables = () => event.state.series[0]?.tables ?? []
  /** Plays a table: the first chair wins most. */
  const finish = (table: number): void => {
    const lines = ['10 5 0', '10 5 0', '10 5 0']
    lines.forEach((line, hand) => event.must({ kind: 'hand', series: 1, table, hand, line }, gateway))
    for (const chair of [0, 1, 2]) event.must({ kind: 'sign', series: 1, table, chair, lines }, gateway)
  }
  return { event, enter, seat, begin, tables, finish, here }
}

describe('an arena', () => {
  it('needs one online series with a time limit, and tables of one size', () => {
    const problems = checkRegulations({ ...regulations, arena: true }, numbers).map(
      ({ args }) => args['field'],
    )
    expect(problems).toEqual(
      expect.arrayContaining(['mode', 'format.series', 'format.series.1.minutes', 'format.chairs']),
    )
    expect(checkRegulations({ ...regulations, ...arena }, numbers)).toEqual([])
  })

  it('seats everybody who is there when it begins, and nobody twice', () => {
    const { event, seat, begin, tables, here } = evening()
    seat()
    expect(tables()).toEqual([])
    begin()
    seat(here().filter((id) => id !== 'p9'))
    expect(tables().map(({ players }) => players.length)).toEqual([3, 3])
    expect(waitingPlayers(event.state).map(({ id }) => id)).toContain('p9')
    seat()
    seat()
    const seated = tables().flatMap(({ players }) => players)
    expect(new Set(seated).size).toBe(seated.length)
    expect(seatedCount(event.state)).toBe(9)
  })

  it('seats whoever has finished with others, and adds up their lists', () => {
    const { event, seat, begin, tables, finish } = evening()
    begin()
    seat()
    const first = tables().map(({ players }) => [...players])
    for (const table of [1, 2, 3]) finish(table)
    event.wait(1)
    seat()
    expect(tables()).toHaveLength(6)
    for (const { players } of tables().slice(3))
      for (const before of first)
        expect(players.filter((id) => before.includes(id)).length).toBeLessThanOrEqual(1)
    for (const table of [4, 5, 6]) finish(table)
    const { individual } = standings(event.state, numbers)
    const expected = new Map<string, number>()
    for (const { players } of tables())
      players.forEach((id, chair) => expected.set(id, (expected.get(id) ?? 0) + ([30, 15, 0][chair] ?? 0)))
    expect(new Map(individual.map(({ player, points }) => [player, points]))).toEqual(expected)
    // Tables won, of all lists.
    expect(individual.reduce((sum, { wins }) => sum + wins, 0)).toBe(6)
  })

  it('seats a player who comes late, and none who pauses', () => {
    const { event, enter, seat, begin, tables } = evening(names.slice(0, 4))
    begin()
    seat()
    event.must({ kind: 'ready', player: 'p4', ready: false }, { kind: 'person', person: 'of-Dorota' })
    enter('Emil')
    enter('Felka')
    seat()
    expect(tables()).toHaveLength(1)
    enter('Gustaw')
    seat()
    expect(tables().at(-1)?.players.toSorted()).toEqual(['p5', 'p6', 'p7'])
    event.must({ kind: 'ready', player: 'p4', ready: true }, { kind: 'player', player: 'p4' })
    expect(waitingPlayers(event.state).map(({ id }) => id)).toEqual(['p4'])
  })

  it('lets nobody pause or come back for somebody else', () => {
    const { event } = evening()
    const other = { kind: 'person', person: 'of-Bruno' } as const
    expect(event.act({ kind: 'ready', player: 'p1', ready: false }, other)?.refused).toBe('NOT_ALLOWED')
    expect(event.act({ kind: 'seat', series: 1, here: ['p1'] }, director)?.refused).toBe('NOT_ALLOWED')
  })

  it('begins no table when its time is up, and ends when the last one has finished', () => {
    const { event, seat, begin, tables, finish } = evening()
    begin()
    seat()
    event.wait(10 * 60)
    finish(1)
    finish(2)
    seat()
    expect(tables()).toHaveLength(3)
    expect(event.act({ kind: 'end', series: 1 }, gateway)?.refused).toBe('LISTS_OPEN')
    finish(3)
    expect(tables().every(isClosed)).toBe(true)
    event.must({ kind: 'end', series: 1 }, gateway)
    const late = { kind: 'person', person: 'late' } as const
    const enter = { kind: 'enter', entrant: entrant('Late', { online: true }), reserve: false } as const
    expect(event.act(enter, late)?.refused).toBe('TOO_LATE')
    event.must({ kind: 'final' }, gateway)
    expect(resultContent(event.state, numbers).standings.individual).toHaveLength(9)
  })

  it('publishes a result that anybody can count again', () => {
    const { event, seat, begin, finish } = evening()
    begin()
    seat()
    for (const table of [1, 2, 3]) finish(table)
    event.wait(1)
    seat()
    const live = check(publish(event))
    expect(live.differences).toEqual([])
    for (const table of [4, 5, 6]) finish(table)
    event.wait(10 * 60)
    event.must({ kind: 'end', series: 1 }, gateway)
    event.must({ kind: 'final' }, gateway)
    const { differences, gaps, counted } = check(publish(event))
    expect({ differences, gaps, lists: counted.lists }).toEqual({ differences: [], gaps: [], lists: 6 })
    const swapped = publish(event).replace(/"players":\["(p\d)","(p\d)"/, '"players":["$2","$1"')
    expect(check(swapped).differences.map(({ check: what }) => what)).toContain('seats')
  })

  it('frees the players of a table whose list is annulled', () => {
    const { event, seat, begin } = evening(names.slice(0, 3))
    begin()
    seat()
    event.must({ kind: 'annul', series: 1, table: 1, reason: 'The cards were seen.' })
    expect(seatedCount(event.state)).toBe(0)
    expect(waitingPlayers(event.state)).toHaveLength(3)
  })

  it('refuses draws and seats by hand, and the end of the evening by anybody but the director', () => {
    const { event, begin } = evening()
    const draw = { kind: 'draw', series: 1, tables: [], byes: [], reason: null } as const
    expect(event.act(draw)?.refused).toBe('ARENA')
    begin()
    const reseat = { kind: 'reseat', series: 1, seats: [], reason: 'why' } as const
    expect(event.act(reseat)?.refused).toBe('ARENA')
    const by = { kind: 'person', person: 'of-Anna' } as const
    expect(event.act({ kind: 'end', series: 1 }, by)?.refused).toBe('NOT_ALLOWED')
  })
})
