import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { profiles } from '../../src/index.js'
import type { SkatValue } from './skat-value.js'
import './skat-value.js'
import { firstWish, fitting } from './wish.js'

afterEach(() => document.body.replaceChildren())

const draw = (more: Partial<SkatValue> = {}): Promise<SkatValue> =>
  show(document.createElement('skat-value'), more)
const text = (element: SkatValue, selector: string): string =>
  (element.shadowRoot?.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()
const all = (element: SkatValue, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
async function choose(element: SkatValue, ...wishes: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, value] of wishes) {
    const input = element.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`)
    if (input === null || input === undefined) throw new Error(`no choice ${name} ${value}`)
    input.click()
    await element.updateComplete
  }
}
async function bid(element: SkatValue, value: number): Promise<void> {
  const select = element.shadowRoot?.querySelector('select')
  if (!select) throw new Error('no bids')
  select.value = String(value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await element.updateComplete
}

describe('skat-value', () => {
  it('is accessible, with a value, a refusal and the tables open', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const element = await draw()
      expect(await faults(element)).toEqual([])
      for (const table of all(element, 'details')) table.setAttribute('open', '')
      await bid(element, 50)
      expect(text(element, '.cannot')).toBe('Takiej gry nie ma')
      expect(await faults(element)).toEqual([])
      element.remove()
    }
    delete document.documentElement.dataset['theme']
  })

  it('shows the value of a hearts hand game with 2, line by line (5.3.2)', async () => {
    const element = await draw()
    await choose(element, ['game', '2'], ['hand', 'true'], ['count', '2'])
    expect(text(element, '.figure')).toBe('+40')
    expect(all(element, '.answer li').map((li) => li.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'z 2 pkt 2.4.2',
      'gra 3 pkt 5.2.1',
      'z ręki 4 pkt 5.2.1',
      '4 × 10 (Herc) = 40 pkt 5.3.2',
    ])
  })

  it('counts a loss double, and at least the bid (5.3.4, 5.4.1)', async () => {
    const element = await draw()
    await choose(element, ['game', '2'], ['won', 'false'])
    await bid(element, 50)
    expect(text(element, '.figure')).toBe('−100')
  })

  it('explains why a game is impossible (5.4.3)', async () => {
    const element = await draw()
    await choose(element, ['matadors', 'false'], ['level', 'schwarz'])
    expect(text(element, '.answer')).toMatch(/nie da się osiągnąć pkt 5\.4\.3/)
  })

  it('shows that there are 664 possible games and lists each with its value', async () => {
    const element = await draw()
    expect(text(element, '.all h3')).toBe('664 możliwe gry')
    const values = all(element, 'td').filter((cell) => cell.textContent.trim() !== '')
    expect(values).toHaveLength(664)
  })

  it('offers only what the profile has (patrolki 5.2.1, 2.4.4, 3.4.9)', async () => {
    const element = await draw({ profile: 'patrolki' })
    await choose(element, ['hand', 'true'])
    expect(all(element, '[name=addition]')).toEqual([])
    expect(all(element, '[name=patrolki]')).toHaveLength(10)
    await choose(element, ['game', '5'], ['addition', 'rewolucja'])
    expect(text(element, '.figure')).toBe('+92')
  })

  it('drops choices that do not fit a changed game', () => {
    const wish = { ...firstWish, hand: true, addition: 'schwarz', n: 11, level: 'schwarz' } as const
    const taken = fitting(profiles.pzskat, { ...wish, hand: false })
    expect(taken.addition).toBe('none')
    expect(fitting(profiles.pzskat, { ...wish, game: 4 })).toMatchObject({ n: 4, addition: 'schwarz' })
    expect(fitting(profiles.pzskat, { ...wish, game: 5 })).toMatchObject({
      level: 'simple',
      addition: 'none',
    })
  })
})
