/** Holds back what would move the page under a finger while its person goes to another one. */
export interface Calm<T> {
  /** Shows it now, or when nothing is held back any more: then the last that came. */
  take(value: T): void
  hold(): void
  release(): void
}

/** Milliseconds after which a page that should have come does not come. */
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

/** Milliseconds in which a click follows the finger that was lifted. */
const lifting = 400

/** Holds it back while somebody presses the element, too: a row that moved between down and up would take the click with it. */
export function calmUnderFinger(host: HTMLElement, held: Calm<unknown>, isBusy: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What the press has ordered holds it by itself.
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
