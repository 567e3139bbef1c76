/** The thread that checks results, from the page's side. */
import type { Checked } from '@stolik/tournament/verify/difference'
import type { Step } from '@stolik/tournament/verify/verify'

export interface Asked {
  readonly text: string
}

export type Progress = Step | { readonly step: 'read' }

/** `bad` is the path of the field that is missing or not valid; empty if there is no result at all. */
export type Outcome = { readonly checked: Checked } | { readonly bad: string } | { readonly failed: true }

export type Answer = { readonly step: Progress } | Outcome

export interface Checker {
  /** Tells each step, and then the outcome. */
  check(text: string, tell: (answer: Answer) => void): void
  stop(): void
}

export function makeChecker(): Checker {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return {
    check: (text, tell) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => tell(data)
      worker.onerror = () => tell({ failed: true })
      worker.postMessage({ text } satisfies Asked)
    },
    stop: () => worker.terminate(),
  }
}
