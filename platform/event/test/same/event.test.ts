/** An event in which all tables of a series play the same deals: from the sealing to the published result. */
import { contentHash } from '@stolik/contract/canonical'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { Random, Sealed } from '@stolik/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileAccount } from '@stolik/event/decide/away'
import { drawOf } from '@stolik/event/draw/drawing'
import { checkRegulations } from '@stolik/event/model/check'
import { redealsOf, sparesIn } from '@stolik/event/model/redeals'
import type { By } from '@stolik/event/model/entry'
import type { SeriesState, TableState } from '@stolik/event/model/state'
import { withheld } from '@stolik/event/model/withheld'
import { listNotes } from '@stolik/event/papers/list-notes'
import { dealsCommitment, dealText } from '@stolik/event/same/deals'
import { fieldScores } from '@stolik/event/standing/field'
import { standings } from '@stolik/event/standing/index'
import { checkBornInFile } from '@stolik/event/verify/born-in-file'
import {
  chair,
  director,
  entrant,
  format,
  gateway,
  names,
  numbers,
  regulations,
  sealing,
  secretsOf,
  startEvent,
  type TestEvent,
} from '../event.js'
import { check, publish } from '../published.js'

const secret = secretsOf('same cards')

const same = (sameCards: NonNullable<Regulations['sameCards']>): Partial<Regulations> => ({
  sameCards,
  fee: null,
  format: { ...format, chairs: [3], bye: { points: 0, small: 0 }, tieBreaks: ['lot'] },
})

const begin = (counts: NonNullable<Regulations['sameCards']> = 'difference'): TestEvent => {
  const event = startEvent(same(counts), sealing(secret))
  event.enter(...names(9))
  return event
}

