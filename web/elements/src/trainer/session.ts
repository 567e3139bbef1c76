/** The questions and answers of a trainer: worked out in a thread of the browser, and counted on the device. */
import type { TrainerAnswer, TrainerJudgement, TrainerQuestion } from '@stolik/core'
import type { TrainerAsk, TrainerOf, TrainerTold } from '@stolik/kit/trainer'
import type { ReactiveControllerHost } from 'lit'
import { hasThreads, startThread, type Thread } from '../analysis/thread.js'
import { runWhileConnected } from '../base/follow.js'
import { trainers } from './games.js'
import * as kept from './kept.js'

/** Why nothing is asked. `workers`: the browser has none here · `died`: the thread has died, or knows no answer. */
export type Trouble = 'workers' | 'died'

interface Round {
  /** The kind of the questions asked; '' before the first. */
  kind: string
  question: TrainerQuestion | null
  judgement: TrainerJudgement | null
  isJudging: boolean
  trouble: Trouble | null
}

interface State extends Round {
  /** What the trainer of the game says about itself; null until it has loaded. */
  about: TrainerOf | null
  answers: kept.Answers
}

export interface TrainerSession extends Readonly<State> {
  ask(kind: string): Promise<void>
  answer(answer: TrainerAnswer): void
  /** Forgets how the person has answered. */
  forget(): void
}

interface SessionOf {
  game(): string
  /** Where the questions begin; '' for anywhere. */
  seed(): string
  /** Called when there is no question any more, or another one is asked for. */
  cleared(): void
  /** Called before a question or a judgement is drawn. */
  came(what: 'question' | 'judgement'): void
}

const nothingAsked: Round = { kind: '', question: null, judgement: null, isJudging: false, trouble: null }

const anySeed = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('.')

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

export function trainerSession(host: Host, of: SessionOf): TrainerSession {
  const state: State = { ...nothingAsked, about: null, answers: kept.nothing }
  let thread: Thread | null = null
  let questions = 0
  let start = ''

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }
  const clear = (): void => {
    change(nothingAsked)
    of.cleared()
  }
  const stop = (): void => {
    thread?.stop()
    thread = null
  }
  const fail = (trouble: Trouble): void => {
    stop()
    change({ isJudging: false, trouble })
  }
  const send = (ask: TrainerAsk): void => thread?.send(ask)
  const seedNow = (): string => `${start}.${questions}`

  const hear = (heard: TrainerTold): void => {
    if ('none' in heard) return fail('died')
    if ('question' in heard) {
      if (heard.question.seed !== seedNow()) return
      change({ question: heard.question })
      return of.came('question')
    }
    if (heard.seed !== state.question?.seed) return
    const { topic, given } = heard.judgement
    // Another page of the same person may have counted meanwhile.
    const answers = kept.withAnswer(kept.readAnswers(of.game()), topic, given.grade)
    change({ isJudging: false, judgement: heard.judgement, answers })
    of.came('judgement')
    kept.writeAnswers(of.game(), answers)
  }

  const hasThread = async (): Promise<boolean> => {
    if (thread !== null) return true
    const game = of.game()
    try {
      const address = await trainers[game]?.thread()
      if (address === undefined || !host.isConnected || game !== of.game()) return false
      thread ??= startThread(address, {
        message: (data) => hear(data as TrainerTold),
        died: () => fail('workers'),
      })
      return true
    } catch {
      fail('died')
      return false
    }
  }

  // Loads what a game's trainer says. A failed load is repeated when the connection is back.
  runWhileConnected(
    host,
    () => of.game(),
    (game) => {
      let isOpen = true
      clear()
      change({ answers: kept.readAnswers(game) })
      const load = (): void =>
        void trainers[game]
          ?.about()
          .then((about) => {
            if (isOpen) change({ about })
          })
          .catch(() => undefined)
      load()
      addEventListener('online', load)
      return () => {
        isOpen = false
        removeEventListener('online', load)
        stop()
        change({ about: null })
      }
    },
  )

  return Object.assign(state, {
    async ask(kind: string) {
      clear()
      change({ kind })
      if (start === '') start = of.seed() || anySeed()
      questions += 1
      const seed = seedNow()
      if (!hasThreads()) return fail('workers')
      if (await hasThread()) send({ kind, seed })
    },
    answer(answer: TrainerAnswer) {
      const { question } = state
      if (question === null || state.isJudging) return
      change({ isJudging: true })
      send({ to: { kind: question.kind, seed: question.seed }, answer })
    },
    forget() {
      change({ answers: kept.nothing })
      kept.writeAnswers(of.game(), kept.nothing)
    },
  })
}
