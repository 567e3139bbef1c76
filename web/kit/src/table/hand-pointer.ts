/** Mouse and touch on a hand of cards: distinguishes taps, drags along the hand and throws into the middle. */
import type { ReactiveControllerHost } from 'lit'
import { continueDrag, isDropAboveHand, startDrag, type Drag } from './drag.js'
import { buttonAt } from './hand-card.js'

interface Gestures {
  readonly tap: (card: string) => void
  /** A card was dropped in the middle. */
  readonly thrown: (card: string) => void
  /** A card is dragged along the hand; `left` is where its left edge is on the screen. */
  readonly along: (card: string, left: number) => void
}

/** Follows the pointer on one hand. Its handlers of pointer events belong on the hand's box. */
export function handPointer(host: ReactiveControllerHost, { tap, thrown, along }: Gestures) {
  let drag: Drag | null = null
  /** The pointer has handled this press, so its click is ignored. */
  let isHandled = false
  const set = (next: Drag | null): void => {
    drag = next
    host.requestUpdate()
  }
  const boxOf = (event: PointerEvent): DOMRect => (event.currentTarget as Element).getBoundingClientRect()
  return {
    get drag() {
      return drag
    },
    /**
     * Whether a click belongs to a press that the pointer has handled. Taps are taken from pointer events: a browser that mistakes
     * the end of a drag for a fling swallows the next click. A key or a screen reader clicks without a pointer (detail 0).
     */
    hasHandled: ({ detail }: MouseEvent): boolean => {
      const was = detail > 0 && isHandled
      isHandled = false
      return was
    },
    down: (event: PointerEvent): void => {
      const button = buttonAt(event)
      if (button === null) return
      const card = button.dataset['card'] as string
      isHandled = true
      if (event.button === 0) set(startDrag(card, event, button.getBoundingClientRect()))
    },
    move: (event: PointerEvent): void => {
      if (drag === null) return
      const box = boxOf(event)
      const { at, card, grip } = drag
      const next = continueDrag(drag, event, box)
      if (next.at === null) return
      set(next)
      if (at === null) (event.currentTarget as Element).setPointerCapture(event.pointerId)
      if (event.clientY > box.top) along(card, event.clientX - grip.x)
    },
    up: (event: PointerEvent): void => {
      if (drag === null) return
      const { at, card } = drag
      set(null)
      if (at === null) tap(card)
      else if (isDropAboveHand(event, boxOf(event))) thrown(card)
    },
    /** Lets go of the card. */
    cancel: () => set(null),
  }
}
