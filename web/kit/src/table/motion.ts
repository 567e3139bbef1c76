/** Animations show what moved and nothing else. Readers who asked for reduced motion get none. */

/** How long a card moves, in milliseconds; 0 = not at all. A person chooses it for all tables. */
export const motion = { step: 200 }

const isStill = (): boolean => motion.step === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates an element from a rectangle of the screen to its own place. */
export function animateFrom(element: Element, from: DOMRect): void {
  if (isStill()) return
  element.animate([{ transform: between(element, from) }, { transform: 'none' }], {
    duration: motion.step,
    easing: 'ease-out',
  })
}

/**
 * Animates elements towards a rectangle of the screen, then calls `there`. Once its changes are drawn, the animation is removed,
 * because the same elements then show other cards.
 */
export async function animateTo(
  elements: readonly Element[],
  to: DOMRect,
  there: () => Promise<unknown>,
): Promise<void> {
  if (isStill()) return void there()
  const moves = elements.map((e) =>
    e.animate([{ transform: 'none' }, { transform: between(e, to, 0.35), opacity: 0.2 }], {
      duration: motion.step,
      easing: 'ease-in',
      fill: 'forwards',
    }),
  )
  await Promise.allSettled(moves.map((m) => m.finished))
  await there()
  for (const move of moves) move.cancel()
}

/** Returns the transform that shows an element in the middle of another rectangle. */
function between(element: Element, other: DOMRect, scale?: number): string {
  const own = element.getBoundingClientRect()
  const x = other.left + other.width / 2 - own.left - own.width / 2
  const y = other.top + other.height / 2 - own.top - own.height / 2
  const size = scale ?? Math.min(1.4, Math.max(0.5, other.height / Math.max(1, own.height)))
  return `translate(${x}px, ${y}px) scale(${size})`
}
