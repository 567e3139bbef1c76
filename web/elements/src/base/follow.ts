/** Ties an element to values and tasks for as long as it is on the page. */
import type { ReactiveControllerHost } from 'lit'
import type { Observable } from './observable.js'

/** Redraws the host whenever the value changes. */
export function redrawOnChange(host: ReactiveControllerHost, value: Observable<unknown>): void {
  let stop = (): void => undefined
  host.addController({
    hostConnected() {
      stop = value.watch(() => host.requestUpdate())
    },
    hostDisconnected: () => stop(),
  })
}

/** Keeps a task running that depends on a key: restarted when the key changes, stopped when the host is disconnected. One that ends by itself needs no stop. */
export function runWhileConnected<K extends string | null>(
  host: ReactiveControllerHost & { readonly isConnected: boolean },
  key: () => K,
  start: (key: NonNullable<K>) => (() => void) | undefined,
): void {
  let known: K | null = null
  let stop: (() => void) | undefined
  const restartIfChanged = (): void => {
    const next = key()
    if (next === known || !host.isConnected) return
    stop?.()
    known = next
    stop = next === null ? undefined : start(next)
  }
  host.addController({
    // Start at once, because the first update may wait for words.
    hostConnected() {
      restartIfChanged()
      host.requestUpdate()
    },
    hostUpdate: restartIfChanged,
    hostDisconnected() {
      stop?.()
      stop = undefined
      known = null
    },
  })
}
