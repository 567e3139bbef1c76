/** Code that few readers need: loaded when the first of them asks for it. */
import type { ReactiveControllerHost } from 'lit'

export interface LazyCode<T> {
  /** undefined until it is loaded. */
  readonly code: T | undefined
  readonly failed: boolean
  /** Loads the code, again after a failure, and updates the host either way. */
  load(host: Pick<ReactiveControllerHost, 'requestUpdate'>): void
}

export function lazyCode<T>(fetch: () => Promise<T>): LazyCode<T> {
  let code: T | undefined
  let failed = false
  return {
    get code() {
      return code
    },
    get failed() {
      return failed
    },
    load(host) {
      if (code !== undefined) return
      failed = false
      fetch()
        .then(
          (loaded) => (code = loaded),
          () => (failed = true),
        )
        .finally(() => host.requestUpdate())
    },
  }
}
