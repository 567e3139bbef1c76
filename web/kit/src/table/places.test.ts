import { describe, expect, it } from 'vitest'
import { placesOf } from './places.js'

describe('places around the table', () => {
  it('puts the viewer at the bottom and the others clockwise', () => {
    expect(placesOf(3, 0)).toEqual(['bottom', 'left', 'right'])
    expect(placesOf(3, 2)).toEqual(['left', 'right', 'bottom'])
    expect(placesOf(4, 1)).toEqual(['right', 'bottom', 'left', 'top'])
    expect(placesOf(5, 1)).toEqual(['right', 'bottom', 'left', 'top-left', 'top-right'])
  })

  it('shows onlookers the table from place 1', () => {
    expect(placesOf(4, null)).toEqual(placesOf(4, 0))
  })

  it('refuses a table of one', () => {
    expect(() => placesOf(1, 0)).toThrow(RangeError)
  })
})
