import { describe, expect, it } from 'vitest'
import { plot } from './chart.js'

const frame = { width: 100, height: 50, inset: 10 }

describe('a chart', () => {
  it('has the best place on top and the best score too', () => {
    expect(plot([3, 1, 2], frame, 'lowest').points).toEqual([
      { x: 10, y: 40 },
      { x: 50, y: 10 },
      { x: 90, y: 25 },
    ])
    expect(plot([3, 1], frame, 'highest').points).toEqual([
      { x: 10, y: 10 },
      { x: 90, y: 40 },
    ])
  })

  it('breaks its line where there was no place, and stays in the middle where nothing changed', () => {
    expect(plot([1, null, 1, 1], frame, 'lowest').line).toBe('M10 25M63.3 25L90 25')
  })
})
