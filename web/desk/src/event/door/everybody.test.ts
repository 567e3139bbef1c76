import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EntryOf, EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../../words/event/index.js'
import type { DeskParts, Undoing } from '../parts.js'
import { everybody } from './everybody.js'
import { inTurn } from './in-turn.js'

beforeEach(() => eventDeskWords.need('en'))
afterEach(() => document.body.replaceChildren())

const fee = { amount: 2000, currency: 'PLN', use: 'PRIZES', reduced: [], lost: [] } as const

function evening(status: 'PLANNED' | 'RUNNING' = 'PLANNED'): EventShown {
  const all = event({ phase: 'OPEN', players: 6 })
  return {
    ...all,
    regulations: { ...all.regulations, fee },
    series: all.series.map((one) => ({ ...one, status })),
    players: all.players.map((one, n) => ({ ...one, paid: n === 0 })),
  }
}

/** Draws what is done for everybody, for these who have come. Acts are done, or refused with this code. */
function drawn(of: EventShown, arrivals: readonly EntryOf['arrival'][], refused?: string) {
  const root = document.createElement('main')
  document.body.append(root)
  const acts: Act[] = []
  let undoing: Undoing | null = null
  const draw = (here: readonly EntryOf['arrival'][]): void => {
    const parts = {
      event: of,
      entries: { players: of.players.map(({ id }, n) => ({ id, fee: 2000, arrival: here[n] ?? null })) },
      locale: 'en',
      refresh: () => undefined,
      door: {
        undoing,
        offerUndo: (offered: Undoing | null) => {
          undoing = offered
          draw(here)
        },
      },
      say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
      watched: {
        busy: false,
        act: (act: Act) => {
          acts.push(act)
          return Promise.resolve(refused === undefined ? { done: {} } : { refused: { code: refused } })
        },
      },
    } as unknown as DeskParts
    render(everybody(parts), root)
  }
  draw(arrivals)
  const part = (title: string): HTMLDetailsElement | undefined => {
    const found = [...root.querySelectorAll('details')].find((one) =>
      one.querySelector('summary')?.textContent.includes(title),
    )
    found?.setAttribute('open', '')
    return found
  }
  const press = (words: string): void =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)?.click()
  return { root, acts, draw, part, press }
}
const names = (part: HTMLElement | undefined): readonly string[] =>
  [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))

describe('for everybody at the door', () => {
  it('there is nothing to do while nobody has come', () => {
    expect(drawn(evening(), []).root.querySelector('details')).toBeNull()
  })

  it('all who are not here withdraw in one act, after a list, and come back in one', async () => {
    const { root, acts, part, press } = drawn(evening(), ['HERE', 'HERE', null, 'LATE', null, null])
    const absent = part('Withdraw all who are not here (3)')
    expect(names(absent)).toHaveLength(3)
    expect(await faults(root)).toEqual([])
    absent?.querySelector<HTMLInputElement>('[value=p4]')?.click()
    press('withdraw these')
    expect(acts).toEqual([{ withdrawAbsent: { players: ['p2', 'p5'] } }])
    await expect
      .poll(() => root.querySelector('[role=status]')?.textContent)
      .toContain('2 players withdrawn.')
    press('undo')
    expect(acts[1]).toEqual({ restore: { players: ['p2', 'p5'] } })
    await expect.poll(() => root.querySelector('[role=status]')).toBeNull()
  })

  it('a box stays with its player when somebody comes meanwhile', () => {
    const { acts, draw, part, press } = drawn(evening(), ['HERE'])
    part('Withdraw all')?.querySelector<HTMLInputElement>('[value=p2]')?.click()
    draw(['HERE', 'HERE'])
    press('withdraw these')
    expect(acts).toEqual([{ withdrawAbsent: { players: ['p3', 'p4', 'p5'] } }])
  })

  it('a refusal offers nothing to undo', async () => {
    const { root, part, press } = drawn(evening(), ['HERE'], 'CHECKED_IN')
    part('Withdraw all')
    press('withdraw these')
    await Promise.resolve()
    expect(root.querySelector('[role=status]')).toBeNull()
  })

  it('all who are here and owe the fee pay in one act, each their own', () => {
    const { acts, part, press } = drawn(evening(), ['HERE', 'HERE', null, 'LATE'])
    const pay = part('Paid: all who are here and still owe the fee (2)')
    for (const line of names(pay)) expect(line).toContain('20.00')
    press('mark these as paid')
    expect(acts).toEqual([{ paidAll: { players: ['p1', 'p3'], paid: true } }])
  })

  it('nobody is withdrawn for not being here once a series has begun', () => {
    const { part } = drawn(evening('RUNNING'), ['HERE'])
    expect(part('Withdraw all')).toBeUndefined()
  })

  it('whoever has withdrawn can be brought back', () => {
    const all = evening()
    const of = {
      ...all,
      players: all.players.map((one) => ({ ...one, status: one.number > 4 ? 'WITHDRAWN' : one.status })),
    } as EventShown
    const { acts, part, press } = drawn(of, [])
    expect(names(part('Bring back who has withdrawn (2)'))).toHaveLength(2)
    press('bring back')
    expect(acts).toEqual([{ restore: { players: ['p4', 'p5'] } }])
  })
})

describe('things in turn', () => {
  it('run one after the other, also after one that failed', async () => {
    const begun: number[] = []
    const open: (() => void)[] = []
    const run = inTurn((n: number) => {
      begun.push(n)
      return new Promise<number>((resolve, reject) =>
        open.push(() => (n === 1 ? reject(new Error('no line')) : resolve(n))),
      )
    })
    const first = run(1).catch(() => 'failed')
    const second = run(2)
    await Promise.resolve()
    await Promise.resolve()
    expect(begun).toEqual([1])
    open[0]?.()
    expect(await first).toBe('failed')
    await expect.poll(() => begun).toEqual([1, 2])
    open[1]?.()
    expect(await second).toBe(2)
  })
})
