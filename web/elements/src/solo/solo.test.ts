import { isBad, locales, readRecords } from '@stolik/core'
import type { TableElement } from '@stolik/kit/table'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { choosePlaying, playing as playingChoices } from '../base/playing.js'
import { choose } from '../base/prefs.js'
import type { StolikReplay } from '../replay/replay.js'
import { forgetHands, readHands, readRunning, runningKey, writeRunning } from './kept.js'
import { openGame, soloGames } from './open.js'
import type { SoloPlaying } from './playing.js'
import { forgetQuickness, masterTime, tryQuickness } from './quick.js'
import { StolikSolo } from './solo.js'

let line: Line
beforeEach(() => {
  // No gateway answers anything.
  line = fakeLine()
  choose({ locale: 'en' })
})
afterEach(() => {
  document.body.replaceChildren()
  writeRunning(null)
  forgetHands()
  forgetQuickness()
  history.replaceState(null, '', location.pathname)
  line.restore()
  choose({ locale: null })
})

const [first = ''] = soloGames
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
const find = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector)
  if (found === null || found === undefined) throw new Error(`no ${selector}`)
  return found
}
const press = (element: Element, selector: string): void => find(element, selector).click()
const ready = async (properties: Partial<StolikSolo> = {}): Promise<StolikSolo> => {
  const element = await show(new StolikSolo(), { server: line.base, pace: 0, ...properties })
  await vi.waitFor(() => expect((find(element, '.begin') as HTMLButtonElement).disabled).toBe(false))
  await element.updateComplete
  return element
}
const playingOf = (element: StolikSolo): SoloPlaying | null => element.playing

/** Plays to the end of the hand, each time by a move that a person could send. */
async function playHand(element: StolikSolo): Promise<void> {
  await vi.waitFor(
    () => {
      if (element.shadowRoot?.querySelector('stolik-settlement')) return
      const playing = playingOf(element)
      const moves = playing?.hand.toAct.includes(playing.seat) ? playing.hand.legal(playing.seat) : []
      if (moves[0] !== undefined)
        (find(element, '.board') as TableElement).dispatchEvent(
          new CustomEvent('stolik-move', {
            detail: { move: moves[0], card: true },
            bubbles: true,
            composed: true,
          }),
        )
      throw new Error('not over yet')
    },
    { timeout: 60_000, interval: 5 },
  )
}
/** The name and the text of the file that a press downloads. */
async function saved(press: () => void): Promise<{ readonly name: string; readonly content: string }> {
  const files = vi.spyOn(URL, 'createObjectURL')
  let name = ''
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
  try {
    press()
    const blob = files.mock.lastCall?.[0]
    return { name, content: blob instanceof Blob ? await blob.text() : expect.fail('nothing was saved') }
  } finally {
    files.mockRestore()
    click.mockRestore()
  }
}
const begun = async (game: string): Promise<StolikSolo> => {
  const element = await ready()
  press(element, `input[name=game][value=${game}]`)
  await element.updateComplete
  await vi.waitFor(() => expect((find(element, '.begin') as HTMLButtonElement).disabled).toBe(false))
  press(element, '.begin')
  await vi.waitFor(() => find(element, '.board'))
  await element.updateComplete
  return element
}

describe.each(soloGames)('stolik-solo with %s', (id) => {
  it('plays a hand without a gateway, settles it and lists it', { timeout: 120_000 }, async () => {
    const element = await begun(id)
    expect(await faults(element)).toEqual([])
    const board = find(element, '.board') as TableElement
    expect(board.players.map((player) => player?.bot)).toEqual(board.players.map((_, chair) => chair > 0))
    await playHand(element)
    expect(await faults(element)).toEqual([])
    expect(find(element, 'stolik-sheet').shadowRoot?.querySelectorAll('tbody tr')).toHaveLength(1)
    find(element, 'stolik-settlement').dispatchEvent(new CustomEvent('stolik-next'))
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('stolik-settlement')).toBeNull())
    expect(text(element)).toContain('deal 2')

    press(element, '.leave')
    await element.updateComplete
    expect(text(element)).toContain('Your game waits: deal 2.')
    const links = element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.hands a') ?? []
    expect(links).toHaveLength(1)
    expect(await faults(element)).toEqual([])
    // The game and its rules have asked no gateway.
    expect(line.asked).toEqual([])
  })
})

