/** The acts and queries of the owner's page: one at a time, with what became of the last one. */
import type { ReactiveControllerHost } from 'lit'
import type { Answer, Refused } from './client.js'

export type Attempts = ReturnType<typeof attempts>

/** @param host is drawn again before and after each attempt */
export function attempts(host: ReactiveControllerHost) {
  let busy = false
  let announced = false
  let refused: (Refused & { readonly part: string }) | null = null
  return {
    get busy() {
      return busy
    },
    /** Whether the last attempt was an act that was done, which screen readers announce. */
    get announced() {
      return announced
    },
    /** Why the last attempt was refused, and the part of the page that made it. */
    get refused() {
      return refused
    },
    /**
     * Makes an attempt for a part of the page, unless another one is in progress, and hands over the result. Returns whether it
     * succeeded. Queries are not announced to screen readers.
     */
    async run<T>(
      part: string,
      work: () => Promise<Answer<T>>,
      take: (done: T) => void,
      isAnnounced = true,
    ): Promise<boolean> {
      if (busy) return false
      busy = true
      announced = false
      host.requestUpdate()
      const answer = await work()
      if ('done' in answer) take(answer.done)
      busy = false
      refused = 'refused' in answer ? { ...answer.refused, part } : null
      announced = isAnnounced && 'done' in answer
      host.requestUpdate()
      return 'done' in answer
    },
  }
}
