/** A card of the hand under a pointer: a tap until the pointer has moved far enough, then a drag. Lengths are in pixels. */
interface Point {
  readonly x: number
  readonly y: number
}
type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>
type Corner = Pick<DOMRect, 'left' | 'top'>

export interface Drag {
  readonly card: string
  /** Where on the card the pointer holds it. */
  readonly grip: Point
  readonly start: Point
  /** Where the card is within the hand's box; null as long as it is a tap. */
  readonly at: Point | null
}

/** How far a pointer may move before a tap becomes a drag, and how far above the hand a drop plays the card. */
const slack = 8
const playHeight = 24

/** @param box the card's box */
export const startDrag = (card: string, { clientX: x, clientY: y }: Pointer, box: Corner): Drag => ({
  card,
  grip: { x: x - box.left, y: y - box.top },
  start: { x, y },
  at: null,
})

/** @param box the hand's box */
export function continueDrag(drag: Drag, { clientX: x, clientY: y }: Pointer, box: Corner): Drag {
  const { grip, start } = drag
  if (drag.at === null && Math.hypot(x - start.x, y - start.y) <= slack) return drag
  return { ...drag, at: { x: x - box.left - grip.x, y: y - box.top - grip.y } }
}

export const isDropAboveHand = ({ clientY }: Pointer, { top }: Corner): boolean => clientY < top - playHeight
