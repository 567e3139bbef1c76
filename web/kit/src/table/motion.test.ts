import { afterEach, describe, expect, it, vi } from 'vitest'
import { animateFrom, animateTo, motion } from './motion.js'

afterEach(() => {
  vi.restoreAllMocks()
  motion.step = 200
  document.body.replaceChildren()
})

/** Returns how long a card takes to move, in milliseconds; null = it does not move. */
function duration(): number | null {
  const card = document.createElement('div')
  document.body.append(card)
  animateFrom(card, new DOMRect(10, 10, 20, 30))
  const [animation] = card.getAnimations()
  return animation === undefined ? null : Number(animation.effect?.getTiming().duration)
}

describe('the speed of cards', () => {
  it('is what the player has chosen, also none', () => {
    expect(duration()).toBe(200)
    motion.step = 400
    expect(duration()).toBe(400)
    motion.step = 0
    expect(duration()).toBeNull()
  })

  it('is nothing for readers who asked for reduced motion, whatever they have chosen here', async () => {
    motion.step = 400
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(duration()).toBeNull()
    const card = document.createElement('div')
    document.body.append(card)
    const there = vi.fn(() => Promise.resolve())
    await animateTo([card], new DOMRect(), there)
    expect(there).toHaveBeenCalledOnce()
    expect(card.getAnimations()).toEqual([])
  })
})
