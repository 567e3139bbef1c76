/** Animations show what moved and nothing else. Readers who asked for reduced motion get none. */

/** How fast cards move: not at all, faster or slower than usual. */
export type Motion = 'usual' | 'off' | 'quick' | 'slow'

/** How much longer than usual an animation takes. */
export const motionFactors: Readonly<Record<Motion, number>> = { usual: 1, off: 0, quick: 0.5, slow: 2 }

/** How much longer than usual a finished trick stays: without animations, too, it must be seen. */
export const lingerFactors: Readonly<Record<Motion, number>> = { usual: 1, off: 1, quick: 0.6, slow: 1.7 }

const stepTime = 200

const isStill = (motion: Motion): boolean =>
  motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates an element from a rectangle of the screen to its own place. */
export function animateFrom(element: Element, from: DOMRect, motion: Motion): void {
  if (isStill(motion)) return
  element.animate([{ transform: between(element, from) }, { transform: 'none' }], {
    duration: stepTime * motionFactors[motion],
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
  motion: Motion,
  there: () => Promise<unknown>,
): Promise<void> {
  if (isStill(motion)) return void there()
  const moves = elements.map((e) =>
    e.animate([{ transform: 'none' }, { transform: between(e, to, 0.35), opacity: 0.2 }], {
      duration: stepTime * motionFactors[motion],
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
