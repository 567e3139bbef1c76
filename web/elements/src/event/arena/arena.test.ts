import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../test/line.js'
import { GoEvent } from '../../base/go.js'
import { StolikArena } from './arena.js'
import { StolikArenaSeat, type ArenaSeat } from './seat.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('Act', { act: { __typename: 'EventDone', event: 'e', seq: 9, player: null } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const seat = (change: Partial<ArenaSeat> = {}): ArenaSeat => ({
  event: 'e',
  seq: 9,
  phase: 'PLAYING',
  player: 'p1',
  state: 'WAITING',
  table: null,
  live: null,
  tables: 2,
  place: 3,
  points: 41,
  seatedIn: 7,
  ...change,
})
const words = ({ shadowRoot }: HTMLElement): string =>
  shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? ''

/** A seat without a page to go to: what would open is collected. */
async function seatOf(change: Partial<ArenaSeat> = {}, more: object = {}) {
  const element = await show(new StolikArenaSeat(), { server: line.base, lang: 'en', event: 'e', ...more })
  const opened: string[] = []
  element.addEventListener(GoEvent.type, (going) => {
    going.preventDefault()
    opened.push((going as GoEvent).detail.table)
  })
  const tell = async (now: Partial<ArenaSeat>): Promise<void> => {
    await line.push('EventArenaSeat', { eventArenaSeat: seat(now) })
    await element.updateComplete
  }
  await tell(change)
  return { element, opened, tell }
}

describe('stolik-arena-seat', () => {
  it('has no faults that axe finds', async () => {
    for (const state of ['WAITING', 'PLAYING', 'PAUSED'] as const) {
      const { element } = await seatOf({ state })
      expect(await faults(element), state).toEqual([])
      element.remove()
    }
  })

  it('says in about how many seconds the next table comes, and what one has so far', async () => {
    const { element } = await seatOf()
    expect(words(element)).toContain('You wait for a table')
    expect(words(element)).toContain('Your next table in about 7 s')
    expect(words(element)).toContain('place 3 · points: 41 · tables: 2')
  })

  it('opens each table once, without a press, and none that this page shows already', async () => {
    const { opened, tell } = await seatOf({}, { current: 'first111' })
    await tell({ state: 'PLAYING', table: 7, live: null })
    expect(opened).toEqual([])
    await tell({ state: 'PLAYING', table: 7, live: 'second22' })
    await tell({ state: 'PLAYING', table: 7, live: 'second22', points: 42 })
    expect(opened).toEqual(['second22'])
    const again = await seatOf({ state: 'PLAYING', table: 7, live: 'second22' })
    expect(again.opened).toEqual([])
    const here = await seatOf({ state: 'PLAYING', table: 8, live: 'third333' }, { current: 'third333' })
    expect(here.opened).toEqual([])
  })

  it('pauses with one press, and goes on with another', async () => {
    const { element, tell } = await seatOf()
    const press = (): void => element.shadowRoot?.querySelector('button')?.click()
    press()
    expect((await line.until('Act')).variables).toMatchObject({ act: { ready: { ready: false } } })
    await tell({ state: 'PAUSED', seatedIn: null })
    expect(words(element)).toContain('You are pausing')
    expect(element.shadowRoot?.querySelector('button')?.textContent.trim()).toBe('I am here, go on')
  })

  it('shows nothing in an event that is no arena', async () => {
    const element = await show(new StolikArenaSeat(), { server: line.base, lang: 'en', event: 'e' })
    await line.refuse('EventArenaSeat', 'UNKNOWN_TABLE')
    await expect.poll(() => words(element)).toBe('')
  })
})

describe('stolik-arena', () => {
  const leader = (place: number, playing = false) => ({
    place,
    player: `p${place}`,
    number: place,
    name: `Player ${place}`,
    points: 100 - place,
    tables: 4,
    playing,
  })
  const arena = (leaders: readonly object[]) => ({
    eventArena: {
      event: 'e',
      seq: 9,
      phase: 'PLAYING',
      starts: 0,
      endsAt: null,
      waiting: 2,
      playing: 9,
      tables: 3,
      leaders,
    },
  })
  const arenaWith = async (leaders: readonly object[]): Promise<StolikArena> => {
    const element = await show(new StolikArena(), { server: line.base, lang: 'en', event: 'e', mine: 'p2' })
    await line.push('EventArena', arena(leaders))
    await element.updateComplete
    return element
  }

  it('has no faults that axe finds', async () => {
    expect(await faults(await arenaWith([leader(1, true), leader(2)]))).toEqual([])
  })

  it('says how many play and wait, who leads, and who plays now', async () => {
    const element = await arenaWith([leader(1, true), leader(2)])
    expect(words(element)).toContain('Playing: 9 · waiting: 2 · tables: 3')
    const rows = [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])]
    expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Player 1 plays 99 4',
      '2 Player 2 98 4',
    ])
    expect(rows.map((row) => row.className)).toEqual(['', 'me'])
  })

  it('says so while no table has finished', async () => {
    expect(words(await arenaWith([]))).toContain('No table has finished yet.')
  })
})
