import { faults } from '@stolik/kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../../elements/test/event.js'
import type { EventShown, EventTable } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../../words/event/index.js'
import { effectsOf, isIdle, isPossible } from './effects.js'
import './reseat.js'
import type { ReseatEvent, StolikReseat } from './reseat.js'

/** Tables of 4, 3 and 3, whose third list has begun; player 10 has no seat. */
function shown(bye: { points: number; small: number } | null = null): EventShown {
  const before = event({ phase: 'PLAYING' })
  const { regulations, series, players } = before
  const first = series[0]
  const sizes = [4, 3, 3]
  let seated = 0
  const tables = sizes.map((size, i): EventTable => ({
    series: 1,
    table: i + 1,
    chairs: size,
    length: 12 * size,
    online: false,
    live: null,
    paused: false,
    waiting: false,
    missing: [],
    entered: 0,
    status: i === 2 ? 'PLAYING' : 'EMPTY',
    points: null,
    small: null,
    seats: Array.from({ length: size }, (_, chair) => {
      const n = seated++
      return { chair, player: `p${n}`, number: n + 1, name: `Player ${n + 1}`, signed: false, bot: false }
    }),
  }))
  return {
    ...before,
    regulations: { ...regulations, format: { ...regulations.format, chairs: [4, 3], bye } },
    series: first === undefined ? [] : [{ ...first, status: 'RUNNING', tables, byes: [] }],
    players: Array.from({ length: 11 }, (_, i) => ({
      ...(players[0] as EventShown['players'][number]),
      id: `p${i}`,
      number: i + 1,
      name: `Player ${i + 1}`,
    })),
    standings: { ...before.standings, individual: [] },
  }
}

const move = (player: string, from: number | null, to: number | 'bye' | 'out') => ({
  player,
  name: player,
  from,
  to,
})

describe('what new seats do', () => {
  const all = shown({ points: 5, small: 0 })
  const of = (...moves: ReturnType<typeof move>[]) => effectsOf(all, all.series[0] as never, moves)

  it('is said of each list that changes, and of each player', () => {
    expect(of(move('p0', 1, 'out'))).toEqual([
      { code: 'list', args: { table: 1, hands: 36, was: 48 } },
      { code: 'out', args: { name: 'p0' } },
    ])
    expect(of(move('p4', 2, 'out'), move('p5', 2, 'bye'), move('p6', 2, 1)).map(({ code }) => code)).toEqual([
      ...['size', 'gone', 'out', 'bye', 'goes'],
    ])
    expect(of(move('p0', 1, 2), move('p10', null, 1))).toEqual([
      { code: 'begins', args: { table: 1, hands: 48, was: 48 } },
      { code: 'list', args: { table: 2, hands: 48, was: 36 } },
      { code: 'goes', args: { name: 'p0', table: 2 } },
      { code: 'goes', args: { name: 'p10', table: 1 } },
    ])
  })

  it('must leave every table a size that the regulations allow', () => {
    expect(isPossible(of(move('p0', 1, 'out')))).toBe(true)
    expect(isPossible(of(move('p4', 2, 'out')))).toBe(false)
    expect(isPossible(of())).toBe(false)
    const [p0, p10] = [all.players[0] as never, all.players[10] as never]
    expect([isIdle(all, 1, p0), isIdle(all, 1, p10), isIdle(all, 2, p10)]).toEqual([false, true, false])
  })
})

describe('the form for new seats', () => {
  let element: StolikReseat
  let sent: ReseatEvent['detail'][]
  beforeEach(async () => {
    await eventDeskWords.need('en')
    element = document.createElement('stolik-reseat')
    element.lang = 'en'
    element.shown = shown({ points: 5, small: 0 })
    element.table = element.shown.series[0]?.tables[1] ?? null
    sent = []
    element.addEventListener('stolik-reseat', (one) => sent.push((one as ReseatEvent).detail))
    document.body.replaceChildren(element)
    await element.updateComplete
  })
  const choose = async (name: string, value: string): Promise<void> => {
    const select = element.renderRoot.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
    if (select === null) throw new Error(`no ${name}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await element.updateComplete
  }
  const effects = (): readonly string[] =>
    [...element.renderRoot.querySelectorAll('li')].map(({ textContent }) => textContent.trim())
  const button = () => element.renderRoot.querySelector('button') as HTMLButtonElement

  it('says beforehand what it does, and sends all of it at once', async () => {
    expect(button().disabled).toBe(true)
    await choose('to.p4', 'out')
    expect(effects()[0]).toBe('Table 2 would have 2 players, but tables have 4, 3. Move its others too.')
    expect(button().disabled).toBe(true)
    await choose('comes', 'p10')
    expect(effects()).toEqual([
      'Table 2: the list begins with new seats.',
      'Player 5: no points for this series.',
      'Player 11 goes to table 2.',
    ])
    button().click()
    expect(sent).toEqual([])
    const reason = element.renderRoot.querySelector<HTMLInputElement>(
      'input[name=reason]',
    ) as HTMLInputElement
    reason.value = 'did not come'
    button().click()
    expect(sent).toEqual([
      {
        reseat: {
          series: 1,
          reason: 'did not come',
          seats: [
            { player: 'p4', seen: 2, table: null, bye: false },
            { player: 'p10', seen: 0, table: 2, bye: false },
          ],
        },
      },
    ])
    expect(await faults(document.body)).toEqual([])
  })

  it('offers only tables without a deal, and a bye only where the regulations have one', async () => {
    const offered = () =>
      [...(element.renderRoot.querySelector('select')?.options ?? [])].map(({ value }) => value)
    expect(offered()).toEqual(['', 'out', 'bye', '1'])
    element.shown = shown()
    await element.updateComplete
    expect(offered()).toEqual(['', 'out', '1'])
  })
})
