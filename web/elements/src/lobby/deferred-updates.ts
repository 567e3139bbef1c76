/** Delays updates that would move the page while a person is on the way to another page. */
export interface DeferredUpdates<T> {
  /** Shows the value at once. While updates are held back, only the latest value is shown, at the release. */
  take(value: T): void
  hold(): void
  release(): void
}

/** Releases the hold after this many milliseconds, if the other page has not opened by then. */
const longestHold = 10_000

export function deferredUpdates<T>(show: (value: T) => void): DeferredUpdates<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: (() => void) | undefined
  const release = (): void => {
    clearTimeout(timer)
    timer = undefined
    pending?.()
    pending = undefined
  }
  return {
    take(value) {
      if (timer === undefined) show(value)
      else pending = () => show(value)
    },
    hold() {
      clearTimeout(timer)
      timer = setTimeout(release, longestHold)
    },
    release,
  }
}

/** How long a click may follow the lifting of the finger, in milliseconds. */
const clickDelay = 400

/** Also holds updates back while somebody presses the element. A row that moved between down and up would lose the click. */
export function deferWhilePressed(
  host: HTMLElement,
  held: DeferredUpdates<unknown>,
  isBusy: () => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // If the press started an order, the order holds updates back by itself.
  const releaseLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => isBusy() || held.release(), clickDelay)
  }
  host.addEventListener('pointerdown', () => {
    clearTimeout(timer)
    held.hold()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, releaseLater, { once: true })
  })
}
