import type { AnalysedCard } from '@stolik/core'
import { render } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import { PlayAgainEvent } from '../base/play-again.js'
import { againPart } from './again-part.js'
import type { Voice } from './say.js'

afterEach(() => document.body.replaceChildren())

const voice: Voice = {
  say: (code, args = {}) => `${code} ${Object.values(args).join(' ')}`.trim(),
  card: (card) => card,
  nameOf: (seat) => ['Ola', 'Jan', 'Ewa'][seat] ?? '',
}
const card: AnalysedCard = {
  step: 17,
  seat: 2,
  own: false,
  trick: 4,
  card: 'HT',
  reached: false,
  choices: null,
  mark: 'blunder',
  score: 48,
  lost: 21,
  lostScore: 144,
  grade: 0,
  better: 'H7',
}
const ofTable = { server: 'https://cards.example', table: 'abc', hand: 3, record: '', invitation: 'word' }
const ofRecord = { ...ofTable, table: '', record: 'a record', hand: 1, invitation: null }

function drawn(place: typeof ofTable | typeof ofRecord): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  render(againPart(place, card, voice), host)
  return host
}
const press = (host: HTMLElement, how: MouseEventInit = {}): MouseEvent => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  // Whatever the part decides, this page stays.
  host.addEventListener('click', (event) => {
    Object.assign(host, { wasFollowed: !event.defaultPrevented })
    event.preventDefault()
  })
  host.querySelector<HTMLElement>('a, button')?.dispatchEvent(click)
  return click
}
const wasFollowed = (host: HTMLElement): unknown => (host as { wasFollowed?: boolean }).wasFollowed

describe('the way from a marked card to playing again', () => {
  it('leads to the page of the hand, just before the card and in the seat of who played it', () => {
    const host = drawn(ofTable)
    const link = host.querySelector('a')
    expect(link?.href).toBe('https://cards.example/replay/abc/3?again=17.2&invitation=word')
    expect(link?.getAttribute('aria-label')).toBe('analysis.playAgainAt 4 Ewa')
    press(host)
    expect(wasFollowed(host)).toBe(true)
  })

  it('asks the page first, and is not followed if something there plays the hand', () => {
    const asked: unknown[] = []
    const take = (event: Event): void => {
      asked.push((event as PlayAgainEvent).detail)
      event.preventDefault()
    }
    document.addEventListener(PlayAgainEvent.type, take)
    const host = drawn(ofTable)
    press(host)
    expect(asked).toEqual([{ record: '', table: 'abc', hand: 3, step: 17, seat: 2 }])
    expect(wasFollowed(host)).toBe(false)
    const inNewTab = drawn(ofTable)
    press(inNewTab, { ctrlKey: true })
    expect(wasFollowed(inNewTab)).toBe(true)
    expect(asked).toHaveLength(1)
    document.removeEventListener(PlayAgainEvent.type, take)
  })

  it('is a button for a record, only where something on the page plays it', () => {
    expect(drawn(ofRecord).childElementCount).toBe(0)
    const there = document.createElement('stolik-same-cards')
    Object.assign(there, { record: 'a record', table: '', hand: 1 })
    document.body.append(there)
    expect(drawn(ofRecord).querySelector('button')?.textContent).toBe('analysis.playAgain')
    Object.assign(there, { record: 'another record' })
    expect(drawn(ofRecord).childElementCount).toBe(0)
  })
})
