import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown, RequestMet, SeatRequest } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { measureWords, requestCosts, requests } from './requests.js'

beforeEach(() => eventDeskWords.need('en'))
afterEach(() => document.body.replaceChildren())

const fixed: SeatRequest = { kind: 'TABLE', players: ['p2'], table: 4, reason: 'A wheelchair.' }
const together: SeatRequest = { kind: 'TOGETHER', players: ['p0', 'p1'], table: null, reason: 'Asked for.' }

/** Draws this part of the desk in English, for what is asked for already. */
function shown(asked: readonly SeatRequest[], of: EventShown = event({ phase: 'OPEN' })) {
  const acts: Act[] = []
  let refreshed = 0
  const root = document.createElement('main')
  document.body.append(root)
  const parts = {
    event: of,
    entries: { requests: asked },
    refresh: () => (refreshed += 1),
    watched: {
      busy: false,
      act: (one: Act) => {
        acts.push(one)
        return Promise.resolve({ seq: 1 })
      },
    },
    say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
  } as unknown as DeskParts
  render(requests(parts), root)
  root.querySelector('details')?.setAttribute('open', '')
  const formOf = (button: string): HTMLFormElement => {
    const found = [...root.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === button,
    )
    const form = found?.form ?? null
    if (form === null) throw new Error(`no ${button}`)
    return form
  }
  /** Fills in a form and presses its button. */
  const send = (button: string, fields: Readonly<Record<string, string>>): void => {
    const form = formOf(button)
    for (const [name, value] of Object.entries(fields)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
      field.value = value
    }
    form.requestSubmit()
  }
  return { root, parts, acts, send, refreshed: () => refreshed }
}

describe('seats that draws are asked for', () => {
  it('are asked for with what the director saw, so that nobody overwrites another', async () => {
    const { acts, send, refreshed } = shown([fixed, together])
    send('set the table', { player: 'p5', table: '3', reason: 'crutches' })
    send('set the table', { player: 'p2', table: '', reason: 'well again' })
    send('set for both', { a: 'p1', b: 'p0', wish: 'APART', reason: 'a quarrel' })
    send('set for both', { a: 'p3', b: 'p4', wish: 'TOGETHER', reason: 'a guide' })
    expect(acts).toEqual([
      { fixSeat: { player: 'p5', table: 3, reason: 'crutches', seen: 0 } },
      { fixSeat: { player: 'p2', table: null, reason: 'well again', seen: 4 } },
      { seatPair: { a: 'p1', b: 'p0', wish: 'APART', reason: 'a quarrel', seen: 'TOGETHER' } },
      { seatPair: { a: 'p3', b: 'p4', wish: 'TOGETHER', reason: 'a guide', seen: 'NONE' } },
    ])
    await expect.poll(refreshed).toBe(4)
  })

  it('are listed with their reason, and lifted', () => {
    const { root, acts } = shown([fixed, together])
    const lines = [...root.querySelectorAll('li')]
    const words = lines.map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
    expect(words).toEqual([
      '3 Gracz C2 at table 4 A wheelchair. lift',
      '1 Gracz A0 and 2 Gracz B1 at one table Asked for. lift',
    ])
    for (const line of lines) line.querySelector('button')?.click()
    expect(acts).toEqual([
      { fixSeat: { player: 'p2', table: null, reason: 'not needed any more', seen: 4 } },
      { seatPair: { a: 'p0', b: 'p1', wish: 'NONE', reason: 'not needed any more', seen: 'TOGETHER' } },
    ])
  })

  it('need a reason, and a table only of players in the hall', () => {
    const of = event({ phase: 'OPEN' })
    const { root, acts, send } = shown([], {
      ...of,
      players: of.players.map((one, i) => ({
        ...one,
        online: i === 0,
        status: i === 1 ? 'WITHDRAWN' : 'ENTERED',
      })),
    })
    send('set the table', { player: 'p5', table: '3', reason: '' })
    expect(acts).toEqual([])
    const offered = (name: string): readonly string[] =>
      [...root.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)].map(({ value }) => value)
    expect(offered('player').slice(0, 2)).toEqual(['', 'p2'])
    expect(offered('a').slice(0, 3)).toEqual(['', 'p0', 'p2'])
  })

  it('are not offered once every series has begun', () => {
    expect(shown([fixed], event({ phase: 'PLAYING' })).root.textContent.trim()).toBe('')
  })

  it('have no accessibility faults', async () => {
    shown([fixed, together])
    expect(await faults(document.body)).toEqual([])
  })
})

describe('the figures of a draw', () => {
  const costs = { repeats: 0, clashes: 0, clubs: 0, seatSpread: 0, dealerSpread: 0, moved: 0 }
  const met: readonly RequestMet[] = [
    { kind: 'CLUBS', numbers: [], table: null, met: true, ...costs },
    { kind: 'TABLE', numbers: [3], table: 9, met: false, ...costs },
    { kind: 'TOGETHER', numbers: [1, 2], table: null, met: true, ...costs, repeats: 1, moved: 4 },
  ]

  const drawn = ({ series: [series] }: EventShown) => {
    const measure = series?.measure ?? null
    if (series === undefined || measure === null) throw new Error('not drawn')
    return { series, measure }
  }

  it('name each wish, whether it was possible, and its cost', () => {
    const { parts } = shown([])
    const { series, measure } = drawn(event({ phase: 'DRAWN' }))
    const root = document.createElement('div')
    render(requestCosts(parts, { ...series, measure: { ...measure, requests: met } }), root)
    expect(
      [...root.querySelectorAll('li')].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ')),
    ).toEqual([
      'Members of one club apart: costs nothing',
      '3 at table 9: not possible in this draw, costs nothing',
      '1 and 2 at one table: repeated meetings: +1, players away from their place in the standings: +4',
    ])
  })

  it('count club-mates only where the regulations keep them apart', () => {
    const of = event({ phase: 'DRAWN' })
    const figures = drawn(of).measure
    const parts = shown([]).parts
    const clubs = 'Club-mates at one table'
    expect(measureWords({ ...parts, event: of }, figures)).not.toContain(clubs)
    const apart = { ...of, regulations: { ...of.regulations, clubsApart: true } }
    expect(measureWords({ ...parts, event: apart }, figures)).toContain(clubs)
  })
})
