import { render } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import type { DeskParts } from './parts.js'
import { waiting } from './entries.js'

afterEach(() => document.body.replaceChildren())

/** Draws the list for players who wait at these places (null: who play), with codes instead of words. */
function shown(...places: readonly (number | null)[]) {
  const acts: Act[] = []
  const act = (one: Act): Promise<null> => {
    acts.push(one)
    return Promise.resolve(null)
  }
  const players = places.map((waitingPlace, n) => {
    const status = waitingPlace === null ? 'ENTERED' : 'WAITING'
    return { id: `p${n + 1}`, number: n + 1, name: `P${n + 1}`, club: null, status, waitingPlace }
  })
  const root = document.createElement('div')
  document.body.append(root)
  const parts = {
    event: { players } as unknown as EventShown,
    watched: { busy: false, act },
    say: (code: string) => code,
  } as unknown as DeskParts
  render(waiting(parts), root)
  return { root, acts }
}

describe('the waiting list of the desk', () => {
  it('takes no room while nobody waits', () => {
    expect(shown(null, null).root.textContent.trim()).toBe('')
  })

  it('shows people in the order in which they move up', () => {
    const { root } = shown(null, 2, 1)
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['3 P3', '2 P2'])
  })

  it('offers to move everybody but the first ahead, with a reason', () => {
    const { root, acts } = shown(2, 1, null, 3)
    const choice = root.querySelector('select')
    expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual(['', 'p1', 'p4'])
    if (choice !== null) choice.value = 'p4'
    const reason = root.querySelector<HTMLInputElement>('[name=reason]')
    if (reason !== null) reason.value = 'comes from far away'
    root.querySelector('button')?.click()
    expect(acts).toEqual([{ advance: { player: 'p4', reason: 'comes from far away' } }])
  })

  it('needs no form for a single person', () => {
    expect(shown(null, 1).root.querySelector('form')).toBeNull()
  })
})
