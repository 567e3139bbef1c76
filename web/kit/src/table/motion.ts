/** Movement shows what moved and nothing else; who asked for less motion gets none. */

const stepTime = 200

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets an element arrive at its place from a rectangle of the screen. */
export function arrive(element: Element, from: DOMRect): void {
  if (calm()) return
  element.animate([{ transform: between(element, from) }, { transform: 'none' }], {
    duration: stepTime,
    easing: 'ease-out',
  })
}

/**
 * Lets elements go to a rectangle of the screen, calls `there`, and once what that changes is drawn, leaves them as they were:
 * the same elements then show other cards.
 */
export async function go(
  elements: readonly Element[],
  to: DOMRect,
  there: () => Promise<unknown>,
): Promise<void> {
  if (calm()) return void there()
  const moves = elements.map((e) =>
    e.animate([{ transform: 'none' }, { transform: between(e, to, 0.35), opacity: 0.2 }], {
      duration: stepTime,
      easing: 'ease-in',
      fill: 'forwards',
    }),
  )
  await Promise.allSettled(moves.map((m) => m.finished))
  await there()
  for (const move of moves) move.cancel()
}

/** The transform that shows an element in the middle of another rectangle. */
function between(element: Element, other: DOMRect, scale?: number): string {
  const own = element.getBoundingClientRect()
  const x = other.left + other.width / 2 - own.left - own.width / 2
  const y = other.top + other.height / 2 - own.top - own.height / 2
  const size = scale ?? Math.min(1.4, Math.max(0.5, other.height / Math.max(1, own.height)))
  return `translate(${x}px, ${y}px) scale(${size})`
}
