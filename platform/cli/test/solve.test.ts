/** The `stolik solve` command: what it prints, what it refuses, and that records and problems have the same answers. */
import { describe, expect, it } from 'vitest'
import { writeRecord, writeRecordJson, type HandRecord } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { stolik } from '../src/stolik.js'

const solving = games.filter(({ solver }) => solver !== undefined)

async function run(
  args: string,
  text: string,
): Promise<{ code: number; out: readonly string[]; errors: readonly string[] }> {
  const out: string[] = []
  const errors: string[] = []
  let time = 0
  const code = await stolik(args.split(' '), games, {
    out: (line) => out.push(...line.split('\n')),
    error: (line) => errors.push(line),
    read: async function* () {
      yield await Promise.resolve(text)
    },
    now: () => (time += 2),
  })
  return { code, out, errors }
}

const hands = [
  'CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.ST',
  'C9.C8.C7.S9.S8.S7.HA.HT.HK.HQ',
  'SK.SQ.H9.H8.H7.DA.DT.DK.DQ.D9',
]
const problem = (contract: string, leader = 0): string => `${contract} ${leader} ${hands.join(' ')} D8.D7`
/** The same hand as a record, with its cards played or not. */
const record: HandRecord = {
  game: 'skat',
  version: 2,
  profile: 'isko',
  chairs: 3,
  hand: 0,
  carry: '-',
  proof: null,
  players: ['Ola', 'Jan', 'Ewa'],
  deal: [...hands, 'D8.D7'].map((cards) => cards.replaceAll('.', '')).join('|'),
  moves: '1:18 0:hold 1:pass 2:pass 0:hand 0:grand 0:CJ'
    .split(' ')
    .map((word) => ({ seat: Number(word[0]), move: word.slice(2) })),
}

describe('stolik solve', () => {
  it('solves the example of every game that can', async () => {
    expect(solving.length).toBeGreaterThan(0)
    for (const { solver } of solving) {
      const { code, out, errors } = await run('solve x', solver?.example ?? '')
      expect([code, errors]).toEqual([0, []])
      expect(out[0]).toMatch(/^x:1 {2}\S+: (made|lost)/)
    }
  })

  it('says whether it is made, the points, what each card leads to, and best play', async () => {
    const { code, out } = await run('solve x', `# two\n${problem('C')}\n\n${problem('N', 1)}`)
    expect(code).toBe(0)
    expect(out[0]).toBe('x:2  C: made, 120 points')
    expect(out.slice(1, 11).every((line) => /^ {2}\S\S {2}(made|lost), \d+ points$/.test(line))).toBe(true)
    expect(out[11]?.split(' ').filter((word) => /^[CSHD]/.test(word))).toHaveLength(30)
    expect(out.find((line) => line.startsWith('x:4'))).toBe('x:4  N: lost')
  })

  it('solves the hands of records, as text and as JSON, before the first lead', async () => {
    const [, ...asProblem] = (await run('solve x', problem('G'))).out
    for (const text of [writeRecord(record), writeRecordJson(record)]) {
      const { code, out, errors } = await run('solve x', text)
      expect([code, errors]).toEqual([0, []])
      expect(out[0]).toBe('x:1  grand: made, 120 points')
      // Which of two best lines is told depends on what was solved before; what each card leads to does not.
      expect(out.slice(1, 11)).toEqual(asProblem.slice(0, 10))
    }
  })

  it('prints one JSON document with --json, errors included', async () => {
    const { code, out } = await run('solve --json x', `${problem('C')}\n${problem('X')}`)
    expect(code).toBe(1)
    const [good, bad] = JSON.parse(out.join('\n')) as readonly [
      Record<string, unknown>,
      Record<string, unknown>,
    ]
    expect(good).toMatchObject({ file: 'x', line: 1, contract: 'C', made: true, points: 120 })
    expect(good['cards']).toHaveLength(10)
    expect(bad).toEqual({ file: 'x', line: 2, error: expect.stringContaining('contract') as string })
  })

  it('compares with claims, and ends with the totals and the times', async () => {
    const text = [`${problem('C')} win=1 points=120`, `${problem('G')} win=0`, problem('S')].join('\n')
    const { code, out } = await run('solve --check x', text)
    expect(code).toBe(1)
    expect(out).toEqual([
      'x:2: differs: win is 1, claimed 0',
      'made: mean 2.00 ms, median 2.00, p99 2.00',
      'points: mean 2.00 ms, median 2.00, p99 2.00',
      '1 same, 1 differ, 1 without a claim',
    ])
    expect((await run('solve --check x', `${problem('C')} win=1`)).code).toBe(0)
  })

  it('refuses what cannot be solved with file and line, and solves the others', async () => {
    const bad: readonly (readonly [string, string])[] = [
      [problem('C').replace('C9', 'CJ'), 'this card lies in two places (CJ)'],
      [problem('C').replace('C9.', ''), 'these cannot be all cards at that point (9 cards in hand 1)'],
      [problem('GQ'), 'there is no such contract with these cards (GQ)'],
      [`${problem('C')} taken=70`, 'the cards played cannot have counted this (taken=70)'],
      ['nonsense', 'this is not part of a record: a record begins with “stolik: 1” (nonsense)'],
    ]
    const { code, out, errors } = await run(
      'solve x',
      [...bad.map(([line]) => line), problem('C')].join('\n'),
    )
    expect(code).toBe(1)
    // What belongs to nothing is told where it ends.
    expect([...errors].sort()).toEqual(bad.map(([, why], i) => `x:${i + 1}: ${why}`).sort())
    expect(out[0]).toBe('x:6  C: made, 120 points')
    expect((await run('solve x', '')).errors).toEqual(['x:1: there is nothing to solve'])
  })

  it('refuses a record that was not played, breaks the rules, or is of a game that nothing solves', async () => {
    const passed = {
      ...record,
      moves: ['1:pass', '2:pass', '0:pass'].map((w) => ({ seat: Number(w[0]), move: w.slice(2) })),
    }
    expect((await run('solve x', writeRecord(passed))).errors[0]).toMatch(
      /^x:1: no card is played in this record/,
    )
    const wrong = { ...record, moves: [...record.moves, { seat: 1, move: 'CA' }] }
    expect((await run('solve x', writeRecord(wrong))).errors[0]).toMatch(
      /^x:\d+: this move was not allowed \(1:CA\)/,
    )
    const other = games.find(({ solver }) => solver === undefined)
    const unknown = { ...record, game: other?.plugin.id ?? '' }
    expect((await run('solve x', writeRecord(unknown))).code).toBe(1)
  })
})
