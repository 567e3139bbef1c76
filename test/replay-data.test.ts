/** The replay of a record, for every game and profile: what each viewer saw, as far as the rules allow the moves. */
import { cases } from '@stolik/core/cases'
import {
  replayDataOf,
  isReplayData,
  mostMoves,
  pick,
  seeded,
  writeRecord,
  writeRecordJson,
  type ReplayData,
  type HandInPlay,
  type HandRecord,
  type Played,
  type Plugin,
} from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'
import { torn } from './fuzz/ammunition.js'

const plugins = games.map(({ plugin }): Plugin => plugin)
const rules = (id: string): Plugin | undefined => plugins.find((plugin) => plugin.id === id)
const rows = plugins.flatMap((plugin) =>
  plugin.profiles.flatMap((profile) =>
    plugin.chairs(profile).map((chairs) => ({ plugin, id: plugin.id, profile, chairs })),
  ),
)

interface Evening {
  readonly record: HandRecord
  readonly hands: readonly HandInPlay[]
}

/** A hand played to its end, by the game's bots or by random legal moves. */
function evening(plugin: Plugin, profile: string, chairs: number, seed: string, wild = false): Evening {
  const random = seeded(seed)
  const deal = plugin.deal(profile, random)
  const carry = plugin.between(profile, [])
  let hand = plugin.start(profile, deal, carry)
  if (hand === undefined) throw new RangeError(`no deal: ${deal}`)
  const hands: HandInPlay[] = [hand]
  const moves: Played[] = []
  while (hand.toAct[0] !== undefined && moves.length < mostMoves) {
    const seat: number = hand.toAct[0]
    const move = wild ? pick(hand.legal(seat), random) : hand.bot(seat, random)
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(`${seat}:${move} is refused`)
    moves.push({ seat, move })
    hands.push(next)
    hand = next
  }
  const players = ['Ola', 'Jan', 'Ewa', 'Piotr', 'Zofia'].slice(0, chairs)
  const { id: game, version } = plugin
  return {
    hands,
    record: { game, version, profile, chairs, hand: 1, players, deal, carry, proof: null, moves },
  }
}

const replayData = (text: string): ReplayData => {
  const made = replayDataOf(rules, text)
  if (!isReplayData(made)) throw new Error(made.code)
  return made
}

describe.each(rows)('a replay of $id by $profile at $chairs chairs', ({ plugin, profile, chairs }) => {
  it.each([false, true])('shows what each viewer saw before and after each move', (wild) => {
    const { record, hands } = evening(plugin, profile, chairs, `${profile}-${chairs}`, wild)
    const made = replayData(writeRecord(record))
    const seating = plugin.seating(chairs, 1)
    expect(made).toMatchObject({
      game: plugin.id,
      profile,
      chairs,
      hand: 1,
      players: record.players,
      seating,
    })
    expect(made.dealer).toBe(plugin.dealer(chairs, 1))
    expect(made.steps).toHaveLength(record.moves.length + 1)
    for (const [n, views] of made.steps.entries())
      expect(views).toEqual([null, ...seating.keys()].map((seat) => hands[n]?.view(seat)))
    expect(made.stopped).toBeNull()
    expect(made.settlement).toEqual(hands.at(-1)?.settlement)
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  })

  it('ends with the scores that the record claims', () => {
    const { record, hands } = evening(plugin, profile, chairs, 'scores')
    const scores = hands.at(-1)?.settlement?.scores ?? []
    expect(scores.length).toBeGreaterThan(0)
    expect(replayData(writeRecord({ ...record, scores })).settlement?.scores).toEqual(scores)
  })

  it('goes as far as the rules allow, and names the line that they refuse', () => {
    const { record, hands } = evening(plugin, profile, chairs, 'stopped')
    for (const wrong of [
      { seat: 0, move: 'nonsense' },
      { seat: 99, move: record.moves[2]?.move ?? '' },
    ]) {
      const text = writeRecord({ ...record, moves: [...record.moves.slice(0, 2), wrong] })
      const made = replayData(text)
      expect(made.steps).toHaveLength(3)
      expect(made.steps[2]?.[0]).toEqual(hands[2]?.view(null))
      expect(made.settlement).toBeNull()
      expect(text.split('\n')[(made.stopped ?? 0) - 1]).toContain(`${wrong.seat}:${wrong.move}`)
    }
  })

  it('stops where a move comes after the end', () => {
    const { record } = evening(plugin, profile, chairs, 'after')
    const made = replayData(writeRecord({ ...record, moves: [...record.moves, ...record.moves] }))
    expect(made.steps).toHaveLength(record.moves.length + 1)
    expect(made.stopped).not.toBeNull()
    expect(made.settlement).not.toBeNull()
  })
})