const draw = (event: TestEvent, series: number): void => {
  const act = drawOf(event.state, numbers, series, { reason: null, outside: null })
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

const deals: readonly Sealed[] = [
  { salt: secret(), seed: secret() },
  { salt: secret(), seed: secret() },
]
const of = (series: number): Sealed => deals[series - 1] as Sealed
const seal = (event: TestEvent, series: number): ReturnType<TestEvent['act']> =>
  event.act({ kind: 'sealDeals', series, commitment: dealsCommitment(of(series)) }, gateway)
const open = (event: TestEvent, series: number, sealed = of(series)): ReturnType<TestEvent['act']> =>
  event.act({ kind: 'openDeals', series, ...sealed }, gateway)

const first = (event: TestEvent): SeriesState => {
  const [series] = event.state.series
  if (series === undefined) throw new Error('no series')
  return series
}

/** Chair 0 has 10, 40 or 70 in each hand, by table; the others nothing. */
const line = (table: number): string => `${10 + 30 * (table - 1)} 0 0`

const play = (event: TestEvent, series: number): void => {
  seal(event, series)
  draw(event, series)
  event.wait(1)
  event.must({ kind: 'start', series })
  event.fill(series, line)
  event.must({ kind: 'end', series })
  open(event, series)
}

/** The points of a series by table and chair. */
const points = (event: TestEvent, series: number): readonly (readonly number[])[] => {
  const cells = standings(event.state, numbers).individual.map(({ cells }) => cells[series - 1])
  const tables = event.state.series[series - 1]?.tables ?? []
  return tables.map(({ table, players }) =>
    players.map((_, i) => cells.find((cell) => cell?.table === table && cell.chair === i)?.points ?? NaN),
  )
}

describe('Deals that all tables play', () => {
  let event: TestEvent
  beforeEach(() => {
    event = begin()
  })

  test('are committed to before the draw, or the series is not drawn', () => {
    expect(drawOf(event.state, numbers, 1, { reason: null, outside: null })).toMatchObject({
      refused: 'DEALS_NOT_SEALED',
    })
    expect(seal(event, 1)).toBeUndefined()
    draw(event, 1)
    expect(event.state.deals).toEqual([{ series: 1, commitment: dealsCommitment(of(1)), opened: null }])
  })

  test('are sealed and opened by the gateway alone, once', () => {
    const act = { kind: 'sealDeals', series: 1, commitment: dealsCommitment(of(1)) } as const
    expect(event.act(act, director)?.refused).toBe('NOT_ALLOWED')
    expect(event.act(act, chair(0))?.refused).toBe('NOT_ALLOWED')
    event.must(act, gateway)
    event.must({ ...act, commitment: dealsCommitment(of(2)) }, gateway)
    expect(event.state.deals).toHaveLength(1)
    expect(event.act({ kind: 'openDeals', series: 1, ...of(1) }, director)?.refused).toBe('NOT_ALLOWED')
  })

  test('stay sealed until the last table has finished, and no entry of the log has their secret', () => {
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    for (const table of [1, 2])
      event.must({ kind: 'list', series: 1, table, lines: [line(1), line(1), line(1)], signed: true })
    expect(open(event, 1)?.refused).toBe('SERIES_LEFT')
    event.must({ kind: 'list', series: 1, table: 3, lines: [line(3), line(3), line(3)], signed: true })
    expect(open(event, 1)?.refused).toBe('SERIES_LEFT')
    const log = JSON.stringify(event.log)
    expect([of(1).seed, of(1).salt].some((word) => log.includes(word))).toBe(false)
    event.must({ kind: 'end', series: 1 })
    expect(open(event, 1)).toBeUndefined()
    expect(event.state.deals[0]?.opened).toEqual(of(1))
  })

  test('are not opened with another secret', () => {
    play(event, 1)
    seal(event, 2)
    draw(event, 2)
    event.must({ kind: 'start', series: 2 })
    event.fill(2, line)
    event.must({ kind: 'end', series: 2 })
    expect(() => open(event, 2, of(1))).toThrow(RangeError)
  })

  test('were seen once a series has begun: nobody moves to another table then, and no start is taken back', () => {
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    expect(event.act({ kind: 'unstart', series: 1, reason: 'too early' })?.refused).toBe('BEGUN')
    const seats = [{ player: 'p1', table: null, bye: true, seen: null }]
    expect(event.act({ kind: 'reseat', series: 1, seats, reason: 'late' })?.refused).toBe('BEGUN')
  })

  test('are not met twice by a reserve who helps out: only at one table of a series', () => {
    event.must({
      kind: 'enter',
      reserve: true,
      entrant: entrant('Reserve'),
    })
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    const [one, two] = first(event).tables
    const help = { kind: 'substitute', series: 1, chair: 0, player: 'p10', reason: 'ill' } as const
    event.must({ ...help, table: 1 })
    event.must({ ...help, table: 1, player: one?.players[0] ?? '', reason: 'well again' })
    expect(event.act({ ...help, table: 2 })?.refused).toBe('NOT_RESERVE')
    event.must({ ...help, table: 1, chair: 1 })
    expect(two?.substitutes).toEqual([])
  })

  test('say nothing of a series that is played: neither standings nor the published result tell its hands', () => {
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    event.must({ kind: 'list', series: 1, table: 1, lines: ['123456 0 0', '10 0 0', '20 0 0'], signed: true })
    expect(points(event, 1)).toEqual(new Array(3).fill([0, 0, 0]))
    expect(JSON.stringify(standings(event.state, numbers))).not.toMatch(/1234[58]6/)
    expect(publish(event)).not.toMatch(/1234[58]6/)
    expect(fieldScores(event.state, numbers, first(event)).size).toBe(0)
  })

  test('are kept back at all tables but those that somebody plays at, with what was ruled and protested there', () => {
    expect(withheld(event.state, () => false).series).toEqual(event.state.series)
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    for (const table of [1, 2]) {
      event.must({ kind: 'hand', series: 1, table, hand: 0, line: '123456 0 0' })
      event.must({ kind: 'correct', series: 1, table, hand: 0, readings: ['654321 0 0'], consent: [0, 1, 2] })
      const rule = { facts: {}, question: null, note: 'the ace of spades was out of turn' }
      event.must({ kind: 'rule', series: 1, table, hand: 0, ...rule })
      event.must({ kind: 'redeal', series: 1, table, hand: 1, reason: 'two aces of spades' })
    }
    const own = withheld(event.state, ({ table }) => table === 2)
    expect(own.series[0]?.tables[1]).toBe(first(event).tables[1])
    expect(own.rulings.map(({ table }) => table)).toEqual([2])
    const nobodys = withheld(event.state, () => false)
    expect(nobodys.rulings).toEqual([])
    const text = JSON.stringify([nobodys.series, nobodys.rulings, nobodys.protests, nobodys.dropped])
    expect(text).not.toMatch(/123456|654321|spades/)
    // The seats stay, so everybody finds their table.
    expect(nobodys.series[0]?.tables.map(({ players }) => players)).toEqual(
      first(event).tables.map(({ players }) => players),
    )
  })

  test('are open once the series has ended, and never kept back where tables have deals of their own', () => {
    play(event, 1)
    expect(withheld(event.state, () => false).series[0]).toBe(event.state.series[0])
    const usual = startEvent()
    usual.enter(...names(9))
    usual.begin(1)
    expect(withheld(usual.state, () => false)).toBe(usual.state)
  })

  test('count for nobody where a list is annulled, and the others are compared without it', () => {
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    event.fill(1, line)
    event.must({ kind: 'annul', series: 1, table: 3, reason: 'the slips were open' })
    event.must({ kind: 'end', series: 1 })
    // Three hands of 10 and 40: the mean of each is 25.
    expect(points(event, 1)).toEqual([
      [-45, 0, 0],
      [45, 0, 0],
      [0, 0, 0],
    ])
  })

  test('are numbered by how often they were dealt anew, and only equal ones are compared', () => {
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    event.must({ kind: 'hand', series: 1, table: 3, hand: 0, line: line(3) })
    event.must({ kind: 'hand', series: 1, table: 3, hand: 1, line: line(3) })
    // The second hand was written, and the third one in play: the first stands.
    event.must({ kind: 'redeal', series: 1, table: 3, hand: 1, reason: 'a card too many' })
    const third = event.state.series[0]?.tables[2]
    expect([0, 1, 2].map((hand) => third && redealsOf(third, hand))).toEqual([0, 1, 1])
    event.fill(1, line)
    event.must({ kind: 'end', series: 1 })
    // The first hand: 10, 40, 70 with a mean of 40. Then 10 and 40 twice, and table 3 has nobody to be compared with.
    expect(points(event, 1)).toEqual([
      [-30 - 15 - 15, 0, 0],
      [0 + 15 + 15, 0, 0],
      [30, 0, 0],
    ])
  })

  describe('are dealt again from spare deals', () => {
    const spare = {
      kind: 'playSpare',
      series: 1,
      table: 3,
      hand: 1,
      spare: 1,
      reason: 'a slip was torn',
    } as const
    const dealt = (): readonly unknown[] => {
      const [, , third] = first(event).tables
      return [0, 1, 2].map((hand) => third && redealsOf(third, hand))
    }
    beforeEach(() => {
      seal(event, 1)
      draw(event, 1)
    })
    const begun = (): void => event.must({ kind: 'start', series: 1 })

    test('and are compared without the hand of a table that played one, whose list stays as it is', () => {
      begun()
      event.fill(1, line)
      const { list } = first(event).tables[2] as TableState
      event.must(spare)
      expect(first(event).tables[2]?.list).toEqual(list)
      event.must({ kind: 'end', series: 1 })
      // Two hands of 10, 40 and 70, and one of 10 and 40.
      expect(points(event, 1).map(([one]) => one)).toEqual([-30 - 15 - 30, 15, 30 + 30])
      expect(standings(event.state, numbers).individual.map(({ cells: [cell] }) => cell?.small)).toContain(
        210,
      )
    })

    test('so that two tables with the same spare are compared with each other', () => {
      begun()
      event.fill(1, line)
      event.must(spare)
      event.must({ ...spare, table: 2 })
      event.must({ kind: 'end', series: 1 })
      expect(points(event, 1).map(([one]) => one)).toEqual([-60, 0 - 15, 60 + 15])
    })

    test('also before the hand is written, and after the series has ended, until the result is final', () => {
      expect(event.act(spare)?.refused).toBe('NOT_RUNNING')
      begun()
      event.must(spare)
      event.fill(1, line)
      event.must({ kind: 'end', series: 1 })
      event.must({ ...spare, hand: 2 })
      expect(dealt()).toEqual([0, 1, 1])
    })

    test('which the director takes back, or replaces by the next spare, and an unchanged one writes nothing', () => {
      begun()
      event.must(spare)
      const { length } = event.log
      event.must(spare)
      expect(event.log).toHaveLength(length)
      event.must({ ...spare, spare: 2 })
      expect(dealt()).toEqual([0, 2, 0])
      event.must({ ...spare, spare: 1 })
      expect(dealt()).toEqual([0, 1, 0])
      event.must({ ...spare, spare: 0, reason: 'it was table 2' })
      expect(dealt()).toEqual([0, 0, 0])
    })

    test('but a hand that was voided at the table has no fewer substitutes than that', () => {
      begun()
      event.must({ kind: 'hand', series: 1, table: 3, hand: 0, line: line(3) })
      event.must({ kind: 'redeal', series: 1, table: 3, hand: 1, reason: 'a card too many' })
      expect(event.act({ ...spare, spare: 0 })).toMatchObject({
        refused: 'REDEALT',
        args: { hand: 2, times: 1 },
      })
      event.must({ ...spare, spare: 2 })
      expect(dealt()).toEqual([0, 2, 0])
    })

    test('by the director alone, at tables in the hall, with a reason, and at no hand or spare that is not there', () => {
      begun()
      expect(event.act(spare, chair(0))?.refused).toBe('NOT_ALLOWED')
      expect(event.act(spare, gateway)?.refused).toBe('NOT_ALLOWED')
      expect(event.act({ ...spare, table: 9 })?.refused).toBe('UNKNOWN_TABLE')
      for (const bad of [{ hand: 3 }, { hand: -1 }, { spare: 10 }, { spare: -1 }, { reason: ' ' }])
        expect(event.act({ ...spare, ...bad })?.refused, JSON.stringify(bad)).toBe('MALFORMED')
      event.must({ kind: 'annul', series: 1, table: 3, reason: 'the slips were open' })
      expect(event.act(spare)?.refused).toBe('ANNULLED')
      expect(dealt()).toEqual([0, 0, 0])
    })

    test('and the published result is counted again with them, and hides them while others play', () => {
      begun()
      event.must(spare)
      expect(sparesIn(first(event))).toEqual([{ table: 3, hand: 1, spare: 1, reason: 'a slip was torn' }])
      const [others] = withheld(event.state, ({ table }) => table === 1).series
      expect(others && sparesIn(others)).toEqual([])
      event.fill(1, line)
      event.must({ kind: 'end', series: 1 })
      open(event, 1)
      expect(check(publish(event)).differences).toEqual([])
      expect(publish(event)).toContain('"redealt":[{"hand":1,"until":1}]')
      expect(listNotes(event.state)).toMatchObject([
        { what: 'redeal', table: 3, hand: 2, reason: 'a slip was torn' },
      ])
    })
  })

  test('have no spare deals where each table has its own', () => {
    const usual = startEvent()
    usual.enter(...names(9))
    usual.begin(1)
    const act = { kind: 'playSpare', series: 1, table: 1, hand: 0, spare: 1, reason: 'torn' } as const
    expect(usual.act(act)?.refused).toBe('NO_SPARES')
  })
})

describe('Slips for tables in the hall', () => {
  const of = (account: string): By => ({ kind: 'direction', account, name: 'Director' })
  const print = { kind: 'printSlips', series: 1 } as const

  test('are printed by a director who does not play, and the log says who did it each time', () => {
    const event = begin()
    expect(event.act(print, of('anna'))?.refused).toBe('NO_SLIPS')
    seal(event, 1)
    draw(event, 1)
    event.must(print, of('anna'))
    event.must(print, of('anna'))
    const noted = event.log.filter(({ entry }) => entry.kind === 'printSlips')
    expect(noted.map(({ by }) => by)).toEqual([of('anna'), of('anna')])
    expect(event.act(print, chair(0))?.refused).toBe('NOT_ALLOWED')
    expect(event.act({ ...print, series: 9 }, of('anna'))?.refused).toBe('UNKNOWN_SERIES')
  })

  test('are refused to a director who plays, and whoever has printed them cannot enter any more', () => {
    const event = begin()
    const enter = (person: string) =>
      ({ kind: 'enter', reserve: true, entrant: { ...entrant(person), person } }) as const
    event.must(enter('ola'))
    seal(event, 1)
    draw(event, 1)
    expect(event.act(print, of('ola'))?.refused).toBe('PLAYS_HERE')
    event.must(print, of('jan'))
    expect(event.act(enter('jan'))?.refused).toBe('SAW_DEALS')
    expect(event.act(enter('ewa'))).toBeUndefined()
  })

  test('are not there for tables with deals of their own, nor once the series has ended', () => {
    const event = begin()
    play(event, 1)
    expect(event.act(print, of('anna'))?.refused).toBe('NO_SLIPS')
    const usual = startEvent()
    usual.enter(...names(9))
    usual.begin(1)
    expect(usual.act(print, of('anna'))?.refused).toBe('NO_SLIPS')
  })
})

describe('What counts', () => {
  test('the difference to the field', () => {
    const event = begin('difference')
    play(event, 1)
    expect(points(event, 1)).toEqual([
      [-90, 0, 0],
      [0, 0, 0],
      [90, 0, 0],
    ])
  })

  test('the points by place in the field', () => {
    const event = begin('places')
    play(event, 1)
    // Of three tables: 0, 1 and 2 points a hand; whoever has what everybody has gets 1.
    expect(points(event, 1)).toEqual([
      [0, 3, 3],
      [3, 3, 3],
      [6, 3, 3],
    ])
  })

  test('or the lists as usual, beside which the field is only told', () => {
    const event = begin('list')
    play(event, 1)
    expect(points(event, 1)).toEqual([
      [30, 0, 0],
      [120, 0, 0],
      [210, 0, 0],
    ])
    expect(fieldScores(event.state, numbers, first(event)).get(3)?.[0]).toEqual({
      difference: 90 * 60,
      places: 6 * 60,
    })
  })
})

describe('The published result', () => {
  const final = (counts: NonNullable<Regulations['sameCards']>): TestEvent => {
    const event = begin(counts)
    play(event, 1)
    play(event, 2)
    event.wait(3600)
    event.must({ kind: 'final' })
    return event
  }
  type File = {
    hash: string
    parts?: unknown
    content: { deals: { opened: unknown; commitment: string }[]; standings: unknown }
  }
  const changed = (event: TestEvent, change: (file: File) => void): readonly string[] => {
    const file = JSON.parse(publish(event)) as File
    change(file)
    delete file.parts
    file.hash = contentHash(file.content)
    return check(JSON.stringify(file)).differences.map(({ path }) => path)
  }

  test.each(['list', 'difference', 'places'] as const)('is counted again from the file (%s)', (counts) =>
    expect(check(publish(final(counts))).differences).toEqual([]),
  )

  test('has the deals that were played online, which are dealt again from the opened secret', () => {
    const event = final('list')
    const dealing = { ...numbers, deal: (_: string, random: Random) => String(random.below(1_000_000)) }
    const played = (series: number, hand: number) => ({
      series,
      table: 1,
      hand,
      deal: dealText(of(series), null, { series, hand, redeal: 0 }, (random) => dealing.deal('', random)),
    })
    const right = [played(1, 0), played(1, 2), played(2, 1)]
    expect(check(publish(event, right), dealing)).toMatchObject({ differences: [], counted: { deals: 3 } })
    const wrong = [played(1, 0), { ...played(1, 2), deal: played(1, 1).deal }]
    expect(check(publish(event, wrong), dealing).differences).toMatchObject([
      {
        check: 'deal',
        where: { series: 1, table: 1, hand: 3 },
        path: 'dealt.1.deal',
        says: played(1, 1).deal,
        gives: played(1, 2).deal,
      },
    ])
  })

  test('says that the deals of each series were sealed before its draw and opened after its end, which is checked', () => {
    interface Moment {
      entry: number
      at: number
    }
    type Order = File & {
      dealing?: { sealed: Moment; drawn: Moment | null; ended: Moment | null; opened: Moment | null }[]
    }
    const event = final('list')
    const { dealing = [] } = JSON.parse(publish(event)) as Order
    for (const { sealed, drawn, ended, opened } of dealing) {
      const order = [sealed, drawn, ended, opened].map((one) => one?.entry ?? -1)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(new Set([-1, ...order]).size).toBe(5)
    }
    expect(dealing).toHaveLength(2)
    const faults = (change: (order: Order['dealing'] & object) => void): readonly string[] =>
      changed(event, (file) => change((file as Order).dealing ?? []))
    expect(faults(([one]) => one?.drawn && (one.sealed.entry = one.drawn.entry + 1))).toEqual([
      'dealing.0.sealed',
    ])
    expect(faults(([one]) => one?.drawn && (one.sealed.at = one.drawn.at + 1))).toEqual(['dealing.0.sealed'])
    expect(faults(([one]) => one?.drawn && (one.drawn.at += 1))).toEqual(['dealing.0.drawn.at'])
    expect(faults(([one]) => one && (one.opened = null))).toEqual(['dealing.0.opened'])
    expect(faults(([one]) => one?.ended && one.opened && (one.opened.entry = one.ended.entry - 1))).toEqual([
      'dealing.0.opened',
    ])
    expect(faults(([one]) => one?.ended && one.opened && (one.opened.at = one.ended.at - 1))).toEqual([
      'dealing.0.opened',
    ])
    expect(faults(([one]) => one && (one.ended = null))).toEqual(['dealing.0.opened'])
    expect(faults((all) => all.pop())).toEqual(['dealing'])
    const older = JSON.parse(publish(event)) as Order
    delete older.dealing
    delete older.parts
    expect(check(JSON.stringify(older)).gaps).toContainEqual({ gap: 'dealing' })
  })

  test('says who met the same deals at two tables: on a seat, or as a substitute', () => {
    const event = begin('list')
    event.must({ kind: 'enter', reserve: true, entrant: entrant('Reserve') })
    play(event, 1)
    event.must({ kind: 'replace', player: first(event).tables[2]?.players[2] ?? '', by: 'p10', from: 2 })
    seal(event, 2)
    draw(event, 2)
    event.must({ kind: 'start', series: 2 })
    const { tables = [] } = event.state.series[1] ?? {}
    const own = tables[0]?.players[0] ?? ''
    const help = { kind: 'substitute', series: 2, table: 1, chair: 0 } as const
    event.must({ kind: 'enter', reserve: true, entrant: entrant('Another') })
    event.must({ ...help, player: 'p11', reason: 'ill' })
    event.must({ ...help, player: own, reason: 'well again' })
    event.fill(2, line)
    event.must({ kind: 'end', series: 2 })
    open(event, 2)
    expect(check(publish(event)).differences).toEqual([])

    type Table = { table: number; players: string[]; substitutes: { chair: number; player: string }[] }
    const found = (change: (tables: Table[]) => void) => {
      const file = JSON.parse(publish(event)) as { content: { series: { tables: Table[] }[] } }
      change(file.content.series[1]?.tables ?? [])
      return check(JSON.stringify(file)).differences.filter((one) => one.check === 'twice')
    }
    const twice = (player: string, table: number, path: string) => [
      {
        check: 'twice',
        where: { series: 2, table, chair: 0 },
        path: `content.series.1.tables.${path}`,
        says: player,
        gives: '1',
      },
    ]
    const [helpsAgain, sitsTwice] = ['1.substitutes.0.player', '2.players.0']
    const helping = (player: string) => (all: Table[]) => void all[1]?.substitutes.push({ chair: 0, player })
    expect(found(helping('p11'))).toEqual(twice('p11', 2, helpsAgain))
    expect(found(helping(own))).toEqual(twice(own, 2, helpsAgain))
    expect(found((all) => all[2]?.players.splice(0, 1, own))).toEqual(twice(own, 3, sitsTwice))
    // Who took over a place sits on its chair.
    const at = tables.findIndex(({ players }) => players.includes(first(event).tables[2]?.players[2] ?? ''))
    const away = at === 0 ? 1 : 0
    const [one] = found((all) => void all[away]?.substitutes.push({ chair: 0, player: 'p10' }))
    expect([one?.check, [one?.where.table, Number(one?.gives)].toSorted()]).toEqual([
      'twice',
      [at + 1, away + 1].toSorted(),
    ])
  })

  test('has the scores against the field, whatever counts, which are counted again', () => {
    const score = { difference: -90, places: 0 }
    for (const [counts, own] of [
      ['list', 30],
      ['difference', -90],
      ['places', 0],
    ] as const) {
      const [cell] = standings(final(counts).state, numbers).individual.flatMap(({ cells }) =>
        cells.filter(({ series, table, chair: at }) => series === 1 && table === 1 && at === 0),
      )
      expect(cell).toMatchObject({ points: own, small: 30, field: score })
    }
    const better = changed(final('list'), ({ content }) => {
      const { individual } = content.standings as { individual: { cells: { field: { places: number } }[] }[] }
      for (const { field } of individual.flatMap(({ cells }) => cells)) field.places += 1
    })
    expect(new Set(better.map((path) => path.split('.').at(-1)))).toEqual(new Set(['hash', 'field']))
  })

  test('is counted again after redeals, which say who is compared', () => {
    const event = begin()
    seal(event, 1)
    draw(event, 1)
    event.must({ kind: 'start', series: 1 })
    event.must({ kind: 'redeal', series: 1, table: 3, hand: 0, reason: 'a card too many' })
    event.fill(1, line)
    event.must({ kind: 'end', series: 1 })
    expect(points(event, 1)[2]).toEqual([60, 0, 0])
    expect(check(publish(event)).differences).toEqual([])
  })

  test('is counted again while a series is played, whose lists it does not have', () => {
    const event = begin()
    play(event, 1)
    seal(event, 2)
    draw(event, 2)
    event.must({ kind: 'start', series: 2 })
    event.must({ kind: 'list', series: 2, table: 1, lines: [line(1), line(1), line(1)], signed: true })
    expect(check(publish(event)).differences).toEqual([])
  })

  test('says so if its deals are not the committed ones, if two series have the same, or if they were never opened', () => {
    const event = final('difference')
    const swapped = changed(event, ({ content: { deals } }) => {
      const [one, two] = deals
      if (one && two) one.opened = two.opened
    })
    expect(swapped).toContain('content.deals.0.commitment')
    const twice = changed(event, ({ content: { deals } }) => {
      const [one, two] = deals
      if (one && two) Object.assign(two, { opened: one.opened, commitment: one.commitment })
    })
    expect(twice).toContain('content.deals.1.commitment')
    const closed = changed(event, ({ content: { deals } }) => {
      const [one] = deals
      if (one) one.opened = null
    })
    expect(closed).toContain('content.deals.0.opened')
    const gone = changed(event, ({ content: { deals } }) => void deals.pop())
    expect(gone).toContain('content.deals')
  })
})

describe('Regulations', () => {
  const problems = (change: Partial<Regulations>): readonly unknown[] =>
    checkRegulations({ ...regulations, ...change }, numbers).map(({ code, args }) => [code, args['field']])

  test('with the same cards for everybody need one size of table, one way of counting, no stake, and no game to a number of points', () => {
    const plain = same('places')
    expect(problems(plain)).toEqual([])
    const formatOf = (change: Partial<Regulations['format']>): Partial<Regulations> => ({
      ...plain,
      format: { ...(plain.format as Regulations['format']), ...change },
    })
    expect(problems(formatOf({ chairs: [4, 3] }))).toContainEqual(['SIZE', 'format.chairs'])
    const scoring = { kind: 'places', scale: [3, 1, 0], ties: 'mean' } as const
    expect(problems(formatOf({ scoring }))).toEqual([['CONTRADICTS', 'format.scoring.scale']])
    expect(problems({ ...formatOf({ scoring }), sameCards: 'list' })).toEqual([])
    expect(problems(formatOf({ stake: [1, 1] }))).toContainEqual(['CONTRADICTS', 'format.stake'])
    const toPoints = checkRegulations({ ...regulations, ...plain }, { ...numbers, isToPoints: true })
    expect(toPoints.map(({ code, args }) => [code, args['field']])).toEqual([['NOT_OFFERED', 'sameCards']])
    expect(checkRegulations(regulations, { ...numbers, isToPoints: true })).toEqual([])
  })

  test('keep what counts after the first draw', () => {
    const event = begin('difference')
    const amend = (sameCards: Regulations['sameCards']): ReturnType<TestEvent['act']> => {
      const { sameCards: _, ...rest } = event.state.regulations
      const now = sameCards === undefined ? rest : { ...rest, sameCards }
      return event.act({ kind: 'amend', regulations: now, reason: 'as agreed' })
    }
    expect(amend('places')).toBeUndefined()
    seal(event, 1)
    draw(event, 1)
    expect(amend('difference')?.refused).toBe('LOCKED')
    expect(amend(undefined)?.refused).toBe('LOCKED')
  })

  test('that were announced in a file do not have it, because the file would have the secret of the deals', async () => {
    const event = begin()
    const [begun] = event.log
    if (begun === undefined) throw new Error('nothing announced')
    const log = [{ ...begun, by: { kind: 'direction', account: fileAccount, name: 'Director' } as const }]
    const tools = { lists: numbers, arbiter: null, rules: () => 'rules 1' }
    const checking = { tools, until: begun.at, salt: null, rest: () => Promise.resolve() }
    const never = (): never => {
      throw new Error('nothing is drawn')
    }
    expect(await checkBornInFile(log, { ...checking, draw: never })).toMatchObject({
      refused: 'BAD_FILE',
      problems: [{ code: 'NOT_DONE' }, { code: 'ONLY_GATEWAY' }],
    })
  })
})
