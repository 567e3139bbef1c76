import { faults } from '@stolik/kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EntryOf, EventPlayer, EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../../words/event/index.js'
import { notReady } from '../not-ready.js'
import type { DoorEvent, SeekEvent, StolikDoor } from './door.js'
import { personOf } from './find.js'
import './door.js'

const entry = (n: number, arrival: EntryOf['arrival'] = null): EntryOf => ({
  id: `p${n}`,
  number: n,
  name: `Player ${n}`,
  club: null,
  team: null,
  pair: null,
  substitute: false,
  licence: null,
  woman: null,
  born: null,
  fee: 2000,
  card: `card${n}xyz`,
  pin: '123456',
  arrival,
})
const fee = { amount: 2000, currency: 'PLN', use: 'PRIZES', reduced: [], lost: [] } as const

function shown(series: 'PLANNED' | 'RUNNING', change: Partial<EventPlayer> = {}): EventShown {
  const before = event({ phase: series === 'PLANNED' ? 'OPEN' : 'PLAYING' })
  const [one] = before.players
  return {
    ...before,
    regulations: { ...before.regulations, fee },
    series: before.series.map((all) => ({ ...all, status: series })),
    players: [1, 2, 3].map((n) => ({
      ...(one as EventPlayer),
      id: `p${n}`,
      number: n,
      name: `Player ${n}`,
      status: 'ENTERED' as const,
      paid: n === 1,
      ...(n === 2 ? change : {}),
    })),
  }
}

describe('a code at the door', () => {
  const people = [entry(1), entry(2)]
  it('is that of a card, its address as it is printed now or was before, or a start number', () => {
    for (const text of [
      'card2xyz',
      ' card2xyz ',
      'https://valley.example/event/abc/card#card2xyz',
      'https://valley.example/event/abc/card/card2xyz',
      '2',
    ])
      expect(personOf(people, text)?.id).toBe('p2')
    for (const text of ['', 'card9', '9', 'https://valley.example/event/abc', 'null'])
      expect(personOf([...people, { ...entry(3), card: null }], text)).toBeUndefined()
  })
})

describe('the door', () => {
  let door: StolikDoor
  let acts: Act[]
  const open = async (all: EventShown, people: readonly EntryOf[]): Promise<void> => {
    await eventDeskWords.need('en')
    door = document.createElement('stolik-door')
    Object.assign(door, { lang: 'en', directs: true, shown: all, people })
    door.addEventListener('stolik-door', (sent) => acts.push((sent as DoorEvent).detail))
    const main = document.createElement('main')
    main.append(door)
    document.body.replaceChildren(main)
    await door.updateComplete
  }
  const come = async (code: string): Promise<string> => {
    const field = door.shadowRoot?.querySelector('input')
    if (field === null || field === undefined) throw new Error('no field')
    field.value = code
    field.form?.requestSubmit()
    await door.updateComplete
    return door.shadowRoot?.querySelector('[role=status]')?.textContent ?? ''
  }
  const press = (name: string): void => {
    const all = [...(door.shadowRoot?.querySelectorAll('button') ?? [])]
    all.find((one) => one.textContent.trim() === name)?.click()
  }
  beforeEach(() => {
    acts = []
  })

  it('notes who comes, and says table and fee in words', async () => {
    await open(shown('PLANNED', { table: 3, chair: 1 }), [entry(1), entry(2), entry(3)])
    const told = await come('card2xyz')
    for (const words of ['2 Player 2', 'Table 3', 'B', 'not checked in', 'Fee not paid'])
      expect(told).toContain(words)
    expect(acts).toEqual([{ checkIn: { player: 'p2', arrival: 'HERE', seen: 'NONE' } }])
    expect(await faults(door)).toEqual([])
    press('mark as paid')
    expect(acts.at(-1)).toEqual({ paid: { player: 'p2', paid: true } })
    // What was noted comes back with the entries.
    door.people = [entry(1), entry(2, 'HERE'), entry(3)]
    await door.updateComplete
    expect(door.shadowRoot?.textContent).toContain('is here')
    expect(door.shadowRoot?.textContent).toContain('Here: 1 of 3')
    press('came late')
    press('take back')
    expect(acts.slice(-2)).toEqual([
      { checkIn: { player: 'p2', arrival: 'LATE', seen: 'HERE' } },
      { checkIn: { player: 'p2', arrival: null, seen: 'HERE' } },
    ])
  })

  it('notes late once a series has begun, and nothing for a second scan or for somebody who has left', async () => {
    await open(shown('RUNNING', { status: 'WITHDRAWN' }), [entry(1), entry(2), entry(3, 'HERE')])
    await come('1')
    expect(acts).toEqual([{ checkIn: { player: 'p1', arrival: 'LATE', seen: 'NONE' } }])
    await come('3')
    expect(await come('2')).toContain('withdrawn')
    expect(acts).toHaveLength(1)
  })

  it('checks in by a part of a name, and for several shows who may be meant', async () => {
    const all = shown('PLANNED', { name: 'Łucja Żak', club: 'Blue' })
    await open(all, [entry(1), entry(2), entry(3)])
    const sought: string[] = []
    door.addEventListener('stolik-seek', (event) => sought.push((event as SeekEvent).detail))
    expect(await come('player')).toContain('2 people match “player”')
    expect(acts).toEqual([])
    const field = door.shadowRoot?.querySelector('input')
    expect(field?.value).toBe('player')
    expect(await come('lucja')).toContain('Łucja Żak')
    expect(acts).toEqual([{ checkIn: { player: 'p2', arrival: 'HERE', seen: 'NONE' } }])
    expect(field?.value).toBe('')
    if (field) field.value = 'bl'
    field?.dispatchEvent(new InputEvent('input'))
    expect(sought).toEqual(['', 'bl'])
  })

  it('takes the next card while an act is being sent', async () => {
    await open(shown('PLANNED'), [entry(1), entry(2), entry(3)])
    door.busy = true
    await come('card1xyz')
    await come('card2xyz')
    expect(acts).toHaveLength(2)
  })

  it('brings back whoever has withdrawn and is here after all, for the director alone', async () => {
    await open(shown('PLANNED', { status: 'WITHDRAWN' }), [entry(1), entry(2), entry(3)])
    let next: unknown
    door.addEventListener('stolik-door', (event) => (next = (event as DoorEvent).next))
    await come('2')
    press('is here after all')
    expect(acts).toEqual([{ restore: { players: ['p2'] } }])
    expect(next).toEqual({ checkIn: { player: 'p2', arrival: 'HERE', seen: 'NONE' } })
    door.directs = false
    await door.updateComplete
    expect(door.shadowRoot?.textContent).not.toContain('is here after all')
    expect(door.shadowRoot?.textContent).not.toContain('mark as paid')
  })

  it('says whose code is nobody’s, and shows it as text', async () => {
    await open(shown('PLANNED'), [entry(1)])
    expect(await come('<b>nobody</b>')).toContain('“<b>nobody</b>” belongs to nobody')
    expect(acts).toEqual([])
    expect(await faults(door)).toEqual([])
  })
})

