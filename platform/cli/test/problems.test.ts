/** `stolik problems`: what it finds is the best card by the analysis, and nothing false passes its check. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  isBad,
  readRecordJson,
  replay,
  type Analysis,
  type HandRecord,
  type Problem,
  type ReadRecord,
} from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { runStolik } from './run.js'

const mined = (...more: string[]) =>
  runStolik(['problems', '--game', 'skat', '--seed', '1', '--hands', '1', '--kind', 'card', ...more], games)
const check = (text: string, ...more: string[]) =>
  runStolik(['problems', '--check', 'x', ...more], games, undefined, text)

let printed = ''
let problems: readonly Problem[] = []
let analysis: Analysis
beforeAll(async () => {
  printed = (await mined('--json')).out
  problems = printed.split('\n').map((line) => JSON.parse(line) as Problem)
  analysis = (await games.find(({ plugin }) => plugin.id === 'skat')?.analysis?.()) ?? expect.fail('none')
})
const first = (): Problem => problems[0] ?? expect.fail('no problem was found')

function readingOf({ hidden }: Problem): ReadRecord {
  const reading = readRecordJson({ text: JSON.stringify(hidden.record), number: 1 })
  return isBad(reading) ? expect.fail(reading.problem) : reading
}
const changed = (hidden: Partial<Problem['hidden']>, more: Partial<Problem> = {}): string =>
  JSON.stringify({ ...first(), ...more, hidden: { ...first().hidden, ...hidden } })
const withMoves = ({ moves, ...record }: HandRecord): object => ({
  stolik: 1,
  ...record,
  moves: moves.map(({ seat, move }) => `${seat}:${move}`),
})

describe('the problems of a hand', () => {
  it('have the best card by the analysis as their answer, and no second one near it', () => {
    expect(problems.length).toBeGreaterThan(2)
    // All are of one hand, so the last one's record holds the others.
    const last = problems.at(-1) ?? expect.fail('no problem was found')
    const { record: whole } = readingOf(last)
    const moves = [...whole.moves, { seat: last.seat, move: last.hidden.answer }]
    const findings = [...(analysis.analyse({ ...whole, moves }) ?? [])].at(-1)
    for (const problem of problems) {
      const { record } = readingOf(problem)
      const { answer } = problem.hidden
      const card = findings?.cards.find(({ step }) => step === record.moves.length)
      if (card === undefined) return expect.fail('this card was not analysed')
      const chances = (card.choices ?? []).map((one) => [one.card, one.chance ?? Number.NaN] as const)
      const of = new Map(chances)
      const others = chances.filter(([name]) => name !== answer).map(([, chance]) => chance)
      expect((of.get(answer) ?? 0) - Math.max(...others)).toBeGreaterThan(5)
      expect(problem.hidden.choices.map(({ move, chance }) => [move, chance])).toEqual(
        chances.toSorted(([, a], [, b]) => b - a).map((one) => [...one]),
      )
      expect(card.choices?.find((one) => one.card === answer)?.reached).toBe(card.own)
    }
  })

  it('show the seat’s own view and the cards on the table, and no names', () => {
    const plugin = games.find((one) => one.plugin.id === 'skat')?.plugin ?? expect.fail('no Skat')
    for (const problem of problems) {
      const reading = readingOf(problem)
      const { hand } = replay(plugin, reading)
      expect(problem.shown.view).toEqual(JSON.parse(JSON.stringify(hand?.view(problem.seat))))
      const moves = reading.record.moves.filter(({ move }) => /^[CSHD][AKQJT987]$/.test(move))
      expect(problem.shown.played.map(({ seat, card }) => ({ seat, move: card }))).toEqual(moves)
      expect(reading.record.players.join('')).toBe('')
      expect(reading.record.scores).toBeUndefined()
    }
  })

  it('are the same for the same seed, and the sentences say their figures', async () => {
    const text = (await mined()).out
    const lines = [
      ...text.matchAll(/(\w\w) is right: .* in (\d+) of 100 .* after (\w\w) in (\d+)\.\n  difficulty (\d)/g),
    ]
    expect(lines.map(([, ...words]) => words)).toEqual(
      problems.map(({ difficulty, hidden: { choices } }) =>
        [choices[0]?.move, choices[0]?.chance, choices[1]?.move, choices[1]?.chance, difficulty].map(String),
      ),
    )
  })
})

describe('--check', () => {
  it('recomputes every problem', async () => {
    expect(await check(printed)).toMatchObject({ code: 0, out: `${problems.length} right, 0 wrong` })
  })

  it('refuses a wrong solution, one that cannot be played, and wrong figures', async () => {
    const [best, second] = first().hidden.choices
    const other = second?.move ?? expect.fail('one choice')
    const wrong = await check(changed({ answer: other }), '--json')
    expect(wrong.code).toBe(1)
    expect(JSON.parse(wrong.out)).toMatchObject({
      status: 'wrong',
      code: 'answer',
      claimed: other,
      right: best?.move,
    })
    expect(JSON.parse((await check(changed({ answer: 'XX' }), '--json')).out)).toMatchObject({
      code: 'answer',
      claimed: 'XX',
      right: best?.move,
    })
    const choices = first().hidden.choices.map((one) => ({ ...one, chance: 50 }))
    for (const text of [
      changed({ choices }),
      changed({}, { difficulty: 0 }),
      changed({}, { shown: { ...first().shown, played: [] } }),
      JSON.stringify({ ...first(), more: 1 }),
    ])
      expect(JSON.parse((await check(text, '--json')).out)).toMatchObject({ code: 'figures' })
  })

  it('refuses a position that is no problem', async () => {
    const { record } = readingOf(first())
    const known = new Set(problems.map((problem) => readingOf(problem).record.moves.length))
    // The last card of a hand is forced, and earlier ones are mostly ambiguous.
    const cut = [...record.moves.keys()].filter((n) => n > 10 && !known.has(n)).at(-1) ?? expect.fail('none')
    const moves = record.moves.slice(0, cut)
    const { seat, move } = record.moves[cut] ?? expect.fail('no move')
    const text = changed({ answer: move, record: withMoves({ ...record, moves }) }, { seat })
    const { code, out } = await check(text, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      code: expect.stringMatching(/^(forced|ambiguous|luck)$/) as string,
    })
  })

  it('refuses what is no problem, and goes on with the next line', async () => {
    const { record } = readingOf(first())
    const far = { ...record, moves: Array.from({ length: 10_000 }, () => ({ seat: 0, move: 'pass' })) }
    const lines: readonly [string, string][] = [
      ['unreadable', 'this is no problem'],
      ['unreadable', '{"problem":2}'],
      ['unreadable', '{'],
      ['version', JSON.stringify({ ...first(), problem: 1 })],
      ['record', changed({ record: withMoves({ ...record, deal: 'CA' }) })],
      ['no-analysis', changed({ record: withMoves({ ...record, game: 'sixtysix' }) })],
      ['record', changed({ record: withMoves(far) })],
      ['too-long', changed({ answer: 'A'.repeat(100_000) })],
    ]
    for (const [code, text] of lines) {
      const checked = await check(`${text}\n\n${JSON.stringify(first())}`, '--json')
      expect(checked.code).toBe(1)
      expect(checked.out.split('\n').map((line) => JSON.parse(line) as object)).toMatchObject([
        { status: 'wrong', code, line: 1 },
        { status: 'right', line: 3 },
      ])
    }
    const short = { ...record, moves: far.moves.slice(0, 501) }
    expect((await check(changed({ record: withMoves(short) }))).errors[0]).toContain('no hand has 501 moves')
  })
})

it('refuses records that are too long or not finished, and wrong calls', async () => {
  const { record } = readingOf(first())
  const moves = Array.from({ length: 10_000 }, () => ({ seat: 0, move: 'pass' }))
  const look = (one: HandRecord) =>
    runStolik(['problems', 'x'], games, undefined, JSON.stringify(withMoves(one)))
  expect((await look({ ...record, moves })).errors[0]).toContain('no hand has 10000 moves')
  expect(await look(record)).toMatchObject({
    code: 1,
    errors: ['x:1: this record ends before the hand does'],
  })
  expect(await mined('x')).toMatchObject({ code: 2 })
  expect((await mined('--hands', '1001')).errors[0]).toContain('--hands is a whole number from 1 to 1000')
  expect((await runStolik(['problems', '--game', 'sixtysix'], games)).errors[0]).toContain(
    '--game is one of: skat',
  )
  expect((await runStolik(['problems'], games)).errors[0]).toContain('Name the file to read')
})
