/** What a person answers here. It is kept as soon as the solution says whether it is right. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import type { ReactiveControllerHost } from 'lit'
import { nothingKept, readKept, withAnswer, writeKept, type Kept } from './kept.js'

/** A person has answered a problem for the first time. Bubbles and crosses shadow roots. */
class AnsweredEvent extends CustomEvent<{
  readonly game: string
  readonly day: string
  /** The text of the move that they chose: a card, the cards put away, or a call. */
  readonly card: string
  readonly right: boolean
}> {
  static readonly type = 'stolik-answered'
  constructor(detail: AnsweredEvent['detail']) {
    super(AnsweredEvent.type, { detail, bubbles: true, composed: true })
  }
}

export interface Answering {
  readonly progress: Kept
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
  let progress = nothingKept
  let choice = ''
  let picked: readonly string[] = []
  const answers: Answering = {
    isNew: false,
    get progress() {
      return progress
    },
    get picked() {
      return picked
    },
    pick(card) {
      picked = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]
      host.requestUpdate()
    },
    to: (problem) => choice || ((problem && progress.answers[problem.day]?.card) ?? ''),
    give(answer) {
      choice = answer
      answers.isNew = true
      host.requestUpdate()
    },
    forget() {
      choice = ''
      picked = []
    },
    begin(game) {
      progress = readKept(game)
      answers.forget()
    },
    keep(problem, solution) {
      if (problem === null || solution?.day !== problem.day || choice === '') return
      const { game, day, today, oldest } = problem
      if (progress.answers[day] !== undefined) return
      const right = choice === solution.answer
      progress = withAnswer(progress, { day, today, oldest, card: choice, right })
      writeKept(game, progress)
      host.dispatchEvent(new AnsweredEvent({ game, day, card: choice, right }))
    },
  }
  return answers
}
