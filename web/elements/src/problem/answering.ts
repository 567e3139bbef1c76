/** What a person answers here. It is kept as soon as the solution says whether it is right. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import type { ReactiveControllerHost } from 'lit'
import { AnsweredEvent } from './answered-event.js'
import { nothingKept, readKept, withAnswer, writeKept, type Kept } from './kept.js'

export interface Answering {
  readonly kept: Kept
  /** What the person has answered, here or at an earlier visit; '' before. */
  to(problem: PublishedProblem | null): string
  readonly give: (answer: string) => void
  /** The cards that are picked so far, where an answer takes several. */
  readonly picked: readonly string[]
  /** Picks a card, or puts it back. */
  readonly pick: (card: string) => void
  /** Another problem is shown. */
  forget(): void
  /** Reads what was kept of a game. */
  begin(game: string): void
  keep(problem: PublishedProblem | null, solution: PublishedSolution | null): void
  /** Whether an answer has been given since it was last asked: the verdict on it takes the focus. */
  isNew: boolean
}

export function answering(host: ReactiveControllerHost & EventTarget): Answering {
  let kept = nothingKept
  let given = ''
  let picked: readonly string[] = []
  const answers: Answering = {
    isNew: false,
    get kept() {
      return kept
    },
    get picked() {
      return picked
    },
    pick(card) {
      picked = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]
      host.requestUpdate()
    },
    to: (problem) => given || ((problem && kept.answers[problem.day]?.card) ?? ''),
    give(answer) {
      given = answer
      answers.isNew = true
      host.requestUpdate()
    },
    forget() {
      given = ''
      picked = []
    },
    begin(game) {
      kept = readKept(game)
      answers.forget()
    },
    keep(problem, solution) {
      if (problem === null || solution?.day !== problem.day || given === '') return
      const { game, day, today, oldest } = problem
      if (kept.answers[day] !== undefined) return
      const right = given === solution.answer
      kept = withAnswer(kept, { day, today, oldest, card: given, right })
      writeKept(game, kept)
      host.dispatchEvent(new AnsweredEvent({ game, day, card: given, right }))
    },
  }
  return answers
}
