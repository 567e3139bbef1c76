import { say } from '@stolik/core'
import { render } from 'lit'
import { expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { eventDeskWords } from '../words/event/index.js'
import { entryList, matchingPlayers } from './entry-list.js'
import type { DeskParts } from './parts.js'

const { players } = event({ phase: 'OPEN', names: ['Łucja Żak', 'Jan Kos', 'Anna Kòsicka', 'Ewa Lis'] })
const names = (sought: string): string[] => matchingPlayers(players, sought).map(({ name }) => name)

it('finds entries for hurried typing: by number, and by a part of a name without diacritics', () => {
  expect(names('')).toHaveLength(4)
  expect(names(' 2 ')).toEqual(['Jan Kos'])
  expect(names('lucja z')).toEqual(['Łucja Żak'])
  expect(names('KOS')).toEqual(['Jan Kos', 'Anna Kòsicka'])
  expect(names('nobody')).toEqual([])
})

it('a fee that could not be written down is not ticked', async () => {
  await eventDeskWords.need('en')
  const all = event({ phase: 'OPEN' })
  const shown = { ...all, players: all.players.map((one) => ({ ...one, paid: false })) }
  const box = document.createElement('main')
  const answers = [
    null,
    { refused: { code: 'PAID_ALREADY', args: {}, clause: null, problems: [] } },
    { done: {} },
  ]
  const asked: object[] = []
  const parts = {
    event: shown,
    entries: null,
    sought: '',
    href: '/event/e',
    locale: 'en',
    say: (code: string, args = {}): string => say(eventDeskWords.en, 'en', code, args),
    watched: {
      busy: false,
      shown,
      act: (act: object) => {
        asked.push(act)
        return Promise.resolve(answers[asked.length - 1])
      },
    },
  } as unknown as DeskParts
  render(entryList(parts), box)
  const tick = box.querySelector<HTMLInputElement>('input[type=checkbox]') ?? expect.fail('no box')
  document.body.append(box)
  for (const [n, isTicked] of [false, false, true].entries()) {
    tick.click()
    expect(asked).toHaveLength(n + 1)
    await expect.poll(() => tick.checked).toBe(isTicked)
  }
  box.remove()
  expect(asked[0]).toEqual({ paid: { player: shown.players[0]?.id, paid: true } })
})
