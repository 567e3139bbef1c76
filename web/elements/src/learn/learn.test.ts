import type { TableElement } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import type { Room } from '@stolik/kit/words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { extras } from '../extras/games.js'
import { choose } from '../base/prefs.js'
import { games } from '../games.js'
import type { StolikFirstHand } from './first-hand.js'
import { ChapterEvent, StolikLearn } from './learn.js'

beforeEach(() => choose({ locale: 'en' }))
/** The address without its entry for chapters. */
const page = location.href.replace(/#.*/, '')
afterEach(() => {
  history.replaceState(null, '', page)
  choose({ locale: null, deck: 'french', ownDeck: false })
  document.body.replaceChildren()
})

const ids = Object.keys(extras).filter((id) => extras[id]?.lessons !== undefined)

const root = (element: Element): ShadowRoot => {
  if (element.shadowRoot === null) throw new Error('no root')
  return element.shadowRoot
}
const heading = (element: StolikLearn): string => root(element).querySelector('h2')?.textContent ?? ''
const opened = async (properties: Partial<StolikLearn>): Promise<StolikLearn> => {
  const element = await show(new StolikLearn(), { pace: 0, ...properties })
  await expect.poll(() => heading(element)).not.toBe('')
  await element.updateComplete
  return element
}
const handOf = (element: StolikLearn): StolikFirstHand => {
  const found = root(element).querySelector('stolik-first-hand')
  if (found === null) throw new Error('no hand')
  return found
}
const button = (host: Element, kind: string): HTMLElement | null =>
  root(host).querySelector<HTMLElement>(`button.${kind}, a.${kind}`)
const board = (hand: StolikFirstHand): Element => {
  const found = root(hand).querySelector('.board')
  if (found === null) throw new Error('no board')
  return found
}

it('names the cards of a German deck by its suits', async () => {
  choose({ locale: 'de', deck: 'german' })
  const element = await opened({ game: 'skat' })
  const labels = (): string =>
    [...root(element).querySelectorAll('playing-card')].map((one) => one.getAttribute('label')).join()
  await vi.waitFor(() => expect(labels()).toMatch(/Eichel|Schellen/))
  expect(labels()).not.toMatch(/Kreuz|Pik|Karo/)
})

describe('stolik-learn without a game', () => {
  it('lists the games that can be learned, and opens the one that is pressed', async () => {
    const element = await show(new StolikLearn())
    await expect.poll(() => root(element).querySelectorAll('.games button').length).toBe(ids.length)
    expect(await faults(element)).toEqual([])
    root(element).querySelector<HTMLElement>('.games button')?.click()
    await expect.poll(() => heading(element)).toBe('Cards and their order')
  })

  it('links to the page of each game if the site has one', async () => {
    const element = await show(new StolikLearn(), { gameHref: '/learn/{game}' })
    await expect.poll(() => root(element).querySelectorAll('.games a.button').length).toBe(ids.length)
    expect(root(element).querySelector('.games a.button')?.getAttribute('href')).toBe(
      `/learn/${ids[0] ?? ''}`,
    )
    const first = root(element).querySelector('.games li') as HTMLElement
    await expect.poll(() => first.querySelector('ol a')?.textContent).toBe('Cards and their order')
    expect(first.querySelector('ol a')?.getAttribute('href')).toBe(`/learn/${ids[0] ?? ''}#chapter=cards`)
    expect(await faults(element)).toEqual([])
  })

  it('reports an unknown game, and lists those that exist', async () => {
    const element = await show(new StolikLearn(), { game: 'whist' })
    await expect.poll(() => root(element).querySelector('[role=alert]')?.textContent).toContain('whist')
    expect(root(element).querySelectorAll('.games button')).toHaveLength(ids.length)
  })
})

describe('a chapter of stolik-learn', () => {
  const [game = ''] = ids
  const link = (element: StolikLearn, name: string): HTMLAnchorElement => {
    const links = [...root(element).querySelectorAll<HTMLAnchorElement>('nav a')]
    const found = links.find(({ textContent }) => textContent.trim() === name)
    if (found === undefined) throw new Error(`no link to ${name}`)
    return found
  }

  it('has an address that opens it, with priority over the attribute', async () => {
    location.hash = '#replay=3&chapter=bidding'
    const element = await opened({ game, chapter: 'play' })
    expect(heading(element)).toBe('Bidding')
    expect(link(element, 'The result').href).toBe(`${page}#replay=3&chapter=settlement`)
  })

  it('opens by its link and closes by going back', async () => {
    const element = await opened({ game })
    link(element, 'Bidding').click()
    await expect.poll(() => heading(element)).toBe('Bidding')
    expect(root(element).activeElement?.id).toBe('heading')
    await expect.poll(() => location.hash).toBe('#chapter=bidding')
    // A real click: a browser follows a link only after the redraw that the click caused.
    await userEvent.click(button(element, 'primary') ?? element)
    await expect.poll(() => location.hash).toBe('#chapter=play')
    expect(heading(element)).toBe('Play')
    history.back()
    await expect.poll(() => heading(element)).toBe('Bidding')
    history.back()
    await expect.poll(() => heading(element)).toBe('Cards and their order')
  })

  it('has the id of its element as its key in the hash, if there is one', async () => {
    location.hash = '#chapter=bidding&rules=play'
    const element = await opened({ game, id: 'rules' })
    expect(heading(element)).toBe('Play')
  })

  it('leaves the address alone if the page uses the hash itself', async () => {
    history.replaceState(null, '', `${page}#/lessons`)
    const element = await opened({ game })
    button(element, 'primary')?.click()
    await expect.poll(() => heading(element)).not.toBe('Cards and their order')
    expect(location.hash).toBe('#/lessons')
  })
})

describe.each(ids)('stolik-learn with game %s', (game) => {
  it('is accessible in every chapter, and goes through all of them by its buttons', async () => {
    const element = await opened({ game })
    const seen: string[] = []
    element.addEventListener(ChapterEvent.type, (event) => seen.push((event as ChapterEvent).detail.chapter))
    for (;;) {
      expect(await faults(element)).toEqual([])
      expect(root(element).textContent).not.toMatch(/\b(learn|note|cards|counting|play)\.\w/)
      const next = button(element, 'primary')
      if (next === null || heading(element) === 'A first hand') break
      const before = heading(element)
      next.click()
      await expect.poll(() => heading(element)).not.toBe(before)
      expect(root(element).activeElement?.id).toBe('heading')
    }
    expect(seen.at(-1)).toBe('hand')
    expect(seen.length).toBe(new Set(seen).size)
  })

  it('guides through a whole hand by its advice, and settles it', async () => {
    const element = await opened({ game, chapter: 'hand' })
    const hand = handOf(element)
    for (let step = 0; step < 60; step++) {
      await expect
        .poll(() => button(hand, 'do') ?? button(hand, 'on') ?? root(hand).querySelector('stolik-result'))
        .not.toBeNull()
      if (root(hand).querySelector('stolik-result') !== null) break
      if (step % 7 === 0) expect(await faults(element)).toEqual([])
      const press = button(hand, 'on') ?? button(hand, 'do')
      const before = root(hand).querySelector('.guide')?.textContent
      press?.click()
      await expect.poll(() => root(hand).querySelector('.guide')?.textContent).not.toBe(before)
    }
    const settlement = root(hand).querySelector('stolik-result')
    expect(settlement?.settlement?.lines.length).toBeGreaterThan(2)
    await expect.poll(() => root(hand).activeElement?.className).toBe('over')
    expect(await faults(element)).toEqual([])
  })

  it('offers no advice before its table can announce what follows', async () => {
    const renderer = await games[game]?.renderer()
    const table = document.createElement(renderer?.tag ?? '') as TableElement
    const own = table.rooms?.at(-1) as Room
    let come: () => void = () => undefined
    vi.spyOn(own, 'has').mockReturnValue(false)
    const asked = vi.spyOn(own, 'need').mockReturnValue(new Promise((resolve) => (come = resolve)))
    const hand = handOf(await opened({ game, chapter: 'hand' }))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(root(hand).querySelector('.guide')).toBeNull()
    vi.restoreAllMocks()
    come()
    await vi.waitFor(() => button(hand, 'do')?.click())
    await vi.waitFor(() => expect(root(board(hand)).querySelector('[role=log]')?.textContent).toMatch(/\w/))
  })

  it('accepts a card that is played on the table itself, and continues', async () => {
    const element = await opened({ game, chapter: 'hand' })
    const hand = handOf(element)
    const playing = (): Element | null => {
      const cards = root(board(hand)).querySelector('stolik-hand')
      return cards?.shadowRoot?.querySelector('.can') ?? null
    }
    while (playing() === null) {
      await expect.poll(() => playing() ?? button(hand, 'do')).not.toBeNull()
      if (playing() === null) button(hand, 'do')?.click()
      await hand.updateComplete
    }
    const before = root(hand).querySelector('.guide')?.textContent
    playing()?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 0 }))
    await expect.poll(() => root(hand).querySelector('.guide')?.textContent).not.toBe(before)
  })

  it('follows a change of language, even during a hand', async () => {
    const element = await opened({ game, chapter: 'hand' })
    await expect.poll(() => button(handOf(element), 'do')?.textContent.trim()).toBe('do that')
    choose({ locale: 'de' })
    await expect.poll(() => button(handOf(element), 'do')?.textContent.trim()).toBe('so machen')
    expect(heading(element)).toBe('Das erste Spiel')
  })

  it('reports that the lessons could not be loaded, and tries again', async () => {
    const offer = extras[game]
    if (offer?.lessons === undefined) throw new Error('no lessons')
    const spy = vi.spyOn(offer, 'lessons').mockRejectedValueOnce(new Error('away'))
    const element = await show(new StolikLearn(), { game })
    await expect.poll(() => root(element).querySelector('[role=alert]')?.textContent).toContain('connection')
    spy.mockRestore()
    root(element).querySelector<HTMLElement>('.message button')?.click()
    await expect.poll(() => heading(element)).toBe('Cards and their order')
  })
})
