import { locales } from '@stolik/core'
import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import type { LobbyTable } from '../client/types.js'
import { gatewayAt } from '../client/gateway.js'
import { writeStored } from '../base/storage.js'
import { GoEvent } from '../base/go.js'
import { StolikLobby } from './lobby.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  writeStored('stolik.bots', null)
  line = fakeLine()
  line.answer('Games', {
    games: [
      {
        id: 'skat',
        levels: ['BEGINNER', 'CLUB', 'MASTER'],
        profiles: [
          {
            id: 'pzskat',
            tables: [
              { chairs: 3, lengths: [36, 3] },
              { chairs: 4, lengths: [48, 4] },
            ],
          },
        ],
      },
    ],
  })
  line.answer('Me', { me: { id: 'p1', name: 'Ola', tables: ['mine'] } })
  line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 't' } })
  line.answer('Sit', { sit: { __typename: 'Table', id: 'a', seq: 2 } })
  line.answer('Open', { open: { __typename: 'Table', id: 'new', seq: 2 } })
  line.answer('FillWithBots', { fillWithBots: { __typename: 'Table', id: 'new', seq: 4 } })
  line.answer('FindTable', {
    findTable: { __typename: 'Table', id: 'found', seq: 2, game: 'skat', profile: 'pzskat' },
  })
})
/** Acts like a page that shows tables in its own way. A real navigation would leave the test page. */
const own = (event: Event): void => event.preventDefault()
beforeEach(() => document.addEventListener(GoEvent.type, own))
afterEach(() => {
  document.removeEventListener(GoEvent.type, own)
  document.body.replaceChildren()
  line.restore()
})

const player = (name: string) => ({ name, mark: null, bot: false, online: true })
const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  game: 'skat',
  profile: 'pzskat',
  speed: 'FREE',
  length: 36,
  rated: false,
  phase: 'GATHERING',
  done: 0,
  players: [player('Jan'), null, null],
  ...more,
})