describe.each(plugins.map((plugin) => ({ plugin, id: plugin.id })))('a record of $id', ({ plugin }) => {
  const profile = plugin.profiles[0] ?? ''
  const { record } = evening(plugin, profile, plugin.chairs(profile)[0] ?? 0, 'one')
  const lineOf = (changes: Partial<HandRecord>, text = writeRecord({ ...record, ...changes })) => {
    const made = replayDataOf(rules, text)
    return 'line' in made ? text.split('\n')[made.line - 1] : made
  }

  it('gives the same replay as lines and as JSON, whatever surrounds it', () => {
    const told = { ...record, series: '2', place: 'Lębork', date: '2026-11-22', id: '77', comment: 'x' }
    const made = replayData(writeRecord(told))
    expect(made).toMatchObject({ series: '2', place: 'Lębork', date: '2026-11-22' })
    expect(replayData(`\uFEFF\r\n ${writeRecordJson(told)} \n{"stolik":1}`)).toEqual(made)
    expect(replayData(`# a comment\n\n${writeRecord(told)}stolik: 1\nnonsense`)).toEqual(made)
    expect(Object.keys(replayData(writeRecord(record)))).not.toContain('series')
  })

  it('is replayed by the rules of now if they settle it as those did that it was played by', () => {
    const made = replayData(writeRecord(record))
    const scores = made.settlement?.scores ?? []
    expect(replayData(writeRecord({ ...record, version: 99, scores }))).toEqual(made)
  })

  it('gives no replay if other rules settled or dealt it otherwise, or allowed another move', () => {
    const [first] = record.moves
    const { seat = 0 } = first ?? {}
    const others = [
      { scores: plugin.seating(record.chairs, 1).map(() => 1) },
      { deal: 'of another kind' },
      { moves: [{ seat, move: 'nothing-that-can-be-played' }] },
    ]
    for (const other of others) expect(lineOf({ version: 99, ...other })).toEqual({ code: 'OTHER_RULES' })
  })

  it('gives no replay if its game is not here', () => {
    expect(lineOf({ game: 'chess' })).toEqual({ code: 'UNKNOWN_GAME', game: 'chess' })
    expect(lineOf({ game: 'constructor' })).toEqual({ code: 'UNKNOWN_GAME', game: 'constructor' })
  })

  it('gives a shorter replay or none if it was torn anywhere', () => {
    const random = seeded('torn')
    const codes = new Set<string>()
    const texts = [writeRecord(record), writeRecordJson(record)]
    for (let n = 0; n < cases(50, 400); n++) {
      const made = replayDataOf(rules, torn(random, pick(texts, random)))
      codes.add('code' in made ? made.code : made.stopped === null ? 'sound' : 'stopped')
      expect(JSON.parse(JSON.stringify(made))).toEqual(made)
      if (isReplayData(made)) expect(made.steps.length).toBeLessThanOrEqual(record.moves.length + 1)
    }
    expect([...codes]).toEqual(expect.arrayContaining(['UNREADABLE_RECORD', 'stopped', 'sound']))
  })

  it('is refused by its line if no rules could have dealt it', () => {
    expect(lineOf({ deal: 'none' })).toBe('deal: none')
    expect(lineOf({ carry: 'none' })).toBe('carry: none')
    expect(lineOf({ profile: 'none' })).toBe('profile: none')
    expect(lineOf({ chairs: 9, players: Array.from({ length: 9 }, (_, n) => `p${n}`) })).toBe('chairs: 9')
  })
})

describe('text that is no record', () => {
  it.each(['', ' \n', 'nonsense', '{', '{}', '{"stolik":1}', '[]', 'stolik: 2', 'stolik: 1', '\u0000'])(
    'is refused with its line: %j',
    (text) => expect(replayDataOf(rules, text)).toEqual({ code: 'UNREADABLE_RECORD', line: 1 }),
  )

  it('is refused with the line of its first error', () => {
    expect(replayDataOf(rules, '# one\n\nstolik: 1\ngame: sixtysix 1\nhello\n')).toEqual({
      code: 'UNREADABLE_RECORD',
      line: 5,
    })
  })
})

describe('the longest replay', () => {
  it('is limited even where a game would let a hand go on forever', () => {
    const endless: HandInPlay = {
      toAct: [0],
      settlement: undefined,
      tricks: 0,
      view: () => ({}),
      legal: () => ['on'],
      play: () => endless,
    }
    const sixtysix = rules('sixtysix') as Plugin
    const { record } = evening(sixtysix, 'hoyle', 2, 'bound')
    const of = (length: number) => {
      const moves = Array.from({ length }, () => ({ seat: 0, move: 'on' }))
      const text = writeRecord({ ...record, moves })
      return {
        made: replayDataOf(() => ({ ...sixtysix, start: () => endless }), text),
        lines: text.split('\n'),
      }
    }
    const { made, lines } = of(mostMoves + 1)
    expect(made).toEqual({ code: 'UNREADABLE_RECORD', line: lines.length - 1 })
    const most = of(mostMoves).made
    expect('steps' in most && most.steps.length).toBe(mostMoves + 1)
  })

  it.each(rows)('is longer than any random hand of $id by $profile', (row) => {
    const { record } = evening(row.plugin, row.profile, row.chairs, 'long', true)
    expect(record.moves.length).toBeLessThan(mostMoves / 2)
  })
})
