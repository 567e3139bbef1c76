/** Lists that were settled before, and lists that grow by a line, cost no more than the new line. */
import { expect, it } from 'vitest'
import { simplePapers } from '@stolik/core'
import { sealPapers } from '../src/papers.js'

const seating = (chairs: number): readonly number[] => Array.from({ length: chairs }, (_, chair) => chair)

function sealed() {
  const settled: string[] = []
  const papers = simplePapers<{ readonly most: number }, object>({
    example: '2 0',
    clause: 'R1',
    kind: 'row',
    seating,
    dealer: () => 0,
    settle: ({ most }, _, scores) => {
      settled.push(`${most}: ${scores.join(' ')}`)
      return scores.every((score) => score <= most) ? { scores, lines: [], entry: {} } : undefined
    },
  })
  const rulesOf = (profile: string): { readonly most: number } => {
    const most = Number(profile)
    if (Number.isNaN(most)) throw new RangeError(`no profile ${profile}`)
    return { most }
  }
  /** The lines that the game settled since the last call. */
  const taken = (): string[] => settled.splice(0)
  return { papers: sealPapers(papers, rulesOf), taken }
}

it('only the new line of a list is settled, and nothing of the same list', () => {
  const { papers, taken } = sealed()
  const first = papers.settle('3', 2, ['1 0', '0 2'])
  expect(taken()).toEqual(['3: 1 0', '3: 0 2'])
  expect(papers.settle('3', 2, ['1 0', '0 2'])).toBe(first)
  expect(taken()).toEqual([])
  if ('refused' in first) throw new Error(first.refused)
  const entered = papers.enter('3', 2, first, ' 3  0')
  expect(entered).toMatchObject({ line: '3 0', settled: { hand: 2 } })
  expect(taken()).toEqual(['3: 3 0'])
  expect(papers.settle('3', 2, ['1 0'])).toEqual([(first as readonly unknown[])[0]])
  expect(taken()).toEqual(['3: 1 0'])
})

it('lists of other profiles, with other lines, or that are not possible are settled on their own', () => {
  const { papers, taken } = sealed()
  papers.settle('3', 2, ['1 0'])
  papers.settle('2', 2, ['1 0'])
  papers.settle('3', 2, ['1 0', '0 9'])
  expect(taken()).toEqual(['3: 1 0', '2: 1 0', '3: 0 9'])
  expect(papers.settle('3', 2, ['1 0', '0 9'])).toMatchObject({ refused: 'points', hand: 1 })
  expect(taken()).toEqual(['3: 0 9'])
  // Two lines are not one line with a line break.
  expect(papers.settle('3', 2, ['1 0\n1 0'])).not.toEqual(papers.settle('3', 2, ['1 0', '1 0']))
  expect(() => papers.settle('unknown', 2, [])).toThrow(RangeError)
})

it('lists are kept by their length, so that long lines of strangers do not fill the memory', () => {
  const { papers, taken } = sealed()
  papers.settle('3', 2, ['1 0'])
  papers.settle('3', 2, [`1${' '.repeat(4_100_000)}0`])
  taken()
  papers.settle('3', 2, ['1 0'])
  expect(taken()).toEqual(['3: 1 0'])
})
