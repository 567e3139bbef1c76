import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import '../tokens/tokens.js'
import { clockText, secondsLeft, StolikPlate } from './plate.js'
import type { Plate } from './scene.js'

afterEach(() => document.body.replaceChildren())

const plate: Plate = {
  chair: 1,
  place: 'left',
  player: { name: 'Ola', bot: false, online: true, clock: { left: 65_000, running: false, at: 0 } },
  role: 'środek',
  call: 'mam · 18',
  side: '',
  cards: 5,
  tricks: 2,
  plays: true,
  points: null,
  turn: true,
  open: [],
}
const draw = async (more: Partial<Plate> = {}, mine = false): Promise<StolikPlate> => {
  const element = await show(new StolikPlate(), { plate: { ...plate, ...more }, mine })
  element.style.background = 'var(--stolik-felt)'
  return element
}
const words = (element: StolikPlate): string =>
  (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim()

describe('stolik-plate', () => {
  it('is accessible as the viewer’s own plate and as another player’s', async () => {
    expect(await faults(await draw())).toEqual([])
    expect(await faults(await draw({}, true))).toEqual([])
  })

  it('shows name, cards left, place, call and clock', async () => {
    const said = words(await draw())
    for (const part of ['Ola', '5 kart, 2 sztychy', 'środek', 'mam · 18', 'zegar 1:05'])
      expect(said).toContain(part)
  })

  it('says whose turn it is, and "twój ruch" to the viewer', async () => {
    expect(words(await draw())).toContain('czeka na ruch')
    expect(words(await draw({}, true))).toContain('twój ruch')
    expect(words(await draw({ turn: false }, true))).not.toContain('ruch')
  })

  it('shows a free chair, a dealer who sits out without cards, and a player who is offline', async () => {
    expect(words(await draw({ player: null }))).toContain('wolne miejsce')
    expect(words(await draw({ cards: null, role: 'rozdaje' }))).not.toContain('kart')
    const away = { name: 'Jan', bot: true, online: false, clock: null }
    expect(words(await draw({ player: away }))).toMatch(/Jan.*bot.*rozłączono/)
  })
})

/** Returns, for each fact that begins a line, whether the dot before it is visible. */
const dotted = (element: StolikPlate): boolean[] => {
  const facts = element.renderRoot.querySelector('.facts') as HTMLElement
  const all = [...facts.children].map((one) => ({ one, at: one.getBoundingClientRect() }))
  const begins = all.filter(({ at }, n) => n === 0 || at.top > (all[n - 1]?.at.top ?? 0) + 2)
  const edge = getComputedStyle(facts).clipPath === 'none' ? -Infinity : facts.getBoundingClientRect().left
  return begins.map(({ one, at }) => {
    const { content, position, left, width } = getComputedStyle(one, '::before')
    const right =
      position === 'absolute' ? at.left + Number.parseFloat(left) + Number.parseFloat(width) : Infinity
    return content !== 'none' && right > edge + 0.5
  })
}

describe('the facts of a plate', () => {
  it.each([false, true])('never begin a line with a dot, own plate: %s', async (mine) => {
    const bot = { name: 'Jan', bot: true, online: false, clock: null }
    const element = await draw({ player: bot, role: 'przodek', side: 'starzy', call: 'mam · 18' }, mine)
    const lines = [480, 300, 200, 140, 110].map((width) => {
      element.style.inlineSize = `${width}px`
      const all = dotted(element)
      expect(all, `${width}`).not.toContain(true)
      return all.length
    })
    expect(lines[0]).toBe(1)
    expect(Math.max(...lines)).toBeGreaterThan(2)
  })
})

describe('clock', () => {
  it('counts down only while it runs, and never below zero', () => {
    expect(secondsLeft({ left: 10_000, running: false, at: 0 }, 4_000)).toBe(10)
    expect(secondsLeft({ left: 10_000, running: true, at: 1_000 }, 4_500)).toBe(7)
    expect(secondsLeft({ left: 10_000, running: true, at: 0 }, 99_000)).toBe(0)
    expect(clockText(760)).toBe('12:40')
  })
})
