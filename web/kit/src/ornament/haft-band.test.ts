import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { HaftBand } from './haft-band.js'

afterEach(() => document.body.replaceChildren())

describe('haft-band', () => {
  it('is accessible: screen readers pass over the decoration', async () => {
    const band = await show(new HaftBand())
    expect(await faults(band)).toEqual([])
    expect(band.renderRoot.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is one thin line that fills the width available', async () => {
    const band = await show(new HaftBand())
    band.style.inlineSize = '300px'
    const { width, height } = (
      band.renderRoot.querySelector('rect') as SVGRectElement
    ).getBoundingClientRect()
    expect([width, height]).toEqual([300, 24])
  })
})
