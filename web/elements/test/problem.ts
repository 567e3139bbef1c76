/** Problems for tests, of the files that the games bring along, as a gateway publishes them. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import type { Problem } from '@stolik/core'
import { plugins } from './plugins.js'

const files = import.meta.glob<string>('../../../games/*/problems.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const listOf = (game: string): readonly Problem[] =>
  (Object.entries(files).find(([path]) => path.includes(`/${game}/`))?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Problem)

interface Published {
  readonly question: PublishedProblem
  readonly solution: PublishedSolution
}

/** @param n which of the file */
export function publishedProblem(game: string, day: string, today = day, n = 0): Published {
  const problem = listOf(game)[n]
  const plugin = plugins[game]
  if (problem === undefined || plugin === undefined) throw new RangeError(`no problem of ${game}`)
  const { seat, trick, difficulty, theme, profile, shown, hidden } = problem
  const { chairs, hand } = hidden.record as { readonly chairs: number; readonly hand: number }
  return {
    question: {
      ...{ format: 'stolik-problem/1', day, today, oldest: '2026-11-20' },
      ...{ game, profile, seat, trick, difficulty, theme, chairs },
      ...{ seating: plugin.seating(chairs, hand), dealer: plugin.dealer(chairs, hand) },
      ...{ view: shown.view, played: shown.played },
      cards: hidden.choices.map(({ card }) => card).toSorted(),
    },
    solution: {
      ...{ format: 'stolik-problem-solution/1', day, answer: hidden.answer, choices: hidden.choices },
      ...{ misses: hidden.misses, record: JSON.stringify(hidden.record) },
    },
  }
}
