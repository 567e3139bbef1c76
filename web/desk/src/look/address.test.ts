import { describe, expect, it } from 'vitest'
import { addressOf, readLook } from './address.js'
import { usualLook, type Look } from './lines.js'

const page = 'https://stolik.example/look'
const look: Look = {
  light: { felt: '#204030', 'on-felt': '#fafafa' },
  dark: { ink: '#eeeeee' },
  radius: 0,
  font: "'Open Sans', serif",
  scale: 1.15,
  deck: 'german',
  letters: 'DKOU',
}

describe('the address of a look', () => {
  it('describes the look, and is read as the same', () => {
    expect(readLook(addressOf(page, look))).toEqual(look)
    expect(addressOf(page, { ...usualLook, light: { felt: '#204030' } })).toBe(`${page}#light.felt=204030`)
  })

  it('contains nothing for the usual look, and removes earlier entries', () => {
    expect(addressOf(page, usualLook)).toBe(page)
    expect(addressOf(addressOf(page, look), usualLook)).toBe(page)
    expect(readLook(page)).toEqual(usualLook)
  })

  it('ignores values that could not have been chosen', () => {
    const wrong = new URLSearchParams({
      'light.felt': 'red;}',
      'light.nothing': '123456',
      'dark.ink': '12345',
      radius: '-1',
      font: 'a; b',
      scale: '9',
      deck: 'tarot',
      letters: '<b>',
    }).toString()
    expect(readLook(`${page}#${wrong}`)).toEqual(usualLook)
    expect(readLook(`${page}#radius=99`).radius).toBe(24)
    expect(readLook(`${page}#/route`)).toEqual(usualLook)
  })
})
