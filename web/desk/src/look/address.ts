/** Stores a look in the hash of an address: `#light.felt=1f4030&radius=4&deck=german`. Usual values are left out. */
import { hashOf, withHash } from '@stolik/elements/base/hash'
import { decks, letterSets } from '@stolik/elements/base/prefs'
import { isFont, usualLook, type Look } from './lines.js'
import { colours, shades, type ColourSet, type Shade } from './palette.js'

/** Sizes of cards to choose from. */
export const scales = [0.85, 1, 1.15, 1.3] as const
/** The maximum radius of a corner, in pixels. */
export const largestRadius = 24

/**
 * Reads a look from an address. The sender may have written anything into it: invalid values are replaced by the usual ones.
 */
export function readLook(address: string): Look {
  const params = hashOf(address) ?? new URLSearchParams()
  const set = (shade: Shade): ColourSet =>
    Object.fromEntries(
      colours.flatMap((name) => {
        const value = params.get(`${shade}.${name}`) ?? ''
        return /^[0-9a-f]{6}$/.test(value) ? [[name, `#${value}`]] : []
      }),
    )
  const radius = /^\d{1,2}$/.test(params.get('radius') ?? '')
    ? Number(params.get('radius'))
    : usualLook.radius
  const font = params.get('font') ?? ''
  return {
    light: set('light'),
    dark: set('dark'),
    radius: Math.min(radius, largestRadius),
    font: isFont(font) ? font : usualLook.font,
    scale: scales.find((scale) => String(scale) === params.get('scale')) ?? usualLook.scale,
    deck: decks.find((deck) => deck === params.get('deck')) ?? usualLook.deck,
    letters: letterSets.find((letters) => letters === params.get('letters')) ?? usualLook.letters,
  }
}

/** Returns the address with this look in it. */
export function addressOf(address: string, look: Look): string {
  const differs = (name: 'radius' | 'font' | 'scale' | 'deck' | 'letters'): string =>
    look[name] === usualLook[name] ? '' : String(look[name])
  const names = shades.flatMap((shade) => colours.map((name) => [shade, name] as const))
  const parameters = Object.fromEntries([
    ...names.map(([shade, name]) => [`${shade}.${name}`, (look[shade][name] ?? '').slice(1)]),
    ...(['radius', 'font', 'scale', 'deck', 'letters'] as const).map((name) => [name, differs(name)]),
  ]) as Record<string, string>
  return withHash(address, parameters) ?? address
}