const draw = (): Promise<StolikLobby> => show(new StolikLobby(), { server: line.base, lang: 'en' })
const all = (element: StolikLobby, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const rows = (element: StolikLobby): Promise<HTMLElement[]> =>
  expect
    .poll(() => all(element, '.table'))
    .not.toHaveLength(0)
    .then(() => all(element, '.table'))
const went = (element: StolikLobby): Promise<string> =>
  new Promise((resolve) => {
    element.addEventListener(GoEvent.type, (event) => {
      if (event instanceof GoEvent) resolve(event.detail.table)
    })
  })
const giveName = async (element: StolikLobby): Promise<void> => {
  const asked = await expect
    .poll(() => all(element, '.asked')[0])
    .toBeDefined()
    .then(() => all(element, '.asked')[0])
  const root = asked?.shadowRoot
  await expect.poll(() => shown(root, 'input')).toBe('What name do you play under?')
  const input = root?.querySelector('input')
  if (input !== null && input !== undefined) input.value = 'Ola'
  root?.querySelector('form')?.requestSubmit()
}

describe('stolik-lobby', () => {
  it('has no faults that axe finds: loading, empty, with tables, with the form', async () => {
    const element = await draw()
    expect(await faults(element)).toEqual([])
    await line.push('Lobby', { lobby: [] })
    await expect.poll(() => all(element, '.empty')).toHaveLength(1)
    expect(await faults(element)).toEqual([])
    await line.push('Lobby', {
      lobby: [table('a'), table('b', { phase: 'PLAYING', players: [player('Jan')] })],
    })
    await rows(element)
    all(element, '.new')[0]?.click()
    // Without its translation a choice would have no accessible name.
    await expect
      .poll(() => shown(all(element, 'stolik-new-table')[0]?.shadowRoot, 'form'))
      .toContain('Skat, PZSkat rules')
    expect(await faults(element)).toEqual([])
  })

  it('counts the deals of a series, and describes a game to a number of points in words', async () => {
    const series = { game: 'sixtysix', profile: 'hoyle', length: 13 }
    const element = await draw()
    await line.push('Lobby', {
      lobby: [
        table('a', { phase: 'PLAYING', done: 4 }),
        table('b', { phase: 'PLAYING', done: 4, ...series }),
      ],
    })
    const [counted, goal] = await rows(element)
    await expect.poll(() => counted?.textContent).toContain('deal 5 of 36')
    await expect.poll(() => goal?.textContent).toContain('to seven game points')
    expect(goal?.textContent).not.toContain('13')
  })

  it('keeps the quick start in place when it becomes known who plays', async () => {
    const element = await draw()
    await expect.poll(() => all(element, '.offers button')).not.toHaveLength(0)
    const top = (): number | undefined => all(element, '.offers button')[0]?.getBoundingClientRect().top
    const before = top()
    expect(element.matches('[data-known]')).toBe(false)
    await line.push('Lobby', { lobby: [] })
    await expect.poll(() => element.matches('[data-known]')).toBe(true)
    await expect.poll(() => all(element, '.empty')).toHaveLength(1)
    expect(top()).toBe(before)
    await line.push('Lobby', { lobby: [table('a')] })
    await rows(element)
    expect(top()).toBe(before)
  })

  it.each([
    ['a phone', 328],
    ['a desk', 1024],
  ])('keeps everything below the quick start in place when its games arrive, on %s', async (_, width) => {
    const tables = [{ chairs: 3, lengths: [36] }]
    const games = [
      { id: 'skat', profiles: ['pzskat', 'isko', 'towarzyski'].map((id) => ({ id, tables })) },
      { id: 'baska', profiles: ['lebork', 'kop'].map((id) => ({ id, tables })) },
    ]
    const drawn = async (lang: string): Promise<StolikLobby> => {
      const element = await show(new StolikLobby(), { server: line.base, lang })
      element.style.width = `${width}px`
      return element
    }
    const height = (element: StolikLobby): number | undefined =>
      all(element, '.quick')[0]?.getBoundingClientRect().height
    for (const lang of locales) {
      line.answer('Games', { games })
      const known = await drawn(lang)
      await expect.poll(() => all(known, '.offers button')).toHaveLength(4)
      await expect
        .poll(() => all(known, '.offers button').some((b) => b.textContent.includes('…')))
        .toBe(false)
      line.answer('Games', () => {
        throw new Error('no answer yet')
      })
      const early = await drawn(lang)
      expect(all(early, '.offers button')).toEqual([])
      expect(height(early), lang).toBe(height(known))
      known.remove()
      early.remove()
    }
  })

  it('offers no game until its name has loaded', async () => {
    const seen = new Set<string>()
    const watch = new MutationObserver(() => {
      for (const one of all(element, '.offers button, .seek option')) seen.add(one.textContent.trim())
    })
    const element = new StolikLobby()
    document.body.append(Object.assign(element, { server: line.base, lang: 'csb' }))
    await element.updateComplete
    watch.observe(element.renderRoot, { subtree: true, childList: true, characterData: true })
    await expect.poll(() => all(element, '.offers button')).toHaveLength(1)
    await expect.poll(() => all(element, '.offers button')[0]?.textContent).toContain('Skat')
    watch.disconnect()
    expect([...seen].filter((name) => name.includes('…'))).toEqual([])
  })

  it('shows a table as a row: profile in words, seats as names, pace, one button', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    const [row] = await rows(element)
    await expect.poll(() => row?.querySelector('strong')?.textContent).toMatch(/PZSkat/)
    expect([...(row?.querySelectorAll('.seats li') ?? [])].map((li) => li.textContent.trim())).toEqual([
      'Jan',
      'free',
      'free',
    ])
    expect(row?.textContent).toContain('36 deals · no clock')
    expect([...(row?.querySelectorAll('button') ?? [])].map((b) => b.textContent.trim())).toEqual([
      'sit down',
    ])
  })

  it('follows the gateway: a new list replaces the old one', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    await rows(element)
    await line.push('Lobby', {
      lobby: [table('b'), table('c', { phase: 'PLAYING', done: 4, players: [player('Ewa')] })],
    })
    await expect.poll(() => all(element, '.table').length).toBe(2)
    expect(all(element, '.table')[1]?.textContent).toContain('deal 5 of 36')
    expect(all(element, '.table')[1]?.querySelector('.act')?.textContent.trim()).toBe('watch')
  })

  it('asks a stranger for a name in the row, then sits them down and goes to the table', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    const [row] = await rows(element)
    const gone = went(element)
    row?.querySelector('button')?.click()
    await giveName(element)
    expect(await gone).toBe('a')
    const sat = await line.until('Sit')
    expect(sat.token).toBe('t')
    expect(sat.variables['luck']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('does not change while its page goes to a table, and continues if the navigation fails', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    const [row] = await rows(element)
    const gone = went(element)
    row?.querySelector('button')?.click()
    await giveName(element)
    await gone
    await line.push('Lobby', { lobby: [table('b'), table('c')] })
    await element.updateComplete
    expect(all(element, '.table').map(({ dataset }) => dataset['table'])).toEqual(['a'])

    line.answer('Sit', { sit: { __typename: 'Refused', code: 'TAKEN' } })
    row?.querySelector('button')?.click()
    await expect.poll(() => all(element, '.table').map(({ dataset }) => dataset['table'])).toEqual(['b', 'c'])
  })

  it('moves nothing under a pressing finger', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a'), table('b')] })
    const [row] = await rows(element)
    const order = (): (string | undefined)[] => all(element, '.table').map(({ dataset }) => dataset['table'])
    const button = row?.querySelector('button')
    const point = (type: string): void =>
      void button?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
    point('pointerdown')
    await line.push('Lobby', { lobby: [table('b'), table('a')] })
    await element.updateComplete
    expect(order()).toEqual(['a', 'b'])
    point('pointerup')
    await expect.poll(order).toEqual(['b', 'a'])
  })

  it('says in words why sitting down was refused, and stays', async () => {
    line.answer('Sit', { sit: { __typename: 'Refused', code: 'TAKEN' } })
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    const [row] = await rows(element)
    row?.querySelector('button')?.click()
    await giveName(element)
    await expect.poll(() => all(element, '.refusal')[0]?.textContent.trim()).toBe('That place is taken.')
  })

  const sitAt = async (...tables: readonly LobbyTable[]): Promise<void> =>
    line.push('Seats', { seats: tables.map((one) => ({ table: one, chair: 0, kept: false, toMove: [0] })) })
  const signIn = (): void =>
    localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  const order = (element: StolikLobby): (string | undefined)[] =>
    all(element, '.table').map(({ dataset }) => dataset['table'])

  it('leads a player back to their own tables, which stand above those of strangers, also private ones', async () => {
    signIn()
    const element = await draw()
    await line.push('Lobby', {
      lobby: [table('a'), table('mine', { phase: 'PLAYING', players: [player('Ola')] })],
    })
    await sitAt(table('private', { phase: 'PLAYING' }), table('mine', { phase: 'PLAYING' }))
    await expect.poll(() => order(element)).toEqual(['private', 'mine', 'a'])
    expect(all(element, '.act').map(({ textContent }) => textContent.trim())).toEqual([
      'back to the game',
      'back to the game',
      'sit down',
    ])
    await sitAt()
    await expect.poll(() => order(element)).toEqual(['a', 'mine'])
  })

  it('has the way back to a table on top, unless the page has it', async () => {
    signIn()
    const element = await draw()
    await line.push('Lobby', { lobby: [] })
    await sitAt(table('private', { phase: 'PLAYING' }))
    const lineOf = (): HTMLElement | undefined => all(element, 'stolik-seats')[0]
    await expect.poll(() => shown(lineOf()?.shadowRoot, 'a')).toMatch(/^Your table: your move\s+·\s+go back$/)
    expect(all(element, ':host > *, h2')[0]).toBe(lineOf())
    expect(await faults(element)).toEqual([])
    const gone = went(element)
    lineOf()?.shadowRoot?.querySelector('a')?.click()
    expect(await gone).toBe('private')

    document.body.append(document.createElement('stolik-seats'))
    element.requestUpdate()
    await expect.poll(lineOf).toBeUndefined()
  })

  it('asks nobody for seats as long as nobody has a name, and the gateway once for all elements', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    await rows(element)
    expect(line.asked.filter(({ operation }) => operation === 'Me')).toEqual([])
  })

  it('opens a table as chosen, with bots on the other chairs', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [] })
    all(element, '.new')[0]?.click()
    await expect
      .poll(() => shown(all(element, 'stolik-new-table')[0]?.shadowRoot, 'form'))
      .toContain('New table')
    const form = all(element, 'stolik-new-table')[0]?.shadowRoot
    form?.querySelector<HTMLElement>('[name=chairs][value="4"], [name=chairs]:not(:checked)')?.click()
    await expect.poll(() => form?.textContent).toContain('48')
    const gone = went(element)
    form?.querySelector<HTMLElement>('input[value=MASTER]')?.click()
    form?.querySelector<HTMLElement>('[name=bots]')?.click()
    await giveName(element)
    expect(await gone).toBe('new')
    expect((await line.until('Open')).variables).toMatchObject({
      game: 'skat',
      profile: 'pzskat',
      chairs: 4,
      length: 48,
      private: false,
    })
    expect((await line.until('FillWithBots')).variables).toEqual({ table: 'new', level: 'MASTER' })
  })

  it.each([360, 740, 820])('breaks no game’s name within a word on a page of %i px', async (width) => {
    const of = (id: string, ...profiles: readonly string[]) => ({
      id,
      profiles: profiles.map((profile) => ({ id: profile, tables: [{ chairs: 3, lengths: [36] }] })),
    })
    line.answer('Games', { games: [of('skat', 'pzskat', 'isko'), of('baska', 'lebork', 'kop')] })
    const element = await show(new StolikLobby(), { server: line.base, lang: 'pl' })
    element.style.inlineSize = `${width - 32}px`
    const names = (): string =>
      all(element, '.offers button')
        .map((one) => one.textContent)
        .join(' ')
    await expect.poll(names).toContain('międzynarodowy')
    const word = document.createRange()
    for (const one of all(element, '.offers button')) {
      const texts = [...one.childNodes].filter((node) => node instanceof Text)
      for (const text of texts)
        for (const { index, 0: found } of text.data.matchAll(/\S+/g)) {
          word.setStart(text, index)
          word.setEnd(text, index + found.length)
          expect(word.getClientRects(), found).toHaveLength(1)
        }
    }
  })

  it('offers quick start with and without tables, at most four games in one row', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [] })
    await expect
      .poll(() => all(element, '.offers button').map((b) => b.textContent.trim()))
      .toEqual(['Skat, PZSkat rules'])
    await line.push('Lobby', { lobby: [table('a'), table('b')] })
    await rows(element)
    expect(all(element, '.offers button')).toHaveLength(1)
  })

  it('starts a game with bots after one press and a name, and remembers which game', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [] })
    await expect.poll(() => all(element, '.offers button')).toHaveLength(1)
    const gone = went(element)
    all(element, '.offers button')[0]?.click()
    await giveName(element)
    expect(await gone).toBe('new')
    expect((await line.until('FillWithBots')).variables).toEqual({ table: 'new', level: 'CLUB' })
    expect(localStorage.getItem('stolik.played')).toBe('skat pzskat')
  })

  it('finds a waiting table by the chosen rules or by any', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    await rows(element)
    await expect.poll(() => all(element, '.find')).toHaveLength(1)
    const gone = went(element)
    all(element, '.find')[0]?.click()
    await giveName(element)
    expect(await gone).toBe('found')
    expect((await line.until('FindTable')).variables).toMatchObject({ game: 'skat', profile: 'pzskat' })
    const select = element.shadowRoot?.querySelector('select')
    if (select) select.value = 'any'
    all(element, '.find')[0]?.click()
    expect((await line.until('FindTable', 2)).variables).not.toHaveProperty('game')
  })

  describe('for somebody with an account', () => {
    beforeEach(() =>
      gatewayAt(line.base).become({
        name: 'Ola',
        login: 'ola',
        token: 't',
        refresh: 'r',
        expiresIn: 6_000,
      }),
    )

    it('finds a rated table, and says which tables are rated', async () => {
      const element = await draw()
      await line.push('Lobby', { lobby: [table('a', { rated: true }), table('b')] })
      const [rated, friendly] = await rows(element)
      expect([rated?.textContent.includes('rated'), friendly?.textContent.includes('rated')]).toEqual([
        true,
        false,
      ])
      await expect.poll(() => all(element, '[name=rated]')).toHaveLength(1)
      await expect.poll(() => all(element, '.seek option')).toHaveLength(2)
      expect(await faults(element)).toEqual([])
      all(element, '[name=rated]')[0]?.click()
      const gone = went(element)
      all(element, '.find')[0]?.click()
      expect(await gone).toBe('found')
      expect((await line.until('FindTable')).variables).toMatchObject({ game: 'skat', rated: true })
    })

    it('opens a rated table with clocks and at least eight hands, and without bots', async () => {
      const element = await draw()
      await line.push('Lobby', { lobby: [] })
      all(element, '.new')[0]?.click()
      const form = (): ShadowRoot | null | undefined => all(element, 'stolik-new-table')[0]?.shadowRoot
      await expect.poll(() => shown(form(), 'form')).toContain('Does it count')
      form()?.querySelector<HTMLElement>('[name=rated][value=rated]')?.click()
      await expect.poll(() => form()?.textContent).toContain('whoever leaves counts as last')
      expect(form()?.querySelectorAll('[name=bots], [name=speed][value=FREE]')).toHaveLength(0)
      expect(
        [...(form()?.querySelectorAll<HTMLInputElement>('[name=length]') ?? [])].map(({ value }) => value),
      ).not.toContain('3')
      expect(await faults(element)).toEqual([])
      const gone = went(element)
      form()?.querySelector<HTMLElement>('[name=open]')?.click()
      expect(await gone).toBe('new')
      expect((await line.until('Open')).variables).toMatchObject({ rated: true, speed: 'NORMAL', length: 36 })
    })
  })

  it('tells a guest what an account is for, and offers them no rated table', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [] })
    all(element, '.new')[0]?.click()
    await expect
      .poll(() => shown(all(element, 'stolik-new-table')[0]?.shadowRoot, 'form'))
      .toContain('With an account you can play rated, too.')
    expect(all(element, 'stolik-new-table')[0]?.shadowRoot?.querySelectorAll('[name=rated]')).toHaveLength(0)
  })

  it('reports a lost connection, and removes the report when it is back', async () => {
    const element = await draw()
    await line.push('Lobby', { lobby: [table('a')] })
    await rows(element)
    line.cut()
    await expect.poll(() => element.shadowRoot?.textContent, { timeout: 5000 }).toContain('still trying')
    line.mend()
    await line.push('Lobby', { lobby: [table('b')] })
    await expect.poll(() => element.shadowRoot?.textContent, { timeout: 5000 }).not.toContain('still trying')
  })
})
