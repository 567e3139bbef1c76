import { afterEach, describe, expect, it, vi } from 'vitest'
import { animateFrom, animateTo, type Motion } from './motion.js'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Returns how long a card takes at a speed, in milliseconds; null = it does not move. */
function duration(motion: Motion): number | null {
  const card = document.createElement('div')
  document.body.append(card)
  animateFrom(card, new DOMRect(10, 10, 20, 30), motion)
  const [animation] = card.getAnimations()
  return animation === undefined ? null : Number(animation.effect?.getTiming().duration)
}

describe('the speed of cards', () => {
  it('is what the player has chosen', () => {
    expect((['slow', 'usual', 'quick', 'off'] as const).map(duration)).toEqual([400, 200, 100, null])
  })

  it('is nothing for readers who asked for reduced motion, whatever they have chosen here', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(duration('slow')).toBeNull()
    const card = document.createElement('div')
    document.body.append(card)
    const there = vi.fn(() => Promise.resolve())
    await animateTo([card], new DOMRect(), 'slow', there)
    expect(there).toHaveBeenCalledOnce()
    expect(card.getAnimations()).toEqual([])
  })
})