describe('stolik-solo', () => {
  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    choose({ locale: null })
    const element = await ready({ lang })
    expect(text(element)).toMatch(/\p{L}/u)
    expect(text(element)).not.toContain('solo.')
  })

  it.each([
    ['offers masters where the device is quick', 0, true, 'quick enough for a master.'],
    ['offers no master where it is slow, and says why', masterTime, false, 'too slow'],
  ])('%s', async (_, took, isOffered, sentence) => {
    const plugin = (await openGame(first))?.plugin ?? expect.fail('no rules')
    let time = 0
    const thread = { ask: () => Promise.resolve('a card'), stop: () => undefined }
    await tryQuickness(plugin, thread, () => (time += took))
    const element = await ready()
    press(element, `input[name=game][value=${first}]`)
    await vi.waitFor(() => expect(find(element, '.quickness').textContent).toContain(sentence))
    expect(element.shadowRoot?.querySelector('input[name=level][value=master]') !== null).toBe(isOffered)
    expect(await faults(element)).toEqual([])
  })

  it('goes on with a hand that was begun, and says so', async () => {
    const element = await begun(first)
    const before = readRunning()
    element.remove()
    const again = await ready()
    expect(text(again)).toContain('Your game waits: deal 1.')
    press(again, '.on')
    await vi.waitFor(() => find(again, '.board'))
    expect(readRunning()?.series).toEqual(before?.series)
    expect(playingOf(again)?.record.deal).toBe(/^deal: (.*)$/m.exec(before?.record ?? '')?.[1])
  })

  it('plays as the person has chosen, also when they choose again during a hand', async () => {
    const before = playingChoices.value
    choosePlaying({ sorting: 'rank', trumps: 'right', onlyCard: 'always', motion: 'off' })
    try {
      const element = await begun(first)
      const board = find(element, '.board') as unknown as Readonly<Record<string, unknown>>
      const chosen = (): unknown => [board['order'], board['onlyCard'], board['step'], board['linger']]
      expect(chosen()).toEqual([{ by: 'rank', trumps: 'right', alternate: true }, 'always', 0, 1200])
      choosePlaying({ sorting: 'suit', motion: 'quick' })
      await element.updateComplete
      expect(chosen()).toEqual([{ by: 'suit', trumps: 'right', alternate: true }, 'always', 100, 700])
    } finally {
      choosePlaying(before)
    }
  })

  it('stops where the same hand goes on in another page', async () => {
    const element = await begun(first)
    dispatchEvent(new StorageEvent('storage', { key: runningKey, newValue: 'another' }))
    await element.updateComplete
    expect(text(element)).toContain('goes on in another open page')
    expect(playingOf(element)).toBeNull()
  })

  it('says in a sentence that older rules began a hand which cannot be finished', async () => {
    const element = await begun(first)
    const running = readRunning() ?? expect.fail('nothing is stored')
    element.remove()
    writeRunning({ ...running, record: `${(running.record ?? '').trimEnd()}\n0:nonsense\n` })
    const again = await ready()
    press(again, '.on')
    await vi.waitFor(() => expect(text(again)).toContain('begun by older rules'))
    expect(readRunning()).toBeNull()
  })

  it('shows a finished hand by its address, replayed without the gateway', { timeout: 120_000 }, async () => {
    const element = await begun(first)
    await playHand(element)
    press(element, '.leave')
    await element.updateComplete
    location.hash = (find(element, '.hands a') as HTMLAnchorElement).hash
    await vi.waitFor(() => find(element, 'stolik-replay'))
    line.cut()
    const replay = find(element, 'stolik-replay') as StolikReplay
    await vi.waitFor(() => expect(replay.shadowRoot?.querySelector('.board')).toBeInstanceOf(HTMLElement))
    expect(replay.shadowRoot?.querySelector('.stopped')).toBeNull()
    expect(await faults(element)).toEqual([])
    line.mend()
  })

  it(
    'saves one hand, or all of them, as a file of records that others read',
    { timeout: 120_000 },
    async () => {
      const element = await begun(first)
      await playHand(element)
      find(element, 'stolik-settlement').dispatchEvent(new CustomEvent('stolik-next'))
      await vi.waitFor(() => expect(element.shadowRoot?.querySelector('stolik-settlement')).toBeNull())
      await playHand(element)
      press(element, '.leave')
      await element.updateComplete
      const hands = readHands()
      expect(hands).toHaveLength(2)
      expect(text(element)).toContain('count for nothing')

      const all = await saved(() => press(element, '.hands .save'))
      expect(all.name).toBe('stolik-alone.txt')
      const records = readRecords(all.content)
      expect(records.map((read) => !isBad(read) && read.record.hand)).toEqual([0, 1])

      location.hash = (find(element, '.hands a') as HTMLAnchorElement).hash
      await vi.waitFor(() => find(element, '.one'))
      expect(text(element)).toContain('Played alone on this device')
      const one = await saved(() => press(element, '.one .save'))
      expect(one.name).toMatch(/^stolik-alone-.+\.2\.txt$/)
      expect(one.content).toBe(hands[1]?.record)
      expect(await faults(element)).toEqual([])
    },
  )

  it('forgets the hands only when it is told twice', { timeout: 120_000 }, async () => {
    const element = await begun(first)
    await playHand(element)
    writeRunning(null)
    press(element, '.leave')
    await element.updateComplete
    press(element, '.forget')
    await element.updateComplete
    expect(readHands()).toHaveLength(1)
    press(element, '.forget')
    await element.updateComplete
    expect(readHands()).toHaveLength(0)
    expect(element.shadowRoot?.querySelector('.hands')).toBeNull()
  })
})
