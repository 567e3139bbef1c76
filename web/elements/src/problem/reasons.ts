/** Why an answer is right, in sentences with the figures of the solution. */
import type { PublishedSolution } from '@stolik/contract/published/problem'
import type { Arg } from '@stolik/core'
import type { ProblemParts } from './parts.js'

type Parts = Pick<ProblemParts, 'say' | 'move' | 'problem'>

/** A sentence about a card in a trick, or the one of its own that a discard or a call has. */
export const sentence = (
  { say, problem: { kind } }: Pick<Parts, 'say' | 'problem'>,
  code: string,
  args: Readonly<Record<string, Arg>> = {},
): string => say(kind === 'card' ? code : `${code}.${kind}`, args)

/** Why the answer is right, and what the choice of the reader is worth. */
export function reasons(solution: PublishedSolution, mine: string, parts: Parts): readonly string[] {
  const { answer, choices } = solution
  const [best, second] = choices
  const own = choices.find((choice) => choice.move === mine)
  if (best === undefined || second === undefined) return []
  if (parts.problem.kind === 'call') return callReasons(solution, parts)
  return [
    sentence(parts, 'problem.best', {
      answer: parts.move(answer),
      best: best.chance,
      second: parts.move(second.move),
      next: second.chance,
    }),
    ...(own === undefined || mine === answer || mine === second.move
      ? []
      : [sentence(parts, 'problem.mine', { card: parts.move(mine), n: own.chance })]),
    ...(own !== undefined && mine !== answer && own.wins ? [sentence(parts, 'problem.luck')] : []),
  ]
}

/** How often playing wins and how often it has to; and how it would have ended. */
function callReasons({ choices }: PublishedSolution, { say }: Parts): readonly string[] {
  const played = choices.find(({ needed }) => needed !== true)
  const passed = choices.find(({ needed }) => needed === true)
  if (played === undefined || passed === undefined) return []
  return [
    say('problem.best.call', { won: played.chance, needed: passed.chance }),
    say(`problem.lay.call.${played.wins}`),
  ]
}
