import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { EventPhase, EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import { papersFor, stateOf, notePrinted, printed } from './papers.js'
import { papersPanel } from './papers-panel.js'
import type { DeskParts } from './parts.js'

beforeEach(async () => {
  localStorage.clear()
  await eventDeskWords.need('en')
})
afterEach(() => document.body.replaceChildren())

/** Before the draw nobody sits anywhere. */
function evening(phase: EventPhase): EventShown {
  const all = event({ phase, players: 6 })
  return phase === 'OPEN' ? { ...all, series: all.series.map((one) => ({ ...one, tables: [] })) } : all
}
const states = (of: EventShown): Readonly<Record<string, string>> =>
  Object.fromEntries(papersFor(of).map((paper) => [paper.name, stateOf(paper, printed(of.id))]))
const print = (of: EventShown, name: string): void => {
  const paper = papersFor(of).find((one) => one.name === name)
  if (paper) notePrinted(of.id, paper)
}

describe('the papers for the hall', () => {
  it('of seats and lists wait for the draw, start cards for an entry', () => {
    const seated = { seats: 'WAITS', draw: 'WAITS', lists: 'WAITS', fallback: 'WAITS' }
    const whole = { entrance: 'READY', regulations: 'READY', cards: 'READY' }
    expect(states(evening('OPEN'))).toEqual({ ...whole, ...seated })
    expect(states({ ...evening('OPEN'), players: [] })['cards']).toBe('WAITS')
    expect(new Set(Object.values(states(evening('DRAWN'))))).toEqual(new Set(['READY']))
  })

  it('are printed until something on them changes', () => {
    const before = evening('OPEN')
    print(before, 'cards')
    print(before, 'entrance')
    expect(states(before)).toMatchObject({ cards: 'PRINTED', entrance: 'PRINTED', regulations: 'READY' })
    const { players } = before
    const renamed = {
      ...before,
      players: players.map((one, n) => (n === 2 ? { ...one, name: 'Jan Zając' } : one)),
    }
    expect(states(renamed)).toMatchObject({ cards: 'CHANGED', entrance: 'PRINTED' })
    const withdrawn = {
      ...before,
      players: players.map((one, n) => (n ? one : { ...one, status: 'WITHDRAWN' as const })),
    }
    expect(states(withdrawn)['cards']).toBe('CHANGED')
    // The seats of a draw stand on start cards.
    expect(states(evening('DRAWN'))['cards']).toBe('CHANGED')
    const paid = { ...before, players: players.map((one) => ({ ...one, paid: true })) }
    expect(states(paid)['cards']).toBe('PRINTED')
  })

  it('are forgotten by a browser whose store holds something else', () => {
    localStorage.setItem('stolik.printed.e', 'nothing of ours')
    expect(printed('e')).toEqual({})
  })

  it('stand in one panel, each with what it waits for', async () => {
    const root = document.createElement('main')
    document.body.append(root)
    const files: string[] = []
    const draw = (of: EventShown): void => {
      const parts = {
        event: of,
        say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
        print: (file: string) => files.push(file),
        refresh: () => draw(of),
      } as unknown as DeskParts
      render(papersPanel(parts), root)
    }
    draw(evening('OPEN'))
    const lines = (): string[] =>
      [...root.querySelectorAll('li')].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
    expect(lines()).toContain('series 1: table lists once the series is drawn')
    expect(await faults(root)).toEqual([])
    draw(evening('DRAWN'))
    for (const button of root.querySelectorAll('button')) button.click()
    expect(files).toEqual([
      ...['entrance.pdf', 'regulations.pdf', 'cards.pdf'],
      ...['seats-1.pdf', 'draw-1.pdf', 'lists-1.pdf', 'fallback-1.pdf'],
    ])
    expect(lines()).toContain('series 1: table lists printed from this device')
  })
})
