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
/** Returns a colour as it is drawn in an element, in the form #rrggbb. */
function token(name: string, element: Element = root): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--stolik-${name})`
  ;(element.shadowRoot ?? element).append(probe)
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(probe).color) ?? []
  probe.remove()
  if (parts.length !== 3) throw new Error(`${name} is no colour`)
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

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

describe('tokens in a browser without light-dark()', () => {
  const tokensOf = (theme?: string): string[] => {
    const part = document.createElement('div')
    if (theme !== undefined) part.dataset['theme'] = theme
    document.body.append(part)
    return ['linen', 'ink', 'control'].map((name) =>
      getComputedStyle(part).getPropertyValue(`--stolik-${name}`).trim(),
    )
  }

  it('are the same colours, by the preference of the reader and by data-theme', async () => {
    const before = [...document.adoptedStyleSheets]
    await import('./older-browsers.js')
    // The reader of this page prefers light.
    expect(tokensOf()).toEqual(['#faf7f0', '#16203a', '#7a8299'])
    expect(tokensOf('light')).toEqual(['#faf7f0', '#16203a', '#7a8299'])
    expect(tokensOf('dark')).toEqual(['#11151f', '#e9edf5', '#6e7894'])
    const css = [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])].map((rule) => rule.cssText)
    expect(css.find((rule) => rule.startsWith('@media (prefers-color-scheme: dark)'))).toContain('#e9edf5')
    expect(css.join()).not.toContain('light-dark')
    document.adoptedStyleSheets = before
  })
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

  it('follow the color-scheme of the page, and of any part of it, also in elements there', async () => {
    expect(token('linen')).toBe('#faf7f0')
    root.style.colorScheme = 'dark'
    const specimen = await show(new Specimen())
    expect([token('linen'), token('linen', specimen)]).toEqual(['#11151f', '#11151f'])
    document.body.style.colorScheme = 'light'
    expect([token('linen'), token('linen', specimen)]).toEqual(['#11151f', '#faf7f0'])
    document.body.removeAttribute('style')
    specimen.style.colorScheme = 'light'
    expect(token('ink', specimen)).toBe('#16203a')
  })

  it('take a fixed --stolik-scheme for the elements inside', async () => {
    root.style.setProperty('--stolik-scheme', 'dark')
    const specimen = await show(new Specimen())
    const button = specimen.renderRoot.querySelector('button') as HTMLElement
    expect(getComputedStyle(button).color).toBe('rgb(233, 237, 245)')
  })
})
