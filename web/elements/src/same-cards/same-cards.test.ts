import { locales, type Plugin } from '@stolik/core'
import type { TableElement } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { playedText } from '../../test/record.js'
import { serveReplayData } from '../../test/replay-data.js'
import { isPlayedHere, PlayAgainEvent, type NamedHand } from '../base/play-again.js'
import { choose } from '../base/prefs.js'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { StolikReplay } from '../replay/replay.js'
import { thinkers } from './games.js'
import { StolikSameCards } from './same-cards.js'

let line: Line
beforeEach(() => {
  line = fakeLine()
  choose({ locale: 'en' })
})
afterEach(() => {
  line.restore()
  choose({ locale: null })
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const ids = Object.keys(games)
const [first = ''] = ids
const rulesOf = async (id: string): Promise<Plugin> => {
  const rules = await extras[id]?.rules?.()
  if (rules === undefined) throw new Error('no rules')
  return rules
}
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
const find = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector)
  if (found === null || found === undefined) throw new Error(`no ${selector}`)
  return found
}
const chosen = (element: Element, name: string): string =>
  (find(element, `[data-choice=${name}]`) as HTMLSelectElement).value
const press = (element: Element, selector: string): void => find(element, selector).click()
const board = (element: Element): TableElement => find(element, '.board') as TableElement

const opened = async (properties: Partial<StolikSameCards>): Promise<StolikSameCards> => {
  const element = await show(new StolikSameCards(), { server: line.base, pace: 0, ...properties })
  if (element.from === '') press(element, '.start')
  await vi.waitFor(() => board(element), { timeout: 20_000 })
  await element.updateComplete
  return element
}
/** Plays to the end, each time by a move that a person could send. */
async function playToEnd(element: StolikSameCards): Promise<void> {
  await vi.waitFor(
    () => {
      if (element.shadowRoot?.querySelector('.over') !== null) return
      const table = board(element)
      const { toAct, seat } = table.view as { readonly toAct: readonly number[]; readonly seat: number }
      const moves = toAct.includes(seat) ? movesOf(element) : []
      if (moves[0] !== undefined)
        table.dispatchEvent(
          new CustomEvent('stolik-move', {
            detail: { move: moves[0], card: true },
            bubbles: true,
            composed: true,
          }),
        )
      throw new Error('not over yet')
    },
    { timeout: 60_000, interval: 5 },
  )
}
/** What the person may play, by the hand that the element holds. */
const movesOf = (element: StolikSameCards): readonly string[] => {
  const running = (
    element as unknown as {
      running: { choice: { seat: number }; played: { hand: { legal(seat: number): readonly string[] } } }
    }
  ).running
  return running.played.hand.legal(running.choice.seat)
}

describe.each(ids)('stolik-same-cards with %s', (id) => {
  it('plays a finished hand again to its end, and shows both results', { timeout: 120_000 }, async () => {
    const element = await opened({ record: playedText(await rulesOf(id)), from: '2' })
    expect(await faults(element)).toEqual([])
    await playToEnd(element)
    expect(element.shadowRoot?.querySelectorAll('stolik-result')).toHaveLength(2)
    expect(text(element)).toMatch(/You: [+−]?\d+ this time, [+−]?\d+ then\./)
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement?.className).toBe('over'))
    expect(await faults(element)).toEqual([])
  })

  it('deals the same cards in the next seat', { timeout: 120_000 }, async () => {
    const element = await opened({ record: playedText(await rulesOf(id)), from: '0.0' })
    const before = board(element).seat
    await playToEnd(element)
    press(element, '.other-seat')
    await vi.waitFor(() => expect(board(element).seat).not.toBe(before))
    expect(board(element).players.filter((player) => player?.bot === false)).toHaveLength(1)
  })
})

