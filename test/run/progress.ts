/** Tells while parts run which ones, how many files are over, the share of the whole and the time. */
import type { Outcome, Part } from './part.js'
import { clock } from './summary.js'
import { reported } from './vitest.js'

/** Milliseconds between two lines. */
const every = 20_000

export interface Progress {
  begins(part: Part, report: string): void
  ended(part: Part, outcome: Outcome): void
  /** @returns seconds since the beginning */
  stop(): number
}

/** @param parts all that will run */
export function progress(parts: readonly Part[]): Progress {
  const from = performance.now()
  const since = (at: number): number => (performance.now() - at) / 1000
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const running = new Map<Part, { readonly at: number; readonly report: string }>()
  let over = 0
  const share = (): number => {
    // A part that takes longer than it used to is not over.
    const begun = [...running].map(([{ seconds }, { at }]) => Math.min(since(at), 0.95 * seconds))
    return Math.floor((100 * begun.reduce((sum, seconds) => sum + seconds, over)) / total)
  }
  const line = (text: string): void =>
    console.log(`${String(share()).padStart(3)} %  ${clock(since(from))}  ${text}`)
  const timer = setInterval(() => {
    const each = [...running].map(([{ name, files }, { report }]) => {
      const done = reported(report).length
      return done === 0 ? name : `${name}: ${done}${files === undefined ? '' : ` of ${files.length}`} files`
    })
    if (each.length > 0) line(`…       ${each.join(', ')}`)
  }, every)
  return {
    begins(part, report) {
      running.set(part, { at: performance.now(), report })
      line(`begins  ${part.name}`)
    },
    ended(part, { ok, seconds = 0, skipped }) {
      running.delete(part)
      over += part.seconds
      if (skipped === undefined)
        line(`${ok === true ? 'passed' : 'FAILED'}  ${part.name} (${clock(seconds)})`)
      else line(`skipped ${part.name}`)
    },
    stop() {
      clearInterval(timer)
      return since(from)
    },
  }
}
