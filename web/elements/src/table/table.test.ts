import { MoveEvent } from '@stolik/kit/table'
import { faults, show, shown } from '@stolik/kit/testing'
import { locales, seal, seeded, type Hand } from '@stolik/core'
import { skat } from '@stolik/skat'
import { present } from '@stolik/skat/graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { fakeLine, type Line } from '../../test/line.js'
import { writeStored } from '../base/storage.js'
import { gatewayAt } from '../client/gateway.js'
import type { Table } from '../client/types.js'
import { LeftEvent } from './left.js'
import { StolikTable } from './table.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  writeStored('stolik.bots', null)
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('TableGame', { table: { __typename: 'Table', id: 'a', game: 'skat' } })
  line.answer('Me', { me: { id: 'p', name: 'Ola', tables: [] } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const plugin = seal(skat, present)
const first = (): Hand => {
  const hand = plugin.start('pzskat', plugin.deal('pzskat', seeded(1)), plugin.between('pzskat', []))
  if (hand === undefined) throw new Error('no hand')
  return hand
}
const player = (name: string) => ({
  name,
  mark: null,
  bot: false,
  level: null,
  online: true,
  clock: null,
  thinking: false,
  ready: false,
  lapsed: false,
})
const gathering: Table = {
  id: 'a',
  seq: 2,
  epoch: '0',
  missed: null,
  notice: null,
  paused: false,
  onlookers: 'ALLOWED',
  late: false,
  awaits: false,
  event: null,
  given: false,
  rated: false,
  waitSeconds: null,
  again: null,
  game: 'skat',
  profile: 'pzskat',
  chairs: 3,
  length: 36,
  speed: 'FREE',
  phase: 'GATHERING',
  hand: null,
  players: [player('Ola'), null, null],
  seating: [],
  dealer: 0,
  chair: 0,
  view: null,
  fairness: { commitment: 'c'.repeat(64), next: null, opened: null },
  luck: null,
  withheld: [],
  thrown: [],
  settlement: null,
  sheet: { rows: [], sums: [], totals: [0, 0, 0] },
  invitation: 'wstep',
  nextIn: null,
  botsIn: null,
  levels: ['BEGINNER', 'CLUB', 'MASTER'],
  hints: false,
}
const playing = (more: Partial<Table> = {}): Table => ({
  ...gathering,
  seq: 6,
  phase: 'PLAYING',
  hand: 0,
  players: [player('Ola'), player('Jan'), player('Ewa')],
  seating: [1, 2, 0],
  view: first().view(2) as Table['view'],
  ...more,
})
const between = (more: Partial<Table> = {}): Table =>
  playing({
    seq: 40,
    phase: 'BETWEEN',
    settlement: { scores: [0, 0, 48], lines: [{ code: 'passed', args: [], clause: '3.3.6' }] },
    nextIn: 12_000,
    ...more,
  })

const draw = async (table: Table | null, more: Partial<StolikTable> = {}): Promise<StolikTable> => {
  const element = await show(new StolikTable(), { server: line.base, lang: 'en', table: 'a', ...more })
  if (table !== null) await line.push('Table', { table })
  return element
}
const find = (element: StolikTable, selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const drawn = async (element: StolikTable, selector: string): Promise<HTMLElement> => {
  await expect.poll(() => find(element, selector)).not.toBeNull()
  return find(element, selector) as HTMLElement
}
/** Its code may load after it stands there. */
const offerIn = (element: StolikTable): ShadowRoot | null | undefined =>
  find(element, 'stolik-return')?.shadowRoot
const busy = (board: HTMLElement): boolean => (board as HTMLElement & { busy: boolean }).busy

describe('stolik-table', () => {
  it('keeps the space of its heading without a word until the table has come', async () => {
    const table = await draw(null)
    const heading = await drawn(table, 'h2')
    expect(heading.textContent.trim()).toBe('')
    const before = find(table, 'header')?.getBoundingClientRect().height
    expect(await faults(table)).toEqual([])
    await line.push('Table', { table: gathering })
    await expect.poll(() => find(table, 'h2')?.textContent).toMatch(/Skat/)
    expect(find(table, 'header')?.getBoundingClientRect().height).toBe(before)
  })

  it('recalculates only the styles that changed when a message on the table changes its height', async () => {
    await page.viewport(1440, 900)
    const board = await drawn(await draw(playing()), 'skat-table')
    const line = board.shadowRoot?.querySelector<HTMLElement>('.contract')
    await expect.poll(() => board.shadowRoot?.querySelectorAll('playing-card').length).toBeGreaterThan(0)
    const session = cdp() as unknown as {
      send(method: string): Promise<{ metrics: { name: string; value: number }[] }>
    }
    await session.send('Performance.enable')
    const styled = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN
    }
    const before = await styled()
    for (let px = 1; px <= 10; px++) {
      line?.style.setProperty('padding-block-start', `${px}px`)
      board.getBoundingClientRect()
    }
    // One recalculation each. A table measured at two heights would be styled for both, every time.
    expect((await styled()) - before).toBeLessThan(20)
    await session.send('Performance.disable')
    await page.viewport(414, 896)
  })

  it.each(locales)('has all of its head in one line of a page of 320 px, in %s', async (lang) => {
    const row = { hand: 0, dealer: 2, code: 'row.none', args: [], owners: [], scores: [], totals: [0, 0, 0] }
    const sheet = { rows: [row], sums: [], totals: [0, 0, 0] }
    const table = await draw(playing({ hand: 23, length: 60, sheet }), { lang, home: '/' })
    table.style.inlineSize = '320px'
    await drawn(table, "[data-panel='list']")
    // Waits until the words of the game and the talk button have loaded.
    await expect.poll(() => find(table, 'stolik-talk')?.clientWidth).toBeGreaterThan(0)
    await expect.poll(() => find(table, 'header')?.clientHeight).toBeLessThanOrEqual(52)
    const head = (await drawn(table, 'header')).getBoundingClientRect()
    const [title, tools] = [await drawn(table, 'h2'), await drawn(table, '.tools')]
    expect(title.scrollHeight).toBeLessThanOrEqual(52)
    expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(tools.getBoundingClientRect().left + 1)
    expect(tools.getBoundingClientRect().right).toBeLessThanOrEqual(head.right)
  })

  it('says in its head which deal of how many it is, or the points that a series is played to', async () => {
    const series = { game: 'sixtysix', profile: 'hoyle', length: 13 }
    const skat = await draw(playing({ hand: 2 }))
    await expect.poll(() => find(skat, 'h2')?.textContent.replace(/\s+/g, ' ')).toContain('deal 3/36')
    skat.remove()
    const other = await draw(playing({ hand: 2, ...series }))
    await expect.poll(() => find(other, 'h2')?.textContent).toContain('to seven game points')
    expect(find(other, 'h2')?.textContent).not.toContain('13')
  })

  it('opens the rules of its profile at the paragraph that matters', async () => {
    const table = await draw(playing())
    ;(await drawn(table, "[data-panel='rules']")).click()
    const rules = await drawn(table, 'stolik-rules')
    const marked = (): string[] =>
      [...(rules.shadowRoot?.querySelectorAll<HTMLElement>('.now') ?? [])].map(
        (one) => one.dataset['paragraph'] ?? '',
      )
    await expect.poll(marked).toEqual(['bidding.order'])
    expect(rules.shadowRoot?.querySelector('.now')?.textContent).toContain('matters now')
    expect(rules.shadowRoot?.querySelector('.now .clause')?.textContent).toContain('3.3.2')
    // The paragraph was scrolled into sight within its panel.
    const [panel, now] = [find(table, '#panel'), rules.shadowRoot?.querySelector('.now')]
    await expect
      .poll(() => (now?.getBoundingClientRect().top ?? 0) - (panel?.getBoundingClientRect().top ?? 0))
      .toBeLessThan(panel?.clientHeight ?? 0)
    // It stays in sight after the phone is turned.
    await page.viewport(740, 360)
    await expect.poll(marked).toEqual(['bidding.order'])
    const within = (): boolean => {
      const [outer, inner] = [panel?.getBoundingClientRect(), now?.getBoundingClientRect()]
      return outer !== undefined && inner !== undefined && inner.top >= outer.top && inner.top < outer.bottom
    }
    await expect.poll(within).toBe(true)
    await page.viewport(414, 896)
    await expect.poll(within).toBe(true)
    expect(await faults(table)).toEqual([])
  })

  it('names the language of what it draws, also on a page in another one', async () => {
    document.documentElement.lang = 'pl'
    const table = await draw(playing())
    await expect.poll(() => find(table, '.board > *')?.lang).toBe('en')
    await line.push('Table', { table: { ...gathering, seq: 9 } })
    expect((await drawn(table, 'stolik-gathering')).lang).toBe('en')
    document.documentElement.lang = ''
  })

  it('has the list open beside it where there is room, until somebody closes it', async () => {
    await page.viewport(1100, 800)
    const row = { hand: 0, dealer: 2, code: 'row.none', args: [], owners: [], scores: [], totals: [0, 0, 0] }
    const table = await draw(playing({ sheet: { rows: [row], sums: [], totals: [0, 0, 0] } }))
    const list = await drawn(table, '#panel stolik-sheet')
    const board = find(table, '.board')?.getBoundingClientRect()
    expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(board?.right ?? 0)
    ;(await drawn(table, '#panel .close')).click()
    await expect.poll(() => find(table, '#panel')).toBeNull()
    ;(await drawn(table, "[data-panel='list']")).click()
    await drawn(table, '#panel stolik-sheet')
    await page.viewport(414, 896)
  })

  describe.each([
    [360, 740, 16],
    [740, 360, 16],
    [360, 740, 32],
    [1440, 900, 16],
  ])('on a page of %i × %i with text of %i px', (width, height, text) => {
    const row = { hand: 0, dealer: 2, code: 'row.none', args: [], owners: [], scores: [], totals: [0, 0, 0] }
    const sheet = { rows: [row], sums: [], totals: [0, 0, 0] }
    /** Through shadow roots, the element that a finger would meet in the middle of another one. */
    const met = (target: Element): Element | null => {
      const { left, top, width: wide, height: tall } = target.getBoundingClientRect()
      let root: DocumentOrShadowRoot = document
      for (;;) {
        const found: Element | null = root.elementFromPoint(left + wide / 2, top + tall / 2)
        if (!found?.shadowRoot || found.shadowRoot === root) return found
        root = found.shadowRoot
      }
    }
    const waysOut = (table: StolikTable): Element[] => [
      ...(table.shadowRoot?.querySelectorAll('#panel .close') ?? []),
      ...(table.shadowRoot
        ?.querySelector('stolik-talk')
        ?.shadowRoot?.querySelectorAll(".open[aria-expanded='true']") ?? []),
      ...(table.shadowRoot?.querySelector('stolik-hint')?.shadowRoot?.querySelectorAll('.sheet .quiet') ??
        []),
    ]
    const covered = (table: StolikTable): string[] =>
      waysOut(table)
        .filter((one) => {
          const at = met(one)
          return at !== one && !one.contains(at)
        })
        .map((one) => one.outerHTML)
    const inHead = (table: StolikTable, name: string): HTMLElement | null =>
      name.startsWith('stolik-')
        ? (find(table, name)?.shadowRoot?.querySelector<HTMLElement>('.open') ?? null)
        : find(table, `[data-panel='${name}']`)

    it.each([
      ['talk', 'stolik-talk', {}],
      ['hint', 'stolik-hint', { hints: true }],
    ] as const)('no panel covers the way out of another, nor does the %s', async (_, sign, more) => {
      await page.viewport(width, height)
      document.documentElement.style.setProperty('--stolik-rem', `${text}px`)
      line.answer('Hint', { hint: { __typename: 'NoHint', reason: 'BUSY' } })
      const thinking = { ...player('Ola'), thinking: true }
      const bot = { ...player('Jan'), bot: 'hints' in more }
      const table = await draw(playing({ sheet, players: [thinking, bot, bot], ...more }))
      table.style.setProperty('--stolik-table-block', `${height}px`)
      // Where there is room, the list is open by itself.
      const names = [sign, ...(width < 1100 ? ['list'] : []), 'rules', 'more']
      for (const first of names)
        for (const second of names.filter((one) => one !== first)) {
          for (const name of [first, second]) {
            await expect.poll(() => inHead(table, name)).not.toBeNull()
            inHead(table, name)?.click()
            await expect.poll(() => inHead(table, name)?.getAttribute('aria-expanded')).toBe('true')
            await expect.poll(() => waysOut(table).length).toBeGreaterThan(0)
            expect(covered(table), `${first}, ${second}: ${name}`).toEqual([])
          }
          // A panel beside the table stays open beside a sheet.
          if (inHead(table, first)?.getAttribute('aria-expanded') === 'true') {
            inHead(table, first)?.click()
            await expect.poll(() => inHead(table, first)?.getAttribute('aria-expanded')).toBe('false')
            // To press it has shut the sheet.
            await expect.poll(() => inHead(table, second)?.getAttribute('aria-expanded')).toBe('false')
            inHead(table, second)?.click()
            await expect.poll(() => inHead(table, second)?.getAttribute('aria-expanded')).toBe('true')
          }
          // Escape shuts it, and so does its button.
          const way = waysOut(table).at(-1) as HTMLElement
          way.focus()
          way.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
          await expect.poll(() => inHead(table, second)?.getAttribute('aria-expanded')).toBe('false')
          inHead(table, second)?.click()
          await expect.poll(() => inHead(table, second)?.getAttribute('aria-expanded')).toBe('true')
          await expect.poll(() => covered(table)).toEqual([])
          ;(waysOut(table).at(-1) as HTMLElement).click()
          await expect.poll(() => inHead(table, second)?.getAttribute('aria-expanded')).toBe('false')
        }
      document.documentElement.style.removeProperty('--stolik-rem')
      await page.viewport(414, 896)
    })
  })

  it('shows beside a wide table what has been called, and the last trick', async () => {
    await page.viewport(1100, 800)
    const table = await draw(playing())
    const inHand = (selector: string): string[] =>
      [...(find(table, '#panel stolik-this-hand')?.shadowRoot?.querySelectorAll(selector) ?? [])].map(
        (one) => one.getAttribute('card') ?? one.textContent.trim(),
      )
    let hand = first()
    let seq = 6
    const play = async (seat: number, move?: string): Promise<void> => {
      const next = hand.play(seat, move ?? hand.bot(seat, seeded(1)))
      if ('refused' in next) throw new Error(`${seat} is refused`)
      hand = next
      seq += 1
      await line.push('Table', { table: playing({ seq, view: hand.view(2) as Table['view'] }) })
    }
    await play(1, '18')
    await play(0, 'pass')
    await expect.poll(() => inHand('li')).toEqual(['Ewa: 18', 'Jan: pass'])
    expect(inHand('playing-card')).toEqual([])
    await play(2, 'pass')
    await play(1, 'hand')
    await play(1, 'grand')
    for (let card = 0; card < 3; card++) await play(hand.toAct[0] as number)
    await expect.poll(() => inHand('playing-card')).toHaveLength(3)
    expect(inHand('.taken')).toEqual([expect.stringMatching(/trick$/)])
    // The whole table beside it: nothing is drawn as on a phone.
    expect(find(table, '.board > *')?.shadowRoot?.querySelector('.fan')).not.toBeNull()
    expect(await faults(table)).toEqual([])
    await page.viewport(414, 896)
  })

  it('has no faults that axe finds, in any phase', async () => {
    const element = await draw(gathering)
    await drawn(element, 'stolik-gathering')
    expect(await faults(element)).toEqual([])
    await line.push('Table', { table: playing() })
    await drawn(element, 'skat-table')
    expect(await faults(element)).toEqual([])
    find(element, '[data-panel=more]')?.click()
    await drawn(element, '#panel')
    // They load when the panel is opened.
    await expect.poll(() => shown(find(element, 'stolik-settings')?.shadowRoot, 'legend')).toBe('Language')
    await expect
      .poll(() => shown(find(element, 'stolik-fairness')?.shadowRoot, 'dl'))
      .toContain('Fingerprint (SHA-256)')
    expect(await faults(element)).toEqual([])
  })

  it('shows while gathering who is missing, a bot for a chair, and an address with the invitation code', async () => {
    line.answer('AddBot', { addBot: { __typename: 'Table', id: 'a', seq: 3 } })
    const element = await draw(gathering, { tableHref: '/table/{id}' })
    const root = (await drawn(element, 'stolik-gathering')).shadowRoot
    await expect.poll(() => root?.textContent).toContain('2 more people needed')
    expect(shown(root, '#link')).toBe(`${location.origin}/table/a?invitation=wstep`)
    element.tableHref = '/table/{id}#{invitation}'
    await expect.poll(() => shown(root, '#link')).toBe(`${location.origin}/table/a#wstep`)
    root?.querySelectorAll<HTMLElement>('.free .button')[1]?.click()
    expect((await line.until('AddBot')).variables).toEqual({ table: 'a', chair: 2, level: 'CLUB' })
  })

  it('says when bots come by themselves, and can call them at once or cancel them', async () => {
    line.answer('FillWithBots', { fillWithBots: { __typename: 'Table', id: 'a', seq: 5 } })
    line.answer('WaitForPeople', { waitForPeople: { __typename: 'Table', id: 'a', seq: 3 } })
    const element = await draw({ ...gathering, botsIn: 29_500 })
    const root = (await drawn(element, 'stolik-gathering')).shadowRoot
    await expect
      .poll(() => shown(root, '.soon [aria-hidden]'))
      .toMatch(/^Bots sit down in (30|29) seconds\.$/)
    expect(await faults(element)).toEqual([])
    root?.querySelector<HTMLElement>('.wait')?.click()
    expect((await line.until('WaitForPeople')).variables).toEqual({ table: 'a' })
    await line.push('Table', { table: { ...gathering, seq: 3 } })
    await expect.poll(() => root?.querySelector('.soon')).toBeNull()
    root?.querySelector<HTMLElement>('input[value=MASTER]')?.click()
    root?.querySelector<HTMLElement>('.fill')?.click()
    expect((await line.until('FillWithBots')).variables).toEqual({ table: 'a', level: 'MASTER' })
  })

  it('seats a guest with an invitation on the chair they choose', async () => {
    line.answer('Sit', { sit: { __typename: 'Table', id: 'a', seq: 3 } })
    const element = await draw({ ...gathering, chair: null }, { invitation: 'wstep' })
    const root = (await drawn(element, 'stolik-gathering')).shadowRoot
    await expect.poll(() => shown(root, '.free .button')).toBe('sit here')
    root?.querySelector<HTMLElement>('.free .button')?.click()
    expect((await line.until('TableGame')).variables).toEqual({ id: 'a', invitation: 'wstep' })
    expect((await line.until('Sit')).variables).toMatchObject({ table: 'a', chair: 1, invitation: 'wstep' })
  })

  const stranger = (more: Partial<StolikTable> = {}): Promise<StolikTable> => {
    localStorage.clear()
    line.answer('Sit', { sit: { __typename: 'Table', id: 'a', seq: 3 } })
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Jan', token: 'j' } })
    return draw({ ...gathering, chair: null, invitation: null }, { invitation: 'wstep', ...more })
  }
  const nameIn = async (element: StolikTable): Promise<HTMLElement | null | undefined> => {
    const root = (await drawn(element, 'stolik-gathering')).shadowRoot
    await expect
      .poll(() => root?.querySelector('stolik-name')?.shadowRoot?.querySelector('input'))
      .toBeTruthy()
    return root?.querySelector<HTMLElement>('stolik-name')
  }

  it('seats a stranger who gives a name with the same press, on a chair of their choice or on the first free one', async () => {
    for (const chair of [2, undefined]) {
      const element = await stranger()
      const name = await nameIn(element)
      expect(await faults(element)).toEqual([])
      const input = name?.shadowRoot?.querySelector('input')
      if (input) input.value = 'Jan'
      const chairs = find(element, 'stolik-gathering')?.shadowRoot?.querySelectorAll<HTMLElement>(
        '.free .button',
      )
      const pressed =
        chair === undefined ? name?.shadowRoot?.querySelector<HTMLElement>('button') : chairs?.[1]
      pressed?.click()
      const sat = await line.until('Sit', chair === undefined ? 2 : 1)
      expect(sat).toMatchObject({ token: 'j', variables: { table: 'a', invitation: 'wstep' } })
      expect(sat.variables['chair']).toBe(chair)
      element.remove()
      gatewayAt(line.base).forget()
    }
  })

  it('seats nobody whose name comes from elsewhere before they have pressed anything', async () => {
    const element = await stranger()
    await nameIn(element)
    gatewayAt(line.base).become({ name: 'Jan', login: 'jan', token: 'j', refresh: 'r', expiresIn: 600 })
    const root = find(element, 'stolik-gathering')?.shadowRoot
    await expect.poll(() => root?.querySelector('stolik-name')).toBeNull()
    expect(line.asked.map(({ operation }) => operation)).not.toContain('Sit')
  })

  describe('with an address of its own', () => {
    const place = location.href
    const own = { tableHref: `${location.pathname}#{invitation}`, pageAddress: true }
    afterEach(() => history.replaceState(history.state, '', place))

    it('lets the address of the page invite, once the person may invite', async () => {
      const entries = history.length
      const element = await draw({ ...gathering, chair: null, invitation: null }, own)
      await drawn(element, 'stolik-gathering')
      expect(location.hash).toBe('')
      await line.push('Table', { table: { ...gathering, seq: 3 } })
      await expect.poll(() => location.hash).toBe('#wstep')
      expect(location.search).toBe(new URL(place).search)
      expect(history.length).toBe(entries)
    })

    it('takes the invitation from the address, also from one that is pasted into it', async () => {
      history.replaceState(history.state, '', '#jeden')
      const element = await draw(null, own)
      expect((await line.until('TableGame')).variables).toEqual({ id: 'a', invitation: 'jeden' })
      history.replaceState(history.state, '', '#dwa')
      dispatchEvent(new HashChangeEvent('hashchange'))
      expect((await line.until('TableGame', 2)).variables).toEqual({ id: 'a', invitation: 'dwa' })
      element.remove()
    })

    it('takes a key to a seat out of the address at once, and offers the seat to who is not known here', async () => {
      localStorage.clear()
      history.replaceState(history.state, '', '#seat=a.b.c')
      line.answer('TableGame', { table: { __typename: 'Refused', code: 'NOT_INVITED' } })
      line.answer('EnterSeat', { enterSeat: { __typename: 'Guest', name: 'Ola', token: 'back' } })
      const element = await draw(null, own)
      await drawn(element, 'stolik-return')
      expect(location.hash).toBe('')
      await expect.poll(() => shown(offerIn(element), 'button')).toBe('back to my seat')
      line.answer('TableGame', { table: { __typename: 'Table', id: 'a', game: 'skat' } })
      offerIn(element)?.querySelector('button')?.click()
      expect((await line.until('EnterSeat')).variables).toEqual({ key: 'a.b.c' })
      await line.push('Table', { table: playing({ chair: 2 }) })
      await drawn(element, 'skat-table')
      expect(find(element, 'stolik-return')).toBeNull()
    })

    it('is left alone on pages of other sites', async () => {
      const element = await draw(gathering, { tableHref: own.tableHref })
      await drawn(element, 'stolik-gathering')
      expect(location.href).toBe(place)
    })
  })

  it('sends a move with the number it was decided on, and is busy until the table has moved on', async () => {
    line.answer('Play', { play: { __typename: 'Table', id: 'a', seq: 7 } })
    const element = await draw(playing())
    const board = await drawn(element, 'skat-table')
    board.dispatchEvent(new MoveEvent('18'))
    expect((await line.until('Play')).variables).toEqual({ table: 'a', seq: 6, move: '18' })
    board.dispatchEvent(new MoveEvent('18'))
    await element.updateComplete
    expect(busy(board)).toBe(true)
    await line.push('Table', { table: playing({ seq: 7 }) })
    await expect.poll(() => busy(board)).toBe(false)
    expect(line.asked.filter(({ operation }) => operation === 'Play')).toHaveLength(1)
  })

  it('awaits nothing that the gateway has lost, and says what happened to the table', async () => {
    line.answer('Play', { play: { __typename: 'Table', id: 'a', seq: 9 } })
    const element = await draw(playing({ seq: 8 }))
    const board = await drawn(element, 'skat-table')
    board.dispatchEvent(new MoveEvent('18'))
    await line.until('Play')
    await expect.poll(() => busy(board)).toBe(true)
    await line.push('Table', { table: between({ seq: 5, epoch: '1', notice: 'RESTORED' }) })
    expect((await drawn(element, '.lines p')).textContent).toContain('back at the last settled deal')
    await line.push('Table', { table: playing({ seq: 6, epoch: '1' }) })
    const again = await drawn(element, 'skat-table')
    await expect.poll(() => busy(again)).toBe(false)
    await expect.poll(() => find(element, '.lines p')).toBeNull()
    const strayed = { view: null, notice: 'RULES_CHANGED' } as const
    await line.push('Table', { table: playing({ seq: 7, epoch: '1', ...strayed }) })
    expect((await drawn(element, '.lines p')).textContent).toContain('could not go on')
    await line.push('Table', { table: playing({ seq: 6, epoch: '2', phase: 'CLOSED', notice: 'RESTORED' }) })
    expect((await drawn(element, '.message :is(h2, h3)')).textContent).toContain('could not go on')
    expect(find(element, '.lines p')).toBeNull()
  })

  it('says that time was up, that the direction has stopped play, and that the next deal waits to be asked for', async () => {
    const element = await draw(playing())
    const said = (): string | undefined => find(element, '.lines')?.textContent.replace(/\s+/g, ' ').trim()
    const players = [player('Ola'), { ...player('Jan'), lapsed: true }, player('Ewa')]
    await line.push('Table', { table: playing({ seq: 7, players }) })
    await expect.poll(said).toBe('Jan: time was up, so the table played.')
    await line.push('Table', { table: playing({ seq: 8, paused: true }) })
    await expect.poll(said).toContain('stopped')
    await line.push('Table', { table: between({ seq: 9, nextIn: null }) })
    await expect.poll(said).toContain('Are you there?')
    await line.push('Table', { table: between({ seq: 10, nextIn: 12_000 }) })
    await expect.poll(said).toBe('')
    await line.push('Table', { table: between({ seq: 11, nextIn: null, paused: true }) })
    await expect.poll(said).not.toContain('Are you there?')
    const bot = (name: string) => ({ ...player(name), bot: true })
    const alone = [player('Ola'), bot('Jan'), bot('Ewa')]
    await line.push('Table', { table: between({ seq: 12, nextIn: null, chair: 0, players: alone }) })
    await expect.poll(said).toBe('')
  })

  it('shows a refusal in one line until the table moves on, but none for a stale move', async () => {
    line.answer('Play', { play: { __typename: 'Refused', code: 'ILLEGAL' } })
    const element = await draw(playing())
    const board = await drawn(element, 'skat-table')
    board.dispatchEvent(new MoveEvent('CJ'))
    expect((await drawn(element, '.lines .refusal')).textContent).toBe('That is not allowed here.')
    expect(busy(board)).toBe(false)
    await line.push('Table', { table: playing({ seq: 7 }) })
    await expect.poll(() => find(element, '.lines .refusal')).toBeNull()
    line.answer('Play', { play: { __typename: 'Refused', code: 'STALE' } })
    board.dispatchEvent(new MoveEvent('pass'))
    await line.until('Play', 2)
    await expect.poll(() => busy(board)).toBe(false)
    expect(find(element, '.lines .refusal')).toBeNull()
  })

  it('sends the same move again after a lost connection, and reports the loss', async () => {
    line.answer('Play', { play: { __typename: 'Table', id: 'a', seq: 7 } })
    const element = await draw(playing())
    const board = await drawn(element, 'skat-table')
    line.cut()
    board.dispatchEvent(new MoveEvent('18'))
    await expect
      .poll(() => find(element, '.lines')?.textContent, { timeout: 5000 })
      .toContain('Nothing is lost')
    line.mend()
    expect((await line.until('Play')).variables).toEqual({ table: 'a', seq: 6, move: '18' })
    await line.push('Table', { table: playing({ seq: 7 }) })
    await expect.poll(() => busy(board), { timeout: 5000 }).toBe(false)
    await expect.poll(() => find(element, '.lines')?.textContent.trim(), { timeout: 5000 }).toBe('')
  })

  it('shows the current table after a reconnect, and how much happened meanwhile until it goes on', async () => {
    const element = await draw(playing())
    await drawn(element, 'skat-table')
    const said = (): string | undefined => find(element, '.lines')?.textContent.trim()
    const back = async (since: object, table: Table): Promise<void> => {
      await expect.poll(() => line.followed('Table'), { timeout: 5000 }).toMatchObject([{ id: 'a', since }])
      await line.push('Table', { table })
    }
    const away = async (): Promise<void> => {
      line.cut()
      await expect.poll(said, { timeout: 5000 }).toContain('Nothing is lost')
      line.mend()
    }
    expect(await line.followed('Table')).toEqual([{ id: 'a' }])

    await away()
    await back({ epoch: '0', seq: 6 }, playing({ seq: 9, missed: 3 }))
    await expect.poll(said).toBe('3 changes while you were away.')
    await line.push('Table', { table: playing({ seq: 10 }) })
    await expect.poll(said).toBe('')

    await away()
    await back({ epoch: '0', seq: 10 }, playing({ seq: 10, missed: 0 }))
    await expect.poll(said).toBe('')
  })

  it('does not count moves that came without a lost connection as missed', async () => {
    const element = await draw(playing())
    await drawn(element, 'skat-table')
    gatewayAt(line.base).forget()
    await expect.poll(() => line.followed('Table')).toMatchObject([{ since: { epoch: '0', seq: 6 } }])
    await line.push('Table', { table: playing({ seq: 7, missed: 1 }) })
    await expect.poll(() => find(element, 'skat-table')).toHaveProperty('view.seat', 2)
    expect(find(element, '.lines')?.textContent.trim()).toBe('')
  })

  it('adds its own luck to every next shuffle, once and by itself', async () => {
    line.answer('AddLuck', { addLuck: { __typename: 'Table', id: 'a', seq: 41 } })
    await draw(between())
    const { variables } = await line.until('AddLuck')
    expect(variables).toEqual({ table: 'a', luck: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown })
    const fairness = { commitment: 'd'.repeat(64), next: 'e'.repeat(64), opened: null }
    await line.push('Table', { table: between({ seq: 41 }) })
    await line.push('Table', {
      table: between({ seq: 42, chair: null, fairness: { ...fairness, next: 'd'.repeat(64) } }),
    })
    await line.push('Table', { table: between({ seq: 80, fairness }) })
    await line.until('AddLuck', 2)
    expect(line.asked.filter(({ operation }) => operation === 'AddLuck')).toHaveLength(2)
  })

  it('shows the result of the hand, and asks for the next with fresh luck', async () => {
    line.answer('Ready', { ready: { __typename: 'Table', id: 'a', seq: 41 } })
    const element = await draw(between())
    const root = (await drawn(element, 'stolik-settlement')).shadowRoot
    await expect.poll(() => shown(root, '[part=next]')).toMatch(/^next deal/)
    root?.querySelector<HTMLElement>('[part=next]')?.click()
    expect((await line.until('Ready')).variables['luck']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tells the list of finished hands where their cards come from', async () => {
    const element = await draw(between({ event: 'spring', given: true }))
    ;(await drawn(element, "[data-panel='hands']")).click()
    const hands = await drawn(element, 'stolik-hands')
    await expect.poll(() => hands).toMatchObject({ event: 'spring', given: true })
  })

  it('moves the focus from the settlement to the next hand, also after waiting for others', async () => {
    line.answer('Ready', { ready: { __typename: 'Table', id: 'a', seq: 41 } })
    const element = await draw(between())
    const root = (): ShadowRoot | null => find(element, 'stolik-settlement')?.shadowRoot ?? null
    await expect.poll(() => shown(root(), '[part=next]')).toMatch(/^next deal/)
    root()?.querySelector<HTMLElement>('[part=next]')?.focus()
    expect(root()?.activeElement).not.toBeNull()
    const players = [player('Ola'), player('Jan'), player('Ewa')]
    const ready = players.map((one, chair) => ({ ...one, ready: chair === 0 }))
    await line.push('Table', { table: between({ seq: 41, players: ready }) })
    await expect.poll(() => shown(root(), '[role=status]')).not.toBe('')
    await line.push('Table', { table: playing({ seq: 42, hand: 1 }) })
    await expect.poll(() => find(element, '#panel')).toBeNull()
    await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('skat-table')
  })

  it('asks for confirmation before leaving in the middle of a series', async () => {
    line.answer('Leave', { leave: { __typename: 'Table', id: 'a', seq: 7 } })
    const element = await draw(playing())
    const left = new Promise<boolean>((resolve) =>
      element.addEventListener(LeftEvent.type, () => resolve(true)),
    )
    await drawn(element, 'skat-table')
    find(element, '[data-panel=more]')?.click()
    const press = async (word: string): Promise<void> => {
      const button = (): HTMLElement | undefined =>
        [...(element.shadowRoot?.querySelectorAll<HTMLElement>('#panel .button') ?? [])].find(
          (b) => b.textContent.trim() === word,
        )
      await expect.poll(button).toBeDefined()
      button()?.click()
    }
    await press('leave the table')
    expect(line.asked.some(({ operation }) => operation === 'Leave')).toBe(false)
    await press('leave')
    expect(await left).toBe(true)
  })

  it('offers the way back to a chair that a bot keeps', async () => {
    line.answer('Me', { me: { id: 'p', name: 'Ola', tables: ['a'] } })
    line.answer('Sit', { sit: { __typename: 'Table', id: 'a', seq: 8 } })
    const element = await draw(playing({ chair: null, view: first().view(null) as Table['view'] }))
    ;(await drawn(element, '.lines .button')).click()
    expect((await line.until('Sit')).variables).toMatchObject({ table: 'a' })
  })

  it.each([
    ['UNKNOWN_TABLE', 'There is no such table.'],
    ['NOT_INVITED', 'This table is by invitation only.'],
  ])('says %s in words, with the way to all tables', async (code, words) => {
    line.answer('TableGame', { table: { __typename: 'Refused', code } })
    const element = await draw(null, { home: '/' })
    await expect.poll(() => find(element, '.message :is(h2, h3)')?.textContent).toBe(words)
    expect(find(element, '.message a')?.getAttribute('href')).toBe('/')
    expect(await faults(element)).toEqual([])
  })

  it('asks an onlooker whether they play here while a player is not connected, and tells others nothing', async () => {
    const onlooker = (online: boolean): Table =>
      playing({ chair: null, players: [{ ...player('Ola'), online }, player('Jan'), player('Ewa')] })
    const element = await draw(onlooker(false))
    await drawn(element, 'skat-table')
    await drawn(element, 'stolik-return')
    await expect.poll(() => shown(offerIn(element), 'summary')).toBe('Do you play here? Back to your seat')
    await line.push('Table', { table: { ...onlooker(true), seq: 7 } })
    await expect.poll(() => find(element, 'stolik-return')).toBeNull()
    await line.push('Table', { table: { ...onlooker(false), chair: 1, seq: 8 } })
    await expect.poll(() => busy(find(element, 'skat-table') as HTMLElement)).toBe(false)
    expect(find(element, 'stolik-return')).toBeNull()
  })

  it('says to whom a private table is closed what to ask for', async () => {
    line.answer('TableGame', { table: { __typename: 'Refused', code: 'NOT_INVITED' } })
    const element = await draw(null, { home: '/play', accountHref: '/account' })
    await drawn(element, '.message stolik-return')
    await expect
      .poll(() => shown(offerIn(element), '.invite'))
      .toContain('Ask the person who invites you for the link')
    expect(await faults(element)).toEqual([])
  })

  it('offers a guest the link to their seat as long as they sit there', async () => {
    const element = await draw(playing({ chair: 2 }))
    ;(await drawn(element, '[data-panel=more]')).click()
    await expect.poll(() => shown(find(element, 'stolik-seat-link')?.shadowRoot, 'h3')).toBe('Your seat')
    await line.push('Table', { table: playing({ chair: null, seq: 7 }) })
    await expect.poll(() => find(element, 'stolik-seat-link')).toBeNull()
  })

  it('says to an onlooker that they see a trick late, and to players who sees what', async () => {
    const element = await draw(playing({ event: 'e', onlookers: 'LATE', late: true, chair: null }))
    const words = (where: string): string | undefined =>
      find(element, `${where} stolik-onlookers`)?.shadowRoot?.textContent.trim()
    await expect.poll(() => words('header')).toBe('You see this table one trick late.')
    expect(await faults(element)).toEqual([])
    await line.push('Table', { table: playing({ seq: 7, event: 'e', onlookers: 'BARRED' }) })
    await expect.poll(() => find(element, 'stolik-onlookers')).toBeNull()
    ;(await drawn(element, '[data-panel="more"]')).click()
    await expect.poll(() => words('#panel')).toContain('only those who sit here')
    await line.push('Table', { table: playing({ seq: 8, event: 'e' }) })
    await expect.poll(() => find(element, 'stolik-onlookers')).toBeNull()
  })

  it('says why a table that it follows was closed to it', async () => {
    const element = await draw(playing())
    await drawn(element, 'skat-table')
    await line.refuse('Table', 'NOT_INVITED')
    await expect
      .poll(() => find(element, '.message :is(h2, h3)')?.textContent)
      .toBe('This table is by invitation only.')
  })
})
