/** Code that few ask for: fetched when the first one does. */
import type { ReactiveControllerHost } from 'lit'

export interface Late<T> {
  /** Undefined before it has come. */
  readonly code: T | undefined
  readonly failed: boolean
  /** Fetches it, once more where it did not come; the host is drawn anew when it has come, or has not. */
  need(host: Pick<ReactiveControllerHost, 'requestUpdate'>): void
}

export function late<T>(fetch: () => Promise<T>): Late<T> {
  let code: T | undefined
  let failed = false
  return {
    get code() {
      return code
    },
    get failed() {
      return failed
    },
    need(host) {
      if (code !== undefined) return
      failed = false
      fetch()
        .then(
          (come) => (code = come),
          () => (failed = true),
        )
        .finally(() => host.requestUpdate())
    },
  }
}
