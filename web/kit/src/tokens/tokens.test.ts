import { faults, show } from '@stolik/kit/testing'
import { html, LitElement } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import { suits } from '../deck/suits.js'
import { controls } from './controls.js'
import './tokens.js'

class Specimen extends LitElement {
  static override styles = controls
  protected override render(): unknown {
    return html`<button class="button">pas</button> <button class="button primary">18</button>
      <span class="visually-hidden">twój ruch</span>`
  }
}
customElements.define('tokens-specimen', Specimen)

const root = document.documentElement
const token = (name: string, element: Element = root): string =>
  getComputedStyle(element).getPropertyValue(`--stolik-${name}`)

/** Returns the WCAG 2.2 contrast ratio of two colours of the form #rrggbb. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, i) => sum + c * ([0.2126, 0.7152, 0.0722][i] as number), 0)
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

afterEach(() => {
  document.body.replaceChildren()
  delete root.dataset['theme']
  root.removeAttribute('style')
})

describe('tokens', () => {
  for (const theme of ['light', 'dark']) {
    it(`are accessible on buttons, ${theme}`, async () => {
      root.dataset['theme'] = theme
      expect(await faults(await show(new Specimen()))).toEqual([])
    })

    it(`have enough contrast in their intended combinations, ${theme}`, () => {
      root.dataset['theme'] = theme
      const pairs = [
        ...['ink', 'muted', 'chaber', 'mak', 'lisc'].flatMap((text) => [
          [text, 'linen'],
          [text, 'panel'],
        ]),
        ['on-granat', 'granat'],
        ['on-felt', 'felt'],
        ['slonce', 'granat'],
        ['slonce', 'felt'],
      ] as [string, string][]
      const weak = pairs.filter(([text, ground]) => contrast(token(text), token(ground)) < 4.5)
      expect(weak).toEqual([])
      expect(contrast(token('control'), token('linen'))).toBeGreaterThanOrEqual(3)
    })
  }

  it('keep index letters readable on the card', () => {
    const weak = Object.values(suits)
      .flatMap((deck) => Object.values(deck))
      .filter(({ letter }) => contrast(letter, token('paper')) < 4.5)
    expect(weak).toEqual([])
  })

  it('can be overridden by a club, inside shadow roots too', async () => {
    root.style.setProperty('--stolik-granat', '#004400')
    const specimen = await show(new Specimen())
    const primary = specimen.renderRoot.querySelector('.primary') as HTMLElement
    expect(getComputedStyle(primary).backgroundColor).toBe('rgb(0, 68, 0)')
  })

  it('follow data-theme on any part of the page', () => {
    const part = document.createElement('div')
    part.dataset['theme'] = 'dark'
    root.dataset['theme'] = 'light'
    document.body.append(part)
    expect([token('linen'), token('linen', part)]).toEqual(['#faf7f0', '#11151f'])
  })
})
