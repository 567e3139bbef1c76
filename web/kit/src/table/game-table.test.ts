import { faults } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { all, draw, laid, news, next, press, view, type View } from '../../testing/small-table.js'

afterEach(() => document.body.replaceChildren())

const played: View = { mine: ['CJ'], trick: [], last: ['HT', 'HA'], done: 1, turn: 1, mayCall: false }

describe('a card table', () => {
  it('is accessible empty, in a trick, and with calls', async () => {
    for (const v of [null, view, { ...view, mayCall: true }]) {
      const { table } = await draw(view)
      table.view = v
      await table.updateComplete
      expect(await faults(table)).toEqual([])
      table.remove()
    }
  })

  it('shows an onlooker whose turn it is, but never says that it is theirs', async () => {
    const { table } = await draw({ ...view, mine: [] }, { seat: null, chair: null })
    const below = all(table, 'stolik-plate[data-place=bottom]')[0]
    expect(below?.hasAttribute('mine')).toBe(false)
    expect(below?.shadowRoot?.querySelector('.turn')).not.toBeNull()
    expect(below?.shadowRoot?.querySelector('.yours')).toBeNull()
  })

  it('needs no scrolling at 360 × 640', async () => {
    const { table } = await draw({ ...view, mayCall: true })
    table.style.inlineSize = '360px'
    table.style.setProperty('--stolik-table-height', '584px')
    const [felt] = all(table, '.table')
    expect(felt?.scrollHeight).toBeLessThanOrEqual(584)
    expect(felt?.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('keeps its height when it is a percentage of a height that the page does not give', async () => {
    const { table } = await draw(view)
    const place = document.createElement('div')
    place.style.cssText = 'display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr)'
    table.style.setProperty('--stolik-table-height', '100%')
    table.replaceWith(place)
    place.append(table)
    expect(table.offsetHeight).toBeGreaterThanOrEqual(300)
    const [felt] = all(table, '.table')
    expect(felt?.clientHeight).toBe(table.clientHeight)
  })

  it('sends a card that is played, and nothing while a move is in progress', async () => {
    const { table, moves } = await draw(view)
    press(table, 'HA')
    expect(moves).toEqual(['HA'])
    table.busy = true
    await table.updateComplete
    press(table, 'CJ')
    expect(moves).toEqual(['HA'])
  })

  it('shows that a call waits for its answer', async () => {
    const { table } = await draw(view)
    const busy = (): string | null | undefined => all(table, '.calls')[0]?.getAttribute('aria-busy')
    expect(busy()).toBe('false')
    table.busy = true
    await table.updateComplete
    expect(busy()).toBe('true')
  })

  it('leaves a finished trick on the table until a tap', async () => {
    const { table } = await draw(view)
    await next(table, played)
    expect(laid(table)).toEqual(['HT', 'HA'])
    await next(table, { ...played, trick: ['S7'], turn: 0 })
    expect(laid(table)).toEqual(['HT', 'HA'])
    await userEvent.click(all(table, '.middle')[0] as HTMLElement)
    await expect.poll(() => laid(table)).toEqual(['S7'])
  })

  it('clears it automatically after a while', async () => {
    const { table } = await draw(view, { linger: 1 })
    await next(table, played)
    await expect.poll(() => laid(table)).toEqual([])
  })

  it('does not play a card to a lead that the finished trick still covers', async () => {
    const { table, moves } = await draw(view)
    await next(table, { ...played, trick: ['S7'], turn: 0 })
    press(table, 'CJ')
    expect(moves).toEqual([])
    await expect.poll(() => laid(table)).toEqual(['S7'])
    press(table, 'CJ')
    expect(moves).toEqual(['CJ'])
  })

  it('announces what was laid, who took it, and whose turn it is', async () => {
    const { table } = await draw({ ...view, trick: [], turn: 1 })
    expect(news(table)).toEqual([])
    // Nothing is announced before there is a live region.
    await expect.poll(() => news(table)).toEqual(['Mała gra. czekamy: Ola'])
    await next(table, view)
    expect(news(table).slice(1)).toEqual(['Ola: dziesiątka kier', 'twój ruch'])
    await next(table, played)
    expect(news(table).slice(3)).toEqual(['ty: as kier', 'Ola zabiera sztych'])
  })

  it('announces nothing again when older news is removed', async () => {
    const { table } = await draw({ ...view, trick: [] })
    const told: string[] = []
    const [log] = all(table, '[role=log]')
    const watch = new MutationObserver((changes) => {
      for (const { type, addedNodes } of changes) {
        if (type === 'characterData') told.push('changed')
        for (const node of addedNodes)
          if (node.nodeType !== Node.COMMENT_NODE) told.push(node.textContent ?? '')
      }
    })
    watch.observe(log as HTMLElement, { childList: true, characterData: true, subtree: true })
    for (let i = 0; i < 20; i++) {
      await next(table, { ...view, trick: [], turn: 1 })
      await next(table, { ...view, trick: [] })
    }
    await expect.poll(() => told.length).toBe(21)
    watch.disconnect()
    expect(told.slice(1)).toEqual(Array.from({ length: 20 }, () => 'twój ruch'))
    expect(news(table).length).toBeLessThan(20)
  })

  it('labels each card of the trick with its player, and announces the lead under a finished trick', async () => {
    const { table } = await draw(view)
    const cards = (): (string | null | undefined)[] =>
      all(table, '.trick playing-card').map((card) => card.getAttribute('label'))
    const headings = (): string[] => all(table, 'h3').map((h) => h.textContent)
    expect(headings()).toEqual(['Gracze', 'Sztych', 'Twoje karty'])
    expect(cards()).toEqual(['Ola: dziesiątka kier'])
    await next(table, { ...played, trick: ['S7'], turn: 0 })
    expect(headings()[1]).toBe('Ola zabiera sztych')
    expect(cards()).toEqual(['Ola: dziesiątka kier', 'ty: as kier'])
    press(table, 'CJ')
    await expect.poll(() => news(table).at(-1)).toBe('na stole: Ola: siódemka pik')
    await expect.poll(headings).toEqual(['Gracze', 'Sztych', 'Twoje karty'])
  })

  it('tells a first-time player that a second tap plays the card', async () => {
    const raise = async (novice: boolean): Promise<string | undefined> => {
      const { table, moves } = await draw(view, { firstTap: false, novice })
      const inside = table.shadowRoot?.querySelector('stolik-hand')
      const card = inside?.shadowRoot?.querySelector<HTMLElement>('[data-card="HA"]')
      const { left, top } = card?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const at = { bubbles: true, clientX: left + 8, clientY: top + 20, pointerId: 1 }
      card?.dispatchEvent(new PointerEvent('pointerdown', at))
      card?.dispatchEvent(new PointerEvent('pointerup', at))
      await inside?.updateComplete
      expect(moves).toEqual([])
      const said = inside?.shadowRoot?.querySelector('[role=status]')?.textContent.trim()
      table.remove()
      return said
    }
    expect(await raise(true)).toBe('jeszcze raz, żeby zagrać')
    expect(await raise(false)).toBe('')
  })

  it('says whose turn it is when a card is pressed out of turn', async () => {
    const { table } = await draw({ ...view, turn: 1 })
    press(table, 'CJ')
    const said = (): string | undefined =>
      table.shadowRoot
        ?.querySelector('stolik-hand')
        ?.shadowRoot?.querySelector('[role=status]')
        ?.textContent.trim()
    await expect.poll(said).toBe('czekamy: Ola')
    await next(table, view)
    await expect.poll(said).toBe('')
  })

  it('shows the last trick again as long as the view contains it', async () => {
    const { table } = await draw(played)
    all(table, '[data-last]')[0]?.click()
    await table.updateComplete
    expect(all(table, '.again .laid').map((e) => e.dataset['card'])).toEqual(['HT', 'HA'])
    expect(all(table, '.looking p')[0]?.textContent).toBe('Ola zabiera sztych')
    await next(table, { ...played, taker: 'bottom' })
    expect(all(table, '.looking p')[0]?.textContent).toBe('zabierasz sztych')
    await next(table, { ...played, last: null })
    expect(all(table, '[data-last], .again')).toEqual([])
  })

  it('keeps the keyboard focus with the calls when the pressed button goes and comes back', async () => {
    const { table, moves } = await draw({ ...view, mayCall: true })
    const active = (): string => table.shadowRoot?.activeElement?.localName ?? ''
    all(table, '.calls button')[0]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(moves).toEqual(['ready'])
    await next(table, { ...view, turn: 1 })
    expect(active()).toBe('stolik-hand')
    await next(table, { ...view, mayCall: true })
    expect(active()).toBe('button')
  })
})
