/** The thread that checks results, from the page's side. */
import type { Checked } from '@stolik/event/verify/difference'
import type { Step } from '@stolik/event/verify/verify'

export interface CheckRequest {
  readonly text: string
}

export type Progress = Step | { readonly step: 'read' }

/** `bad` is the path of the field that is missing or not valid; empty if there is no result at all. */
export type Outcome = { readonly checked: Checked } | { readonly bad: string } | { readonly failed: true }

export type Answer = { readonly step: Progress } | Outcome

/** Everything has been fetched that any file needs. */
export interface Ready {
  readonly ready: true
}

export interface Checker {
  /** Tells each step, and then the outcome. */
  check(text: string, tell: (answer: Answer) => void): void
  stop(): void
}

export function makeChecker(ready: () => void): Checker {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let tell: (answer: Answer) => void = () => undefined
  worker.onmessage = ({ data }: MessageEvent<Answer | Ready>) => ('ready' in data ? ready() : tell(data))
  worker.onerror = () => tell({ failed: true })
  return {
    check: (text, listener) => {
      tell = listener
      worker.postMessage({ text } satisfies CheckRequest)
    },
    stop: () => worker.terminate(),
  }
}
