import { writeRecordJson } from '@stolik/core'
import type { ShownTableElement } from '@stolik/kit/shown'
import { tableWords } from '@stolik/kit/table/words'
import { faults, show } from '@stolik/kit/testing'
import type { Room } from '@stolik/kit/words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayData, serveReplayData } from '../../test/replay-data.js'
import { fakeLine, type Line } from '../../test/line.js'
import { playedRecord, playedText } from '../../test/record.js'
import { gatewayAt } from '../client/gateway.js'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { choose } from '../base/prefs.js'
import { replayWords } from '../words/replay/index.js'
import { PositionEvent, StolikReplay } from './replay.js'

let line: Line
let replays: ReturnType<typeof serveReplayData>
beforeEach(() => {
  line = fakeLine()
  replays = serveReplayData(line)
  choose({ locale: 'en' })
})
afterEach(() => {
  line.restore()
  choose({ locale: null, deck: 'french', ownDeck: false })
  history.replaceState(null, '', location.pathname + location.search)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const ids = Object.keys(games)
const [first = ''] = ids
const rulesOf = async (id: string) => {
  const rules = await extras[id]?.rules?.()
  if (rules === undefined) throw new Error('no rules')
  return rules
}

const find = <T extends Element>(element: StolikReplay, selector: string, kind: new () => T): T => {
  const found = element.shadowRoot?.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const told = (element: StolikReplay): string =>
  element.shadowRoot?.querySelector('.message')?.textContent.replace(/\s+/g, ' ').trim() ?? ''
const step = (element: StolikReplay): number => Number(find(element, '[type=range]', HTMLInputElement).value)
const board = (element: StolikReplay): HTMLElement => find(element, '.board', HTMLElement)
/** Counts the open hand cards that the board draws. */
const seen = (element: StolikReplay): number =>
  board(element).shadowRoot?.querySelectorAll('.open playing-card').length ?? 0
const opened = async (properties: Partial<StolikReplay>): Promise<StolikReplay> => {
  const element = await show(new StolikReplay(), { server: line.base, ...properties })
  await vi.waitFor(() => board(element))
  await element.updateComplete
  return element
}
const press = async (element: StolikReplay, key: string): Promise<void> => {
  find(element, '.on', HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  )
  await element.updateComplete
}

describe.each(ids)('stolik-replay of %s', (id) => {
  it('begins with every hand open, and goes on to the result', async () => {
    const rules = await rulesOf(id)
    const record = playedText(rules)
    const element = await opened({ record })
    const last = Number(find(element, '[type=range]', HTMLInputElement).max)
    await vi.waitFor(() => expect(seen(element)).toBeGreaterThan(0))
    const all = seen(element)
    expect(element.shadowRoot?.querySelector('stolik-result')).toBeNull()

    const eyes = find(element, '[data-eyes]', HTMLSelectElement)
    eyes.value = '1'
    eyes.dispatchEvent(new Event('change'))
    await element.updateComplete
    const players = eyes.options.length - 1
    await vi.waitFor(() => expect(seen(element)).toBe(all / players))

    await press(element, 'End')
    expect(step(element)).toBe(last)
    const paper = await vi.waitFor(() => find(element, 'stolik-result', HTMLElement))
    await vi.waitFor(() => expect(paper.shadowRoot?.querySelectorAll('dd')).toHaveLength(players))
    expect(paper.shadowRoot?.querySelector('h2')?.textContent.trim()).toMatch(/\w/)
    expect(await faults(element)).toEqual([])
  })

  it('names the cards of a German deck by its suits, and those of a French one as before', async () => {
    const label = (element: StolikReplay): string =>
      [...(board(element).shadowRoot?.querySelectorAll('.open playing-card') ?? [])]
        .map((card) => card.getAttribute('label') ?? '')
        .join()
    choose({ locale: 'de', deck: 'german' })
    const element = await opened({ record: playedText(await rulesOf(id)) })
    await vi.waitFor(() => expect(label(element)).toMatch(/Eichel|Schellen/))
    expect(label(element)).not.toMatch(/Kreuz|Pik|Karo/)
    choose({ deck: 'french' })
    await vi.waitFor(() => expect(label(element)).toMatch(/Kreuz|Karo/))
    expect(label(element)).not.toMatch(/Eichel|Schellen/)
  })

  it.each(['common', 'own'] as const)(
    'offers no step before the %s words of its table have come',
    async (kind) => {
      const shows = await games[id]?.shows()
      const table = document.createElement(shows?.tag ?? '') as ShownTableElement
      const words = table.rooms?.[kind === 'common' ? 0 : 1] as Room
      expect(words === tableWords).toBe(kind === 'common')
      let come: () => void = () => undefined
      vi.spyOn(words, 'has').mockReturnValue(false)
      const asked = vi.spyOn(words, 'need').mockReturnValue(new Promise((resolve) => (come = resolve)))
      const record = playedText(await rulesOf(id))
      const element = await show(new StolikReplay(), { server: line.base, record })
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      expect(element.shadowRoot?.querySelector('.bar')).toBeNull()
      vi.restoreAllMocks()
      come()
      await vi.waitFor(() => board(element))
      find(element, '.on', HTMLElement).click()
      await vi.waitFor(() =>
        expect(board(element).shadowRoot?.querySelector('[role=log]')?.textContent).toMatch(/\w/),
      )
    },
  )

  it.each([1, 2, 3, 4])('announces each step of hand %i', async (seed) => {
    const element = await opened({ record: playedText(await rulesOf(id), seed) })
    const last = Number(find(element, '[type=range]', HTMLInputElement).max)
    await vi.waitFor(() => expect(seen(element)).toBeGreaterThan(0))
    const log = board(element).shadowRoot?.querySelector('[role=log]')
    const silent: number[] = []
    for (let at = 1; at <= last; at++) {
      const before = log?.lastElementChild
      await press(element, 'ArrowRight')
      expect(step(element)).toBe(at)
      if (log?.lastElementChild === before) silent.push(at)
    }
    expect(silent).toEqual([])
  })

  it('jumps to a trick', async () => {
    const element = await opened({ record: playedText(await rulesOf(id)) })
    const jump = find(element, '[data-jump]', HTMLSelectElement)
    const second = [...jump.options].find(({ text }) => text === 'trick 2')
    jump.value = second?.value ?? ''
    jump.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(step(element)).toBe(Number(second?.value))
    expect(jump.selectedOptions[0]?.text.trim()).toBe('trick 2')
    await press(element, 'PageUp')
    expect(jump.selectedOptions[0]?.text.trim()).toBe('trick 1')
  })
})

describe('stolik-replay', () => {
  it('shows a deal that has come before its own words have', async () => {
    let come: () => void = () => undefined
    vi.spyOn(replayWords, 'has').mockReturnValue(false)
    vi.spyOn(replayWords, 'need').mockReturnValue(new Promise((resolve) => (come = resolve)))
    const record = playedText(await rulesOf(first))
    // Nothing is drawn yet, so this does not wait for it.
    const element = Object.assign(new StolikReplay(), { server: line.base, record })
    document.body.append(element)
    await vi.waitFor(() => expect(replays.asked).toHaveLength(1))
    await vi.waitFor(() => expect(Reflect.get(element, 'shown')).not.toBeNull())
    vi.restoreAllMocks()
    come()
    await vi.waitFor(() => board(element))
  })

  it('moves by buttons and keys, stops at the ends and says where it is', async () => {
    const element = await opened({ record: playedText(await rulesOf(first)) })
    const at: string[] = []
    element.addEventListener(PositionEvent.type, (event) => at.push((event as PositionEvent).detail.at))
    find(element, '.on', HTMLButtonElement).click()
    await press(element, 'ArrowRight')
    await press(element, 'ArrowLeft')
    await press(element, 'Home')
    await press(element, 'ArrowLeft')
    expect(at).toEqual(['1', '2', '1', '0'])
    expect(find(element, '.back', HTMLElement).getAttribute('aria-disabled')).toBe('true')
  })

  it('begins at the position in the link, or else at the given one', async () => {
    const record = playedText(await rulesOf(first))
    const element = await opened({ record, at: '3.1' })
    expect(step(element)).toBe(3)
    expect(find(element, '[data-eyes]', HTMLSelectElement).value).toBe('1')
    element.remove()

    history.replaceState(null, '', '#final=5')
    const linked = document.createElement('stolik-replay')
    linked.id = 'final'
    await show(linked, { server: line.base, record, at: '3' })
    await vi.waitFor(() => expect(step(linked)).toBe(5))
    location.hash = '#final=7'
    await vi.waitFor(() => expect(step(linked)).toBe(7))
  })

  it('gives a link to the current step', async () => {
    const element = await opened({ record: playedText(await rulesOf(first)), at: '4.2' })
    find(element, '.share', HTMLButtonElement).click()
    await element.updateComplete
    const { value } = find(element, '.link input', HTMLInputElement)
    expect(new URL(value).hash).toBe('#replay=4.2')
  })

  it('goes no further than there are moves and seats', async () => {
    const element = await opened({ record: playedText(await rulesOf(first)), at: '9999.9' })
    const range = find(element, '[type=range]', HTMLInputElement)
    expect(range.value).toBe(range.max)
    expect(find(element, '[data-eyes]', HTMLSelectElement).value).toBe('')
  })

  it('takes a record as JSON, and another one later', async () => {
    const rules = await rulesOf(first)
    const json = writeRecordJson(playedRecord(rules, rules.profiles[0] ?? '', 2))
    const element = await opened({ record: json })
    const other = ids.at(-1) ?? ''
    element.record = playedText(await rulesOf(other))
    const shows = await games[other]?.shows()
    await vi.waitFor(() => expect(board(element).localName).toBe(shows?.tag))
  })

  it('sends a given record to the gateway, as plain text', async () => {
    const record = playedText(await rulesOf(first))
    await opened({ record: `\n${record}\n` })
    expect(replays.asked).toMatchObject([{ method: 'POST', body: record.trim(), credentials: 'omit' }])
    expect(replays.asked[0]?.headers).toBeUndefined()
  })

  it('shows a hand of a table, whose first hand is 1', async () => {
    const made = replayData(playedText(await rulesOf(first)))
    line.serve(`${line.base}/replay-data/abc/3?invitation=k%2F7`, () => Response.json(made))
    line.serve(`${line.base}/replay-data/abc/9`, () =>
      Response.json({ code: 'NO_SUCH_RECORD' }, { status: 404 }),
    )
    await opened({ table: 'abc', hand: 3, invitation: 'k/7' })
    const none = await show(new StolikReplay(), { server: line.base, table: 'abc', hand: 9 })
    await vi.waitFor(() => expect(told(none)).toContain('There is no record of this deal.'))
    expect(await faults(none)).toEqual([])
  })

  it('sends the reader’s token only where the gateway lets only players look', async () => {
    const made = replayData(playedText(await rulesOf(first)))
    line.answer('Enter', { enter: { __typename: 'Guest', token: 'mine', name: 'Ola' } })
    await gatewayAt(line.base).enter('Ola')
    const { asked } = line.serve(`${line.base}/replay-data/abc/1`, () =>
      asked.length === 1 ? Response.json({ code: 'NOT_INVITED' }, { status: 403 }) : Response.json(made),
    )
    await opened({ table: 'abc', hand: 1 })
    expect(asked.map(({ headers }) => headers)).toEqual([undefined, { authorization: 'Bearer mine' }])
  })

  it('says what is wrong and what to do', async () => {
    const text = playedText(await rulesOf(first))
    const says = async (record: string): Promise<string> => {
      const element = await show(new StolikReplay(), { server: line.base, record })
      await vi.waitFor(() => expect(told(element)).not.toMatch(/^$|Laying/))
      return told(element)
    }
    expect(await says('hello')).toBe('This record cannot be read (line 1).')
    expect(await says(text.replace(/^game: \S+/m, 'game: bridge'))).toBe('This game is not here: bridge.')
    const old = text.replace(/^(game: \S+) .*$/m, '$1 99').replace(/^deal: .*$/m, 'deal: of another kind')
    expect(await says(old)).toContain('another version of the rules')
    expect(await says('')).toContain('Choose a file')
    line.serve(`${line.base}/replay-data`, () => new Response(null, { status: 413 }))
    expect(await says(text)).toContain('too large')
    line.serve(`${line.base}/replay-data`, () => new Response('<p>busy</p>', { status: 503 }))
    expect(await says(text)).toContain('No connection')
    line.serve(`${line.base}/replay-data`, () => new Response('<p>who?</p>', { status: 404 }))
    expect(await says(text)).toContain('No connection')
  })

  it('asks again when the server was away', async () => {
    const record = playedText(await rulesOf(first))
    line.cut()
    const element = await show(new StolikReplay(), { server: line.base, record })
    await vi.waitFor(() => expect(told(element)).toContain('No connection'))
    line.mend()
    find(element, '.message button', HTMLButtonElement).click()
    await vi.waitFor(() => board(element))
  })

  it('plays a spoilt record as far as it is valid', async () => {
    const rules = await rulesOf(first)
    const record = playedRecord(rules, rules.profiles[0] ?? '', 1)
    const moves = [...record.moves.slice(0, 4), { seat: 0, move: 'nonsense' }]
    const element = await opened({ record: writeRecordJson({ ...record, moves }) })
    expect(find(element, '[type=range]', HTMLInputElement).max).toBe('4')
    expect(find(element, '.stopped', HTMLElement).textContent).toContain('only up to here')
  })

  it.each([
    ['skat', 'sztych 1'],
    ['baska', 'bitka 1'],
  ])('calls a trick as players of %s do: %s', async (id, trick) => {
    choose({ locale: 'pl' })
    const element = await opened({ record: playedText(await rulesOf(id)) })
    const parts = (): string[] =>
      [...find(element, '[data-jump]', HTMLSelectElement).options].map((one) => one.text.trim())
    await vi.waitFor(() => expect(parts().slice(0, 2)).toEqual(['początek', trick]))
  })

  it('changes to a chosen language, and keeps the position', async () => {
    const element = await opened({ record: playedText(await rulesOf(first)), at: '6' })
    choose({ locale: 'de' })
    await vi.waitFor(() => expect(find(element, '.on', HTMLElement).textContent.trim()).toBe('weiter'))
    expect(step(element)).toBe(6)
  })
})

describe('a wide replay', () => {
  const wide = async (width: number): Promise<StolikReplay> => {
    const element = await opened({ record: playedText(await rulesOf(first)) })
    element.style.width = `${width}px`
    await vi.waitFor(() => find(element, 'stolik-moments', HTMLElement))
    return element
  }
  const at = (element: StolikReplay, selector: string): DOMRect =>
    find(element, selector, HTMLElement).getBoundingClientRect()

  it('has its controls and the moments of the hand beside the table', async () => {
    const element = await wide(1200)
    await vi.waitFor(() =>
      expect(at(element, '.bar').left).toBeGreaterThanOrEqual(at(element, '.board').right),
    )
    expect(at(element, '.bar').top).toBeLessThan(at(element, '.board').bottom)
    const line = find(element, 'stolik-moments', HTMLElement)
    await vi.waitFor(() => expect(line.shadowRoot?.querySelectorAll('button').length).toBeGreaterThan(2))
    const buttons = [...(line.shadowRoot?.querySelectorAll('button') ?? [])]
    expect(buttons.every((one) => /\p{L}/u.test(one.ariaLabel ?? ''))).toBe(true)
    expect(step(element)).toBe(0)
    buttons[2]?.click()
    await element.updateComplete
    expect(step(element)).toBeGreaterThan(0)
    await vi.waitFor(() => expect(buttons[2]?.ariaCurrent).toBe('step'))
    buttons.at(-1)?.click()
    await element.updateComplete
    expect(step(element)).toBe(Number(find(element, '[type=range]', HTMLInputElement).max))
    expect(await faults(element)).toEqual([])
  })

  it('has them below where there is no room beside it, and one way to jump', async () => {
    const element = await wide(800)
    await vi.waitFor(() =>
      expect(at(element, '.bar').top).toBeGreaterThanOrEqual(at(element, '.board').bottom),
    )
    expect(find(element, 'stolik-moments', HTMLElement).checkVisibility()).toBe(false)
  })
})
