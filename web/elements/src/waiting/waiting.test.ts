import type { Renderer } from '@stolik/kit/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Phase } from '../client/types.js'
import { choose } from '../base/prefs.js'
import type { Shown } from '../live/session.js'
import { permission } from './notice.js'
import { lazyTurnNotifier, type LazyTurnNotifier } from './lazy-turn-notifier.js'

const renderer = { tricks: () => ({ done: 0, lying: 0 }) } as unknown as Renderer
const at = (phase: Phase, mine: boolean): Shown =>
  ({
    view: {},
    table: {
      id: 'a',
      epoch: '0',
      hand: 0,
      phase,
      chair: 0,
      game: 'skat',
      profile: 'pzskat',
      players: [{ thinking: mine }, { thinking: !mine }],
    },
  }) as unknown as Shown

let hidden = false
let table: LazyTurnNotifier | null = null
const turn = (away: boolean): void => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}
const open = (pageTitle = true): LazyTurnNotifier =>
  (table = lazyTurnNotifier({ locale: () => 'pl', pageTitle: () => pageTitle }))
const look = (phase: Phase, mine: boolean): void => table?.look({ current: at(phase, mine), renderer })

class FakeNotification extends EventTarget {
  static permission = 'granted'
  static readonly made: FakeNotification[] = []
  closed = false
  readonly title: string
  constructor(title: string) {
    super()
    this.title = title
    FakeNotification.made.push(this)
  }
  close(): void {
    this.closed = true
  }
}

beforeEach(() => {
  document.title = 'Stolik'
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('Notification', FakeNotification)
  FakeNotification.made.length = 0
  FakeNotification.permission = 'granted'
})
afterEach(() => {
  table?.stop()
  table = null
  hidden = false
  choose({ notify: false, vibrate: false })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a table that waits', () => {
  it('says so in the title while the page is hidden, and restores it', async () => {
    open()
    look('PLAYING', false)
    turn(true)
    look('PLAYING', true)
    await expect.poll(() => document.title).toBe('● Twój ruch · Stolik')
    turn(false)
    expect(document.title).toBe('Stolik')
  })

  it('says so when a person hides the page on their turn, and no longer after the turn', async () => {
    open()
    look('PLAYING', true)
    turn(true)
    await expect.poll(() => document.title).toBe('● Twój ruch · Stolik')
    look('PLAYING', false)
    await expect.poll(() => document.title).toBe('Stolik')
  })

  it('says that the game begins and who has answered, until the page is visible', async () => {
    open()
    look('GATHERING', false)
    turn(true)
    look('PLAYING', false)
    await expect.poll(() => document.title).toBe('● Zaczynamy grę · Stolik')
    table?.answered('Jan')
    await expect.poll(() => document.title).toBe('● Jan odpowiada · Stolik')
    turn(false)
    expect(document.title).toBe('Stolik')
  })

  it('leaves the title alone if the page forbids changes, or has changed it itself', async () => {
    choose({ notify: true })
    open(false)
    look('PLAYING', false)
    turn(true)
    look('PLAYING', true)
    await expect.poll(() => FakeNotification.made).toHaveLength(1)
    expect(document.title).toBe('Stolik')
    table?.stop()
    turn(false)
    open()
    look('PLAYING', false)
    turn(true)
    look('PLAYING', true)
    await expect.poll(() => document.title).toBe('● Twój ruch · Stolik')
    document.title = 'Another page'
    turn(false)
    expect(document.title).toBe('Another page')
  })

  it('notifies only where it was switched on and the browser allows it, once a turn', async () => {
    open()
    look('PLAYING', false)
    turn(true)
    look('PLAYING', true)
    await expect.poll(() => document.title).toContain('Twój ruch')
    expect(FakeNotification.made).toEqual([])
    choose({ notify: true })
    look('PLAYING', false)
    look('PLAYING', true)
    look('PLAYING', true)
    await expect.poll(() => FakeNotification.made.map(({ title }) => title)).toEqual(['Twój ruch'])
    turn(false)
    expect(FakeNotification.made[0]?.closed).toBe(true)
    FakeNotification.permission = 'denied'
    expect(permission()).toBe('denied')
    turn(true)
    look('PLAYING', false)
    look('PLAYING', true)
    await expect.poll(() => document.title).toContain('Twój ruch')
    expect(FakeNotification.made).toHaveLength(1)
  })

  it('vibrates at the beginning of a turn where that was switched on', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
    open()
    look('PLAYING', false)
    look('PLAYING', true)
    choose({ vibrate: true })
    look('PLAYING', false)
    look('PLAYING', true)
    await expect.poll(() => vibrate.mock.calls.length).toBe(1)
  })
})
