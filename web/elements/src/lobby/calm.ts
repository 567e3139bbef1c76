/** Delays updates that would move the page while a person is on the way to another page. */
export interface Calm<T> {
  /** Shows the value at once. While updates are held back, only the latest value is shown, at the release. */
  take(value: T): void
  hold(): void
  release(): void
}

/** Releases the hold after this many milliseconds, if the other page has not opened by then. */
const patience = 10_000

export function calm<T>(show: (value: T) => void): Calm<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: (() => void) | undefined
  const release = (): void => {
    clearTimeout(timer)
    timer = undefined
    kept?.()
    kept = undefined
  }
  return {
    take(value) {
      if (timer === undefined) show(value)
      else kept = () => show(value)
    },
    hold() {
      clearTimeout(timer)
      timer = setTimeout(release, patience)
    },
    release,
  }
}

/** How long a click may follow the lifting of the finger, in milliseconds. */
const lifting = 400

/** Also holds updates back while somebody presses the element. A row that moved between down and up would lose the click. */
export function calmUnderFinger(host: HTMLElement, held: Calm<unknown>, isBusy: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // If the press started an order, the order holds updates back by itself.
  const lift = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => isBusy() || held.release(), lifting)
  }
  host.addEventListener('pointerdown', () => {
    clearTimeout(timer)
    held.hold()
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, { once: true })
  })
}
