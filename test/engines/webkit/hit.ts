/** What a press in a page reaches. Runs inside the page, and lets a press through only to the intended element. */

const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)

/** The innermost element at a point of the window, through all shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  for (;;) {
    const inner = found?.shadowRoot?.elementFromPoint(x, y)
    if (inner === null || inner === undefined || inner === found) return found
    found = inner
  }
}

/** Whether a press at `hit` presses the element: hit is the element, something inside it, or its label. */
export function isHit(element: HTMLElement, hit: Element | null): boolean {
  for (let node: Node | null = hit; node !== null; node = parentOf(node)) {
    if (node === element) return true
    if (node instanceof HTMLLabelElement && node.control === element) return true
  }
  return false
}

const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

interface Guard {
  /** What the press reached instead of the element; null while nothing else is known. */
  readonly other: () => Element | null
  /** Resolves with the press's last event. */
  readonly over: Promise<void>
  readonly end: () => void
}
let guard: Guard | undefined

/** Blocks the next press from everything but the element, because the page may move between aiming and pressing. */
export function expectPress(element: HTMLElement): void {
  guard?.end()
  let isFirst = true
  let isMade = false
  /** Whether the element is still there after everything that pointerdown caused. */
  let isLeft = false
  let other: Element | null = null
  let finish = (): void => undefined
  const over = new Promise<void>((done) => (finish = done))
  const check = (event: MouseEvent): void => {
    // A click on a label is followed by a click on its control, caused by the same press.
    if (!event.isTrusted || isMade) return
    if (event.type === 'click') finish()
    // The pressed element may go away or move because of this press, so the first event decides.
    const hit = elementAt(event.clientX, event.clientY)
    if (isFirst) {
      if (!isHit(element, hit)) other = hit ?? document.documentElement
      else setTimeout(() => (isLeft = element.isConnected))
    } else if (event.type === 'pointerup' && isLeft && !element.isConnected) {
      // The page removed the element by itself: there will be no click.
      other = hit ?? document.documentElement
    } else if (event.type === 'click' && other === null) {
      // The element moved away between down and up: a click on a common ancestor is no click on the element.
      const target = event.composedPath()[0] as Element
      if (!isHit(element, target)) other = target
    }
    isFirst = false
    isMade = event.type === 'click' && other === null
    if (other === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of events) globalThis.addEventListener(type, check, { capture: true })
  guard = {
    other: () => other,
    over,
    end: () => {
      for (const type of events) globalThis.removeEventListener(type, check, { capture: true })
    },
  }
}

/** Milliseconds for a press to arrive. If the press removes its element, there is no click. */
const patience = 200

/** What the press reached instead; null if it reached its element, or led to another document. */
export async function endPress(): Promise<Element | null> {
  const own = guard
  if (own === undefined) return null
  await Promise.race([own.over, new Promise((done) => setTimeout(done, patience))])
  own.end()
  guard = undefined
  return own.other()
}
