/** Errors reported when a game is sealed, and the papers and sheet that a small game gets for free. */
import { describe, expect, it } from 'vitest'
import { plainSheet, sealPlay, simplePapers, type Play, type Settled, type Shapes } from '@stolik/core'

describe('the id of a game', () => {
  const seal = (id: string) =>
    sealPlay(
      { id, version: 1, profiles: {} } as unknown as Play<Shapes>,
      (view) => view,
      () => ({}),
    )

  it.each(['66', '6nimmt', 'Skat', 'sixty-six', ''])('is refused at once: %j', (id) => {
    expect(() => seal(id)).toThrow(RangeError)
    expect(() => seal(id)).toThrow(`"${id}"`)
  })

  it.each(['skat', 'sixtysix', 'x2'])('is accepted: %j', (id) => {
    expect(seal(id).id).toBe(id)
  })
})

/** Three players at the table, of whom the dealer sits out; scores are 1 to 3. */
const seating = (chairs: number, hand: number): readonly number[] => [
  (hand + 1) % chairs,
  (hand + 2) % chairs,
]
const dealer = (chairs: number, hand: number): number => hand % chairs
const papers = simplePapers<object, object>({
  example: '- 2 0',
  clause: 'R1',
  kind: 'row',
  seating,
  dealer,
  settle: (_, __, scores) =>
    scores.every((score) => score <= 3) ? { scores, lines: [], entry: {} } : undefined,
})
const hand = (scores: readonly number[], n: number): Settled => ({
  hand: n,
  dealer: dealer(3, n),
  seating: seating(3, n),
  settlement: { scores, lines: [], entry: {} },
})

describe('papers of a game without contracts', () => {
  it("show everybody's score, and who sat out", () => {
    expect(papers.settle({}, 3, [], '-  2 0 ')).toEqual(hand([2, 0], 0))
    expect(papers.fromSettled({}, 3, hand([2, 0], 0))).toBe('- 2 0')
    expect(papers.settle({}, 3, [hand([2, 0], 0)], '3 - 0')).toEqual(hand([0, 3], 1))
    expect(papers.read({}, 3, ' -  2 0')).toBe('- 2 0')
    expect(papers.played(hand([2, 0], 0))).toEqual({ kind: 'row', owner: null, won: null })
  })

  it.each([
    ['a word instead of points', '- two 0', 'unreadable'],
    ['points of too few players', '- 2', 'unreadable'],
    ['points of a dealer who sits out', '2 2 0', 'points'],
    ['a player without points', '- - 0', 'points'],
    ['more points than the deck has', '- 4 0', 'points'],
  ])('refuse %s', (_, line, code) => {
    const answer = papers.settle({}, 3, [], line)
    expect('refused' in answer && answer.refused).toBe(code)
  })

  it('are typed in by columns, one per chair', () => {
    expect(papers.table.columns({}, 3).map(({ chair }) => chair)).toEqual([0, 1, 2])
    expect(papers.table.lineOf({ p2: '2', p3: ' 0 ' }, 3)).toBe('- 2 0')
    expect(papers.table.lineOf({ p1: '', p2: ' ' }, 3)).toBeUndefined()
    expect(papers.table.lineOf(papers.table.cellsOf('- 2 0'), 3)).toBe('- 2 0')
  })

  it('are corrected if all agree', () => {
    expect(papers.later({}, 3, [], ['- 1 0'], true)).toEqual({ line: '- 1 0', clause: 'R1' })
    expect(papers.later({}, 3, [], ['- 1 0'], false)).toEqual({ refused: 'consent', clause: 'R1' })
    expect(papers.later({}, 3, [], ['- 9 0'], true)).toEqual({ refused: 'points', clause: 'R1' })
  })
})

it("a plain list has everybody's score and running totals", () => {
  const sheet = plainSheet(3, [hand([2, 0], 0), hand([0, 3], 1)], ({ hand: n }) => ({
    code: `row.${n}`,
    args: {},
  }))
  expect(sheet.totals).toEqual([3, 2, 0])
  expect(sheet.rows.map(({ code, scores, totals }) => [code, scores, totals])).toEqual([
    ['row.0', [null, 2, 0], [0, 2, 0]],
    ['row.1', [3, null, 0], [3, 2, 0]],
  ])
})
