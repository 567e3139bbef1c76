/** What a press in a page reaches: runs inside of the page, and lets a press through to the element alone that is meant. */

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

/** Whether what is pressed there presses the element: it, something in it, or its label. */
export function isHit(element: HTMLElement, hit: Element | null): boolean {
  for (let node: Node | null = hit; node !== null; node = parentOf(node)) {
    if (node === element) return true
    if (node instanceof HTMLLabelElement && node.control === element) return true
  }
  return false
}

const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

interface Guard {
  /** What the press reached instead of the element; null as long as nothing is known against it. */
  readonly other: () => Element | null
  /** Comes with the press's last event. */
  readonly over: Promise<void>
  readonly end: () => void
}
let guard: Guard | undefined

/** Keeps the next press from everything but the element: between the aim and the press the page may have moved. */
export function expectPress(element: HTMLElement): void {
  guard?.end()
  let isFirst = true
  let isMade = false
  /** Still there when all has happened that comes of the button going down. */
  let isLeft = false
  let other: Element | null = null
  let finish = (): void => undefined
  const over = new Promise<void>((done) => (finish = done))
  const check = (event: MouseEvent): void => {
    // A click of a label is followed by one of its control, which comes of the same press.
    if (!event.isTrusted || isMade) return
    if (event.type === 'click') finish()
    // What is pressed may go away or move by that very press: the first event decides.
    const hit = elementAt(event.clientX, event.clientY)
    if (isFirst) {
      if (!isHit(element, hit)) other = hit ?? document.documentElement
      else setTimeout(() => (isLeft = element.isConnected))
    } else if (event.type === 'pointerup' && isLeft && !element.isConnected) {
      // The page took it away by itself: there will be no click.
      other = hit ?? document.documentElement
    } else if (event.type === 'click' && other === null) {
      // Between down and up it went from under the mouse: a click of both is none of it.
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

/** Milliseconds in which a press that was made arrives; one whose element went away by it has no click. */
const patience = 200

/** What the press reached instead; null when it reached its element, or led to another document. */
export async function endPress(): Promise<Element | null> {
  const own = guard
  if (own === undefined) return null
  await Promise.race([own.over, new Promise((done) => setTimeout(done, patience))])
  own.end()
  guard = undefined
  return own.other()
}