describe('stolik-same-cards', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    expect(await faults(await show(new StolikSameCards(), { theme, table: 'abc' }))).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    choose({ locale: null })
    const element = await show(new StolikSameCards(), { lang, server: line.base, table: 'abc' })
    expect(text(element)).toMatch(/\p{L}/u)
    expect(text(element)).not.toContain('sameCards.')
  })

  it('names a missing table to the author of the page', async () => {
    expect(text(await show(new StolikSameCards(), { server: line.base }))).toContain('table')
  })

  it('loads no hand before somebody asks for it', async () => {
    await show(new StolikSameCards(), { server: line.base, table: 'abc', hand: 1 })
    expect(line.asked.filter(({ operation }) => operation === 'Record')).toEqual([])
  })

  it('asks the gateway for the record of a table’s hand, and begins where it is told', async () => {
    const rules = await rulesOf(first)
    line.answer('Record', { record: { __typename: 'Record', text: playedText(rules) } })
    const element = await opened({ table: 'abc', hand: 3, invitation: 'word', from: '1.2' })
    const asked = line.asked.find(({ operation }) => operation === 'Record')
    expect(asked?.variables).toEqual({ table: 'abc', hand: 2, invitation: 'word' })
    expect(chosen(element, 'step')).toBe('1')
    expect(board(element).seat).toBe(2)
  })

  it('says why a hand cannot be had, and lets the person try again', async () => {
    line.answer('Record', { record: { __typename: 'Refused', code: 'NO_SUCH_RECORD' } })
    const element = await show(new StolikSameCards(), { server: line.base, table: 'abc' })
    press(element, '.start')
    await vi.waitFor(() => expect(find(element, '[role=alert]').textContent).toMatch(/no such record/))
    line.answer('Record', { record: { __typename: 'Record', text: 'nothing' } })
    press(element, '.start')
    await vi.waitFor(() => expect(find(element, '[role=alert]').textContent).toMatch(/cannot be read/))
    expect(await faults(element)).toEqual([])
  })

  it('begins where a replay of the same hand on the page stands, in the seat that it is seen from', async () => {
    serveReplayData(line)
    const record = playedText(await rulesOf(first))
    const replay = await show(new StolikReplay(), { server: line.base, record })
    await vi.waitFor(() => find(replay, '.on'))
    press(replay, '.on')
    await replay.updateComplete
    press(replay, '.on')
    const eyes = find(replay, '[data-eyes]') as HTMLSelectElement
    const element = new StolikSameCards()
    Object.assign(element, { server: line.base, record, pace: 0 })
    document.body.append(element)
    eyes.value = '1'
    eyes.dispatchEvent(new Event('change'))
    await element.updateComplete
    press(element, '.start')
    await vi.waitFor(() => board(element), { timeout: 20_000 })
    expect(chosen(element, 'step')).toBe('2')
    expect(board(element).seat).toBe(1)
  })

  it('begins where something on the page asks it to play this hand again, and leaves other hands alone', async () => {
    const hand = { record: playedText(await rulesOf(first)), table: '', hand: 1 }
    const element = await show(new StolikSameCards(), { server: line.base, pace: 0, ...hand })
    expect(isPlayedHere(hand)).toBe(true)
    expect(isPlayedHere({ ...hand, hand: 2 })).toBe(false)
    const ask = (of: NamedHand): PlayAgainEvent => {
      const event = new PlayAgainEvent(of, { step: 2, seat: 1 })
      document.body.dispatchEvent(event)
      return event
    }
    expect(ask({ ...hand, hand: 2 }).defaultPrevented).toBe(false)
    expect(element.shadowRoot?.querySelector('.board')).toBeNull()
    expect(ask(hand).defaultPrevented).toBe(true)
    await vi.waitFor(() => board(element), { timeout: 20_000 })
    expect(chosen(element, 'step')).toBe('2')
    expect(board(element).seat).toBe(1)
  })

  it('plays by both of two choices, although the bots of the first have not come yet', async () => {
    const [id = ''] = Object.keys(thinkers)
    const element = await opened({ record: playedText(await rulesOf(id)), from: '0.0' })
    const choosing = (name: string, value: string): void => {
      const select = find(element, `[data-choice=${name}]`) as HTMLSelectElement
      select.value = value
      select.dispatchEvent(new Event('change'))
    }
    choosing('level', '0')
    choosing('seat', '2')
    await vi.waitFor(() => expect([chosen(element, 'level'), board(element).seat]).toEqual(['0', 2]))
    await thinkers[id]?.()
    await element.updateComplete
    expect([chosen(element, 'level'), board(element).seat]).toEqual(['0', 2])
  })

  it('keeps its moves to itself', async () => {
    const heard = vi.fn()
    document.body.addEventListener('stolik-move', heard)
    const element = await opened({ record: playedText(await rulesOf(first)), from: '0' })
    board(element).dispatchEvent(
      new CustomEvent('stolik-move', {
        detail: { move: movesOf(element)[0], card: false },
        bubbles: true,
        composed: true,
      }),
    )
    expect(heard).not.toHaveBeenCalled()
    document.body.removeEventListener('stolik-move', heard)
  })
})
