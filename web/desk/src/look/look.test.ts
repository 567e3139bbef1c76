/** Tests the editor of looks: readable contrast, the resulting CSS, and the sample table. */
import { faults, show, shown } from '@stolik/kit/testing'
import { locales } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { lookWords } from '../words/look/index.js'
import { cssLines, isFont, usualLook, type Look } from './lines.js'
import { StolikLook } from './look.js'
import { colours, contrast, shades, usualColour, weakPairs } from './palette.js'
import { sampled, sampleOf } from './sample.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Things', { events: [], rankings: [], leagues: [], lobby: [] })
})
/** The address without a look in it. */
const page = location.href.replace(/#.*/, '')
afterEach(() => {
  history.replaceState(null, '', page)
  document.body.replaceChildren()
  line.restore()
})

describe('what can be read', () => {
  it('is everything, with the usual colours', () => {
    for (const shade of shades) {
      for (const name of colours) expect(usualColour(name, shade)).toMatch(/^#[0-9a-f]{6}$/)
      expect(usualColour('linen', shade)).not.toBe('#000000')
      expect(weakPairs({}, shade)).toEqual([])
    }
    expect(usualColour('ink', 'light')).not.toBe(usualColour('ink', 'dark'))
  })

  it('is measured by the contrast of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  it('names what a colour makes unreadable, also beside colours that a club may not choose', () => {
    const weak = weakPairs({ linen: '#1b6e37' }, 'light')
    expect(weak.map(({ text, ground }) => `${text} on ${ground}`)).toContain('lisc on linen')
    expect(weakPairs({ 'on-felt': '#17414f' }, 'light')).toEqual([
      { text: 'on-felt', ground: 'felt', ratio: 1 },
    ])
  })

  it('has a name for everything in every language', async () => {
    for (const locale of locales) {
      await lookWords.need(locale)
      for (const name of [...colours, 'mak', 'lisc', 'slonce'])
        expect(lookWords[locale]).toHaveProperty([`look.colour.${name}`], expect.stringMatching(/\p{L}/u))
    }
  })
})

describe('the lines', () => {
  const look = (change: Partial<Look>): string => cssLines({ ...usualLook, ...change })
  it('are empty for the usual look', () => expect(look({})).toBe(''))

  it.each([
    ['light', '#004400', usualColour('granat', 'dark')],
    ['dark', usualColour('granat', 'light'), '#004400'],
  ] as const)('state the usual value beside a colour that is only for %s', (shade, light, dark) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(look({ [shade]: { granat: '#004400' } }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const [box, wanted] = [document.createElement('p'), document.createElement('p')]
    document.body.append(box, wanted)
    box.style.color = 'var(--stolik-granat)'
    for (const [scheme, colour] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      box.style.colorScheme = scheme
      wanted.style.color = colour
      expect(getComputedStyle(box).color, scheme).toBe(getComputedStyle(wanted).color)
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })

  it('state once what is the same in every theme', () => {
    const lines = look({ radius: 0, font: 'site', scale: 1.15, deck: 'german', letters: 'DKOU' })
    expect(lines).toBe(`:root {
  --stolik-radius: 0px;
  --stolik-font: initial;
  --stolik-card-scale: 1.15;
  --stolik-deck: german;
  --stolik-letters: DKOU;
}
`)
  })

  it('accept no font that could end a declaration', () => {
    for (const font of ['Lato', "'Open Sans', sans-serif", 'Źródło']) expect(isFont(font)).toBe(true)
    for (const font of ['', 'a; b', 'a} b', "'a", 'url(x)', '"a', 'x'.repeat(201)])
      expect(isFont(font)).toBe(false)
    expect(look({ font: 'a; color: red' })).toBe('')
  })
})

describe('the sample table', () => {
  it.each(sampled.map((id) => [id]))('is one of %s with a finished trick and cards lying', async (id) => {
    const { shows, properties } = await sampleOf(id)
    const { done, lying } = shows.tricks(properties.view as object)
    expect([done >= 1, lying >= 1]).toEqual([true, true])
  })
})

describe('stolik-look', () => {
  /** Returns the table on the stage, once it has loaded. */
  const board = (element: StolikLook): { readonly deck?: string } | null =>
    element.querySelector<HTMLElement & { deck?: string }>(':scope > div > div > *')
  const draw = async (theme = 'light'): Promise<StolikLook> => {
    const element = await show(new StolikLook(), { server: line.base, lang: 'en', theme })
    await expect.poll(() => board(element)?.deck).toBe('french')
    return element
  }
  const input = (element: StolikLook, selector: string): HTMLInputElement => {
    const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const press = async (element: StolikLook, name: string, value: string): Promise<void> => {
    input(element, `input[name=${name}][value="${value}"]`).click()
    await element.updateComplete
  }
  const words = (element: StolikLook): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
  const stage = (element: StolikLook): HTMLElement => element.querySelector('div') as HTMLElement

  it.each(shades)('has no faults that axe finds, %s', async (shade) => {
    const element = await draw(shade)
    await press(element, 'mode', shade)
    expect(await faults(element)).toEqual([])
  })

  it('shows at once what is chosen, and the lines for it', async () => {
    const element = await draw()
    const colour = input(element, 'input[type=color]')
    colour.value = '#fff0d0'
    colour.dispatchEvent(new Event('input'))
    await element.updateComplete
    expect(getComputedStyle(stage(element)).getPropertyValue('--stolik-linen')).toBe('#fff0d0')
    expect(words(element)).toContain('--stolik-linen: light-dark(#fff0d0, #11151f);')
    expect(getComputedStyle(element).backgroundColor).toBe('rgb(250, 247, 240)')
    await press(element, 'deck', 'german')
    await expect.poll(() => board(element)?.deck).toBe('german')
    expect(words(element)).toContain('--stolik-deck: german;')
  })

  it('warns of unreadable text, with the contrast ratio', async () => {
    const element = await draw()
    expect(words(element)).toContain('Everything can be read.')
    const [, , ink] = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=color]') ?? [])]
    if (ink === undefined) throw new Error('no colour of text')
    ink.value = '#bbbbbb'
    ink.dispatchEvent(new Event('input'))
    await element.updateComplete
    expect(words(element)).toContain('text on: page background – 1.7 : 1')
    await expect
      .poll(() => shown(element.shadowRoot, '.refusal'))
      .toContain('Many will not be able to read this')
  })

  it('keeps a choice in the address after it is released, and removes it when all is as usual', async () => {
    const element = await draw()
    const slider = input(element, 'input[type=range]')
    slider.value = '4'
    slider.dispatchEvent(new Event('input'))
    expect(location.hash).toBe('')
    slider.dispatchEvent(new Event('change', { bubbles: true }))
    expect(location.hash).toBe('#radius=4')
    await press(element, 'deck', 'german')
    expect(location.hash).toBe('#radius=4&deck=german')
    element.shadowRoot?.querySelector<HTMLElement>('.asking .fit')?.click()
    expect(location.href).toBe(page)
  })

  it('begins with the look in the address, and follows it', async () => {
    history.replaceState(null, '', `${page}#light.felt=204030&font=Lato&deck=german`)
    const element = await show(new StolikLook(), { server: line.base, lang: 'en', theme: 'light' })
    await expect.poll(() => board(element)?.deck).toBe('german')
    expect(words(element)).toContain('--stolik-felt: light-dark(#204030, ')
    expect(input(element, 'input[type=text]').value).toBe('Lato')
    location.hash = '#light.felt=101010'
    await expect.poll(() => words(element)).toContain('--stolik-felt: light-dark(#101010, ')
    expect(words(element)).not.toContain('--stolik-font')
  })
})
