import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { penalties } from './penalties.js'
import { penaltyEffect } from './penalty-effect.js'

const plain = event({ phase: 'PLAYING' })
const shown: EventShown = {
  ...plain,
  regulations: { ...plain.regulations, usualPenalties: ['A warning', 'Cards shown again: −2'] },
}
let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await eventDeskWords.need('en')
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
  const parts = {
    locale: 'en',
    say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
    event: shown,
    watched: { busy: false, act: (act: Act) => (acts.push(act), Promise.resolve(null)) },
  }
  render(penalties(parts as unknown as DeskParts), box)
})
const field = (name: string): HTMLInputElement =>
  box.querySelector('form')?.elements.namedItem(name) as HTMLInputElement
const choose = (line: string): void => {
  const select = box.querySelector('select') as HTMLSelectElement
  select.value = line
  select.dispatchEvent(new Event('change'))
}

describe('the usual penalties of an event', () => {
  it('are offered, fill reason and points, and are sent as a penalty', async () => {
    expect(await faults(box)).toEqual([])
    choose('Cards shown again: −2')
    expect([field('reason').value, field('points').value]).toEqual(['Cards shown again', '−2'])
    field('player').value = 'p0'
    box.querySelector('form')?.requestSubmit()
    expect(acts).toMatchObject([
      { adjust: { player: 'p0', points: -2, penalty: true, reason: 'Cards shown again' } },
    ])
  })

  it('leave the points alone where they take none', () => {
    field('points').value = '7'
    choose('A warning')
    expect([field('reason').value, field('points').value]).toEqual(['A warning', '7'])
  })

  it('say what they would change before they are given', () => {
    field('player').value = 'p0'
    choose('Cards shown again: −2')
    const line = box.querySelector('.effect')?.textContent.replaceAll(/[\u2068\u2069]/g, '')
    const row = shown.standings.individual[0]
    expect(line).toContain(`${row?.name}: points ${row?.points} → ${(row?.points ?? 0) - 2}, place 1 →`)
  })
})

it('the effect of a penalty counts who is ahead then, and none is told of somebody without a place', () => {
  const [first, second] = shown.standings.individual
  if (first === undefined || second === undefined) throw new Error('no rows')
  const standings = {
    ...shown.standings,
    individual: [
      { ...first, place: 1, points: 10 },
      { ...second, place: 2, points: 9 },
    ],
  }
  expect(penaltyEffect({ standings }, first.holder, -2)).toMatchObject({ from: 1, to: 2, after: 8 })
  expect(penaltyEffect({ standings }, first.holder, -1)).toMatchObject({ from: 1, to: 1, after: 9 })
  expect(penaltyEffect({ standings }, first.holder, 0)).toBeUndefined()
  expect(penaltyEffect({ standings }, 'nobody', -2)).toBeUndefined()
})
