/** Tests the sounds of a table in play: off, switched on in the settings, and on a hidden page. */
import { seal, seeded, type Hand } from '@stolik/core'
import { show } from '@stolik/kit/testing'
import { skat } from '@stolik/skat'
import { present } from '@stolik/skat/graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeLine, type Line } from '../../test/line.js'
import { games } from '../games.js'
import { choose, prefs } from '../base/prefs.js'
import { StolikSettings } from '../settings/settings.js'
import { StolikTable } from '../table/table.js'
import type { Cue } from './cues.js'

let line: Line
const cues: Cue[] = []
/** Counts the compared pairs of views, including those without a sound. */
let compared = 0
beforeEach(() => {
  localStorage.clear()
  cues.length = 0
  compared = 0
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('TableGame', { table: { __typename: 'Table', id: 'a', game: 'skat' } })
  line.answer('Me', { me: { id: 'p', name: 'Ola', tables: [] } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  choose({ sounds: false })
  vi.restoreAllMocks()
})

const fetched = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/sound/sounds.'))

/** Returns a hand as its bots play it, seen from chair 0, one table state per move. */
function evening(): readonly object[] {
  const plugin = seal(skat, present)
  const random = seeded(3)
  let hand: Hand | undefined = plugin.start(
    'pzskat',
    plugin.deal('pzskat', random),
    plugin.between('pzskat', []),
  )
  const tables: object[] = []
  while (hand !== undefined) {
    const { toAct }: Hand = hand
    const over = toAct.length === 0
    tables.push({
      id: 'a',
      seq: tables.length,
      epoch: '0',
      missed: null,
      notice: null,
      paused: false,
      awaits: false,
      event: null,
      again: null,
      game: 'skat',
      profile: 'pzskat',
      chairs: 3,
      length: 3,
      speed: 'FREE',
      phase: over ? 'BETWEEN' : 'PLAYING',
      hand: 0,
      dealer: 2,
      chair: 0,
      players: ['Ola', 'Jan', 'Ewa'].map((name, chair) => ({
        name,
        bot: false,
        online: true,
        clock: null,
        ready: false,
        lapsed: false,
        thinking: toAct.includes(chair),
      })),
      seating: [0, 1, 2],
      view: hand.view(0),
      fairness: null,
      invitation: null,
      nextIn: null,
      botsIn: null,
      levels: [],
      hints: false,
      settlement: over ? { scores: [0, 0, 48], lines: [] } : null,
      sheet: { rows: [], sums: [], totals: [0, 0, 0] },
    })
    const [seat] = toAct
    if (seat === undefined) break
    const next = hand.play(seat, hand.bot(seat, random))
    if ('refused' in next) throw new Error('the bot is refused')
    hand = next
  }
  return tables
}

const sit = (): Promise<StolikTable> => show(new StolikTable(), { server: line.base, lang: 'pl', table: 'a' })

/** Plays through the tables, and waits until each view is drawn. */
async function play(element: StolikTable, tables: readonly object[]): Promise<void> {
  const renderer = await games['skat']?.renderer()
  if (renderer === undefined) throw new Error('there is no such game')
  for (const table of tables) {
    await line.push('Table', { table })
    const view = renderer.read((table as { view: object }).view)
    await expect
      .poll(
        () =>
          JSON.stringify(
            element.renderRoot.querySelector<HTMLElement & { view: object }>('skat-table')?.view,
          ),
        {
          interval: 5,
        },
      )
      .toBe(JSON.stringify(view))
  }
}
const hidden = (state: DocumentVisibilityState): unknown =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

/** Records the cues, after a first touch of the page. */
async function listen(): Promise<void> {
  const { playTo } = await import('./sounds.js')
  const play = (heard: readonly Cue[]): void => {
    compared++
    cues.push(...heard)
  }
  playTo({ wake: () => undefined, play })
  await userEvent.keyboard('{Shift}')
}
/** Waits until each table of an evening was compared with the previous one. The sounds may come after the picture. */
const heardOut = (tables: readonly object[]): Promise<void> =>
  expect.poll(() => compared).toBeGreaterThanOrEqual(tables.length - 1)
const count = (cue: Cue): number => cues.filter((one) => one === cue).length

describe('the sounds of a table', () => {
  it('are not even loaded until somebody has switched them on', async () => {
    // Clears the timings, because a full list records nothing more.
    performance.clearResourceTimings()
    expect(prefs.value.sounds).toBe(false)
    const tables = evening()
    await play(await sit(), tables.slice(0, 6))
    expect(fetched()).toBe(false)
    // They are loaded once switched on, which proves that this test can detect it.
    choose({ sounds: true })
    await line.push('Table', { table: tables[6] ?? {} })
    await expect.poll(fetched).toBe(true)
  })

  it('are those of each card, each trick, each turn of mine and the end of a hand', async () => {
    await listen()
    choose({ sounds: true })
    const tables = evening() as { phase: string; players: { thinking: boolean }[] }[]
    await play(await sit(), tables)
    await heardOut(tables)
    expect(count('settled')).toBe(1)
    expect(count('card')).toBe(30)
    // The tenth trick is the end of the hand.
    expect(count('trick')).toBe(9)
    const turns = tables.filter(({ players }, n) => n > 0 && players[0]?.thinking === true)
    expect(count('turn')).toBeGreaterThan(8)
    expect(count('turn')).toBeLessThanOrEqual(turns.length)
  })

  it('are only that of my turn on a hidden page', async () => {
    await listen()
    choose({ sounds: true })
    hidden('hidden')
    const tables = evening()
    await play(await sit(), tables)
    await heardOut(tables)
    expect(cues.length).toBeGreaterThan(8)
    expect(new Set(cues)).toEqual(new Set(['turn']))
  })

  it('are not played for anything before a person came to the table', async () => {
    await listen()
    choose({ sounds: true })
    const tables = evening()
    await play(await sit(), tables.slice(20, 21))
    expect(cues).toEqual([])
  })
})

describe('the sound switch', () => {
  it('plays a sample at once when switched on, and is kept', async () => {
    await listen()
    const settings = await show(new StolikSettings(), { lang: 'pl' })
    const press = async (word: string): Promise<void> => {
      const label = [...settings.renderRoot.querySelectorAll('label')].find(
        ({ textContent }) => textContent.trim() === word,
      )
      if (label === undefined) throw new Error(`there is no ${word}`)
      await userEvent.click(label)
    }
    await press('włączone')
    await expect.poll(() => cues).toEqual(['card', 'turn'])
    expect(JSON.parse(localStorage.getItem('stolik.prefs') ?? '{}')).toMatchObject({ sounds: true })
    await press('wyłączone')
    // Clears the timings, because a full list records nothing more.
    performance.clearResourceTimings()
    expect(prefs.value.sounds).toBe(false)
    expect(cues).toHaveLength(2)
  })
})

it('a browser without audio plays in silence, and nothing fails', async () => {
  const failed = vi.fn()
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, failed)
  const real = globalThis.AudioContext
  Reflect.deleteProperty(globalThis, 'AudioContext')
  const [{ loudspeaker }, { playTo }] = await Promise.all([import('./sink.js'), import('./sounds.js')])
  playTo(loudspeaker())
  await userEvent.keyboard('{Shift}')
  choose({ sounds: true })
  const element = await sit()
  await play(element, evening())
  await expect.poll(() => element.renderRoot.querySelector('stolik-settlement')?.checkVisibility()).toBe(true)
  globalThis.AudioContext = real
  for (const kind of ['error', 'unhandledrejection']) removeEventListener(kind, failed)
  expect(failed).not.toHaveBeenCalled()
})
