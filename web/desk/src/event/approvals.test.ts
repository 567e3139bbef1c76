import { render } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { approvals } from './approvals.js'
import type { DeskParts } from './parts.js'

afterEach(() => document.body.replaceChildren())

/** Draws this part of the desk for players of the given statuses, with codes instead of words. */
function shown(...statuses: readonly string[]) {
  const acts: Act[] = []
  const act = (one: Act): Promise<null> => {
    acts.push(one)
    return Promise.resolve(null)
  }
  const root = document.createElement('div')
  document.body.append(root)
  const players = statuses.map((status, n) => {
    const nothing = { club: null, team: null, pair: null }
    return { id: `p${n + 1}`, number: n + 1, name: `P${n + 1}`, status, ...nothing }
  })
  const parts = {
    event: { players } as unknown as EventShown,
    watched: { busy: false, act },
    say: (code: string, args: { readonly name?: string } = {}) => `${code}${args.name ?? ''}`,
  } as unknown as DeskParts
  render(approvals(parts), root)
  const press = (code: string): void =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === code)?.click()
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[name=player]')]
  return { root, acts, boxes, press }
}

describe('entries that wait for the director', () => {
  it('take no room where there are none', () => {
    expect(shown('ENTERED', 'WAITING').root.textContent.trim()).toBe('')
  })

  it('are answered together: the chosen ones, or all at once', () => {
    const { root, acts, boxes, press } = shown('PENDING', 'ENTERED', 'PENDING', 'PENDING')
    expect(boxes.map(({ value }) => value)).toEqual(['p1', 'p3', 'p4'])
    boxes[0]?.click()
    boxes[2]?.click()
    press('desk.approve')
    press('desk.decline')
    root.querySelector<HTMLInputElement>('input:not([name])')?.click()
    press('desk.approve')
    expect(acts).toEqual([
      { approve: { players: ['p1', 'p4'] } },
      { decline: { players: ['p1', 'p4'] } },
      { approve: { players: ['p1', 'p3', 'p4'] } },
    ])
  })

  it('without a chosen entry nothing is sent: the first box is focused instead', () => {
    const { acts, boxes, press } = shown('PENDING', 'PENDING')
    press('desk.approve')
    expect(acts).toEqual([])
    expect(document.activeElement).toBe(boxes[0])
  })

  it('the only one is chosen at once', () => {
    const { acts, press } = shown('PENDING')
    press('desk.approve')
    expect(acts).toEqual([{ approve: { players: ['p1'] } }])
  })

  it('a declined one can be approved after all', () => {
    const { acts, press } = shown('DECLINED')
    press('desk.approveAfterAll')
    expect(acts).toEqual([{ approve: { players: ['p1'] } }])
  })
})
