import { describe, expect, it } from 'vitest'
import { continueDrag, isDropAboveHand, startDrag } from './drag.js'

const hand = { left: 20, top: 400 }
const tap = startDrag('HA', { clientX: 110, clientY: 430 }, { left: 100, top: 410 })

describe('a card under a pointer', () => {
  it('is a tap as long as the pointer hardly moves', () => {
    expect(continueDrag(tap, { clientX: 114, clientY: 434 }, hand)).toBe(tap)
  })

  it('is dragged by the point where the pointer took hold of it', () => {
    const drag = continueDrag(tap, { clientX: 130, clientY: 430 }, hand)
    expect(drag.at).toEqual({ x: 100, y: 10 })
    expect(continueDrag(drag, { clientX: 110, clientY: 430 }, hand).at).toEqual({ x: 80, y: 10 })
  })

  it('is played when it is dropped well above the hand', () => {
    const thrown = [375, 376, 500].map((clientY) => isDropAboveHand({ clientX: 0, clientY }, hand))
    expect(thrown).toEqual([true, false, false])
  })
})
