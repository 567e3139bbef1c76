/** Problems for tests, of the files that the games bring along, as a gateway publishes them. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { isBad, readRecordJson, replay, type Problem } from '@stolik/core'
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

interface Wanted {
  readonly today?: string
  readonly kind?: Problem['kind']
  /** Which of its kind in the file. */
  readonly n?: number
}

export function publishedProblem(
  game: string,
  day: string,
  { today = day, kind = 'card', n = 0 }: Wanted = {},
): Published {
  const problem = listOf(game).filter((one) => one.kind === kind)[n]
  const plugin = plugins[game]
  if (problem === undefined || plugin === undefined) throw new RangeError(`no problem of ${game}`)
  const { seat, trick, difficulty, theme, profile, shown, hidden } = problem
  const reading = readRecordJson({ text: JSON.stringify(hidden.record), number: 1 })
  if (isBad(reading)) throw new RangeError(reading.problem)
  const { chairs, hand } = reading.record
  const seating = plugin.seating(chairs, hand)
  const at = replay(plugin, reading).hand
  if (at === null) throw new RangeError('the record cannot be dealt')
  return {
    question: {
      format: 'stolik-problem/2',
      day,
      today,
      oldest: '2026-11-20',
      kind,
      game,
      profile,
      seat,
      trick,
      difficulty,
      theme,
      chairs,
      seating,
      dealer: plugin.dealer(chairs, hand),
      ...shown,
    },
    solution: {
      format: 'stolik-problem-solution/2',
      day,
      answer: hidden.answer,
      choices: hidden.choices,
      open: { view: at.view(null), hands: seating.map((_, one) => at.view(one)) },
      misses: hidden.misses,
      record: JSON.stringify(hidden.record),
    },
  }
}
