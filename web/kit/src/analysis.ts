/** The thread of an analysis, whatever the game. It draws nothing. */
import {
  isReplayData,
  replayDataBy,
  type Analysis,
  type BidsOfSeat,
  type Findings,
  type HandRecord,
  type JudgeBids,
  type ReadRecord,
  type ReplayData,
  type SealedPlay,
} from '@stolik/core'

/** What a page asks: to analyse a record, which it has read itself, or then for best play after the first `best` moves of it. */
export type AnalysisAsk = { readonly read: ReadRecord } | { readonly best: number }

/** `unplayable`: the record cannot be played by the rules of now · `unplayed`: no declarer played a card. */
export type NoAnalysis = 'unplayable' | 'unplayed'

export type AnalysisAnswer =
  | { readonly findings: Findings }
  | { readonly none: NoAnalysis }
  /** The whole hand, with best play from that move on. Views have the game's own form. */
  | { readonly line: ReplayData; readonly from: number }

/** What a page asks the thread that judges the bidding. */
export interface BidsAsk {
  readonly record: HandRecord
}

export interface BidsAnswer {
  readonly bids: readonly BidsOfSeat[]
}

interface Scope<Ask, Answer> {
  onmessage: ((event: MessageEvent<Ask>) => void) | null
  postMessage(answer: Answer): void
}

/** Whether the rules can play a record to its end. */
function isPlayable(rules: SealedPlay, read: ReadRecord): boolean {
  if (!rules.knows(read.record.profile)) return false
  const data = replayDataBy(rules, read)
  return isReplayData(data) && data.settlement !== null
}

/** How often the page is told, at most: every so many milliseconds. */
const pace = 100

/** Answers the page until it ends this thread. */
export function answerPage(analysis: Analysis, rules: SealedPlay): void {
  const scope = globalThis as unknown as Scope<AnalysisAsk, AnalysisAnswer>
  let read: ReadRecord | undefined

  async function analyse(record: ReadRecord): Promise<void> {
    if (!isPlayable(rules, record)) return scope.postMessage({ none: 'unplayable' })
    read = record
    const run = analysis.analyse(read.record)
    if (run === undefined) return scope.postMessage({ none: 'unplayed' })
    let lastPost = -Infinity
    for (const findings of run) {
      if (findings.done < 1 && performance.now() - lastPost < pace) continue
      scope.postMessage({ findings })
      lastPost = performance.now()
      // What the page has asked meanwhile comes now.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function best(step: number): void {
    if (read === undefined) return
    const { scores: _, ...record } = read.record
    const moves = [...record.moves.slice(0, step), ...analysis.best(record, step)]
    const line = replayDataBy(rules, { ...read, record: { ...record, moves }, moveLines: moves.map(() => 1) })
    if (isReplayData(line)) scope.postMessage({ line, from: step })
  }

  scope.onmessage = ({ data }) => {
    if ('read' in data) void analyse(data.read)
    else best(data.best)
  }
}

/** Answers each record with its bidding. */
export function answerBids(judge: JudgeBids): void {
  const scope = globalThis as unknown as Scope<BidsAsk, BidsAnswer>
  scope.onmessage = ({ data }) => scope.postMessage({ bids: judge(data.record) })
}
