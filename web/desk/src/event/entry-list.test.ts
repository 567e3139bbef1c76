import { say } from '@stolik/core'
import { render } from 'lit'
import { afterEach, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { eventDeskWords } from '../words/event/index.js'
import { matchingPlayers } from './door/find.js'
import { entryList } from './entry-list.js'
import type { DoorParts, DeskParts } from './parts.js'

const { players } = event({ phase: 'OPEN', names: ['Łucja Żak', 'Jan Kos', 'Anna Kòsicka', 'Ewa Lis'] })
const names = (sought: string): string[] => matchingPlayers(players, sought).map(({ name }) => name)

it('finds entries for hurried typing: by number, and by a part of a name without diacritics', () => {
  expect(names('')).toHaveLength(4)
  expect(names(' 2 ')).toEqual(['Jan Kos'])
  expect(names('lucja z')).toEqual(['Łucja Żak'])
  expect(names('KOS')).toEqual(['Jan Kos', 'Anna Kòsicka'])
  expect(names('nobody')).toEqual([])
})

it('finds the entry whose start card is scanned', () => {
  const people = players.map(({ id, number }) => ({ id, number, card: `card${number}xyz` }))
  const found = (text: string): string[] => matchingPlayers(players, text, people).map(({ name }) => name)
  expect(found('https://valley.example/event/abc/card#card3xyz')).toEqual(['Anna Kòsicka'])
  expect(found('card9xyz')).toEqual([])
})

type Box = 'fee paid' | 'is here'

/** Draws the entries of an event in a hall for its director, whose acts are answered in this order. */
async function drawn(answers: readonly boolean[], arrival: 'HERE' | null = null) {
  await eventDeskWords.need('en')
  const all = event({ phase: 'OPEN' })
  const shown = { ...all, players: all.players.map((one) => ({ ...one, paid: false })) }
  const root = document.createElement('main')
  document.body.append(root)
  const sent: object[] = []
  const door: DoorParts = {
    send: (act) => {
      sent.push(act)
      return Promise.resolve(answers[sent.length - 1] ?? false)
    },
    undoing: null,
    offerUndo: () => undefined,
    onlyAbsent: false,
    showOnlyAbsent: (onlyAbsent) => draw({ ...door, onlyAbsent }),
  }
  const draw = (door: DoorParts): void => {
    const parts = {
      event: shown,
      directs: true,
      entries: {
        players: shown.players.map(({ id }, n) => ({
          id,
          arrival: n === 0 ? arrival : null,
          card: null,
          pin: null,
          fee: null,
        })),
      },
      sought: '',
      href: '/event/e',
      locale: 'en',
      door,
      say: (code: string, args = {}): string => say(eventDeskWords.en, 'en', code, args),
      watched: { busy: false, shown },
    } as unknown as DeskParts
    render(entryList(parts), root)
  }
  draw(door)
  const boxes = (label: Box): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>(`td input[aria-label$="${label}"]`),
  ]
  return { root, sent, boxes, players: shown.players }
}

afterEach(() => document.body.replaceChildren())

it.each([
  ['fee paid', { paid: { player: 'p0', paid: true } }],
  ['is here', { checkIn: { player: 'p0', arrival: 'HERE', seen: 'NONE' } }],
] as const)('a box “%s” that could not be written down is not ticked', async (label, act) => {
  const { boxes, sent } = await drawn([false, false, true])
  const [box] = boxes(label)
  for (const [n, isTicked] of [false, false, true].entries()) {
    box?.click()
    expect(sent).toHaveLength(n + 1)
    await expect.poll(() => box?.checked).toBe(isTicked)
  }
  expect(sent[0]).toEqual(act)
})

it('a box of somebody who is here takes that back, and says what it saw', async () => {
  const { boxes, sent } = await drawn([true], 'HERE')
  expect(
    boxes('is here')
      .map(({ checked }) => checked)
      .slice(0, 2),
  ).toEqual([true, false])
  boxes('is here')[0]?.click()
  expect(sent).toEqual([{ checkIn: { player: 'p0', arrival: null, seen: 'HERE' } }])
})

it('shows only who is not here once somebody is', async () => {
  const nobody = await drawn([])
  expect(nobody.root.querySelectorAll('input:not(td input)')).toHaveLength(0)
  document.body.replaceChildren()
  const { root, players: all } = await drawn([], 'HERE')
  expect(root.querySelectorAll('tbody tr')).toHaveLength(all.length)
  root.querySelector<HTMLInputElement>('input:not(td input)')?.click()
  expect(root.querySelectorAll('tbody tr')).toHaveLength(all.length - 1)
})
