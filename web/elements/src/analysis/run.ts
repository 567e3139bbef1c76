/** An analysis at work: it fetches the record, runs the threads, and holds what they have found. */
import {
  firstRecord,
  isBad,
  type BidsOfSeat,
  type Findings,
  type HandRecord,
  type ReplayData,
} from '@stolik/core'
import type { AnalysisAnswer, AnalysisAsk, BidsAnswer, BidsAsk, NoAnalysis } from '@stolik/kit/analysis'
import type { Words } from '@stolik/kit/words'
import type { ReactiveControllerHost } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import { analyses } from '../extras/analyses/games.js'
import { askOnce, hasThreads, startThread, type Thread } from './thread.js'

/** How it stands: not asked for, at work, all done, cancelled, or why there is nothing more. */
export type Stand =
  | { readonly at: 'rest' | 'work' | 'done' | 'cancelled' }
  | { readonly at: 'none'; readonly why: NoAnalysis | 'game' | 'threads' | 'died' }
  | { readonly at: 'refused'; readonly why: Failure }

interface State {
  stand: Stand
  findings: Findings | null
  bids: readonly BidsOfSeat[] | null
  /** The words of the game itself; null if it has none, or before they are there. */
  own: Words | null
  /** The step at which best play has left what was played. */
  left: number
  /** Whether it can be asked for best play. */
  canAsk: boolean
}

export interface AnalysisRun extends Readonly<State> {
  begin(): Promise<void>
  cancel(): void
  /** Asks for best play from a step on. */
  askBest(step: number): void
}

interface RunOf {
  game(): string
  /** Whether it begins when the element comes to the page. */
  asked(): boolean
  /** Returns the text of the record, or why there is none. */
  record(): Promise<Outcome<string>>
  /** Shows best play from a step on. */
  play(line: ReplayData, from: number): void
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

export function analysisRun(host: Host, of: RunOf): AnalysisRun {
  const state: State = {
    stand: { at: 'rest' },
    findings: null,
    bids: null,
    own: null,
    left: 0,
    canAsk: false,
  }
  let thread: Thread | null = null
  let bidsThread: Thread | null = null
  let analysed: HandRecord | null = null

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }
  const settle = (stand: Stand): void => {
    thread?.stop()
    bidsThread?.stop()
    thread = bidsThread = null
    change({ stand, canAsk: false })
  }
  const ask = (question: AnalysisAsk): void => thread?.send(question)

  /** After all else, since a slow device has little to compute with. */
  const judgeBids = async (): Promise<void> => {
    const address = await analyses[of.game()]?.bids?.()
    if (address === undefined || analysed === null || !host.isConnected) return
    const question: BidsAsk = { record: analysed }
    bidsThread = askOnce(address, question, (data) => {
      change({ bids: (data as BidsAnswer | null)?.bids ?? null })
    })
  }

  const hear = (answer: AnalysisAnswer): void => {
    if ('none' in answer) {
      settle({ at: 'none', why: answer.none })
      if (answer.none === 'unplayed') void judgeBids()
      return
    }
    if ('line' in answer) {
      change({ left: answer.from })
      return of.play(answer.line, answer.from)
    }
    change({ findings: answer.findings })
    // The thread stays: it can still be asked for best play.
    if (answer.findings.done < 1) return
    change({ stand: { at: 'done' } })
    void judgeBids()
  }

  const stands = (): Stand['at'] => state.stand.at

  const begin = async (): Promise<void> => {
    const ofGame = analyses[of.game()]
    if (stands() === 'work') return
    if (ofGame === undefined) return settle({ at: 'none', why: 'game' })
    if (!hasThreads()) return settle({ at: 'none', why: 'threads' })
    change({ stand: { at: 'work' } })
    const outcome = await of.record()
    if ('refused' in outcome) return settle({ at: 'refused', why: outcome.refused })
    if (!host.isConnected || stands() !== 'work') return
    const read = firstRecord(outcome.done)
    if (read === undefined || isBad(read)) return settle({ at: 'none', why: 'unplayable' })
    change({ own: (await ofGame.words?.()) ?? null })
    thread = startThread(await ofGame.thread(), {
      message: (data) => hear(data as AnalysisAnswer),
      died: () => settle({ at: 'none', why: state.findings === null ? 'threads' : 'died' }),
    })
    analysed = read.record
    change({ canAsk: true })
    ask({ read })
  }
  host.addController({
    hostConnected() {
      if (of.asked()) void begin()
    },
    hostDisconnected() {
      settle({ at: 'rest' })
      change({ findings: null, bids: null })
    },
  })
  return Object.assign(state, {
    begin,
    cancel: () => settle({ at: 'cancelled' }),
    askBest: (step: number) => ask({ best: step }),
  })
}