describe('before a draw', () => {
  const ready = (all: EventShown, arrivals: readonly EntryOf['arrival'][], series = 1) => {
    const players = arrivals.map((arrival, i) => entry(i + 1, arrival))
    const entries = { officials: [], invitations: [], requests: [], players, series: [] }
    const { unpaid, absent } = notReady({ event: all, entries }, series)
    return [unpaid.map(({ number }) => number), absent.map(({ number }) => number)]
  }

  it('is said which teams are short, of those who have come', () => {
    const before = shown('PLANNED')
    const group = { kind: 'TEAM', size: 2, counting: 2, substitutes: 0 } as const
    const all = {
      ...before,
      regulations: { ...before.regulations, groups: [group] },
      players: before.players.map((one, i) => ({ ...one, team: i < 2 ? 'Byki' : null })),
    }
    const short = (arrivals: readonly EntryOf['arrival'][]) => {
      const players = arrivals.map((arrival, i) => entry(i + 1, arrival))
      const entries = { officials: [], invitations: [], requests: [], players, series: [] }
      return notReady({ event: all, entries }, 1).short
    }
    expect(short([null, null, null])).toEqual([])
    expect(short(['HERE', null, 'HERE'])).toEqual([{ team: 'Byki', players: 1, size: 2 }])
    expect(short(['HERE', 'LATE', null])).toEqual([])
  })

  it('is said who has not paid, and who is not checked in if anybody is', () => {
    const all = shown('PLANNED')
    expect(ready(all, [null, null, null])).toEqual([[2, 3], []])
    expect(ready(all, ['HERE', null, 'LATE'])).toEqual([[2, 3], [2]])
    expect(ready(all, ['HERE', null, null], 2)).toEqual([[2, 3], []])
    const online = { ...all, players: all.players.map((one, i) => ({ ...one, online: i === 1 })) }
    expect(ready(online, ['HERE', null, null])).toEqual([[2, 3], [3]])
    const entries = {
      officials: [],
      invitations: [],
      requests: [],
      players: [entry(1), { ...entry(2), fee: 0 }],
      series: [],
    }
    expect(notReady({ event: all, entries }, 1).unpaid.map(({ number }) => number)).toEqual([3])
    const free = { ...all, regulations: { ...all.regulations, fee: null } }
    expect(ready(free, ['HERE', 'HERE', 'HERE'])).toEqual([[], []])
    expect(ready(shown('PLANNED', { status: 'RESERVE' }), ['HERE', null, 'HERE'])).toEqual([[3], []])
  })
})
