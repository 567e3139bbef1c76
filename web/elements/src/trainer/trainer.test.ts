import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readStored, writeStored } from '../base/storage.js'
import { choose } from '../base/prefs.js'
import { trainers } from './games.js'
import { StolikTrainer } from './trainer.js'

const key = 'stolik.trainer'
beforeEach(() => writeStored(key, null))
afterEach(() => {
  vi.unstubAllGlobals()
  choose({ deck: 'french', ownDeck: false })
  document.body.replaceChildren()
})

const rootOf = ({ shadowRoot }: StolikTrainer): ShadowRoot => shadowRoot as ShadowRoot
const all = (element: StolikTrainer, selector: string): readonly HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>(selector),
]
const one = (element: StolikTrainer, selector: string): HTMLElement | null =>
  rootOf(element).querySelector<HTMLElement>(selector)
const focused = (element: StolikTrainer): string => rootOf(element).activeElement?.id ?? ''
const counted = (element: StolikTrainer): number =>
  all(element, '.answers td').reduce((sum, { textContent }) => sum + Number(textContent), 0)

async function drawn(game: string, more: Partial<StolikTrainer> = {}): Promise<StolikTrainer> {
  const element = await show(new StolikTrainer(), { lang: 'en', game, seed: 'test', ...more })
  await expect.poll(() => one(element, '.kinds button')).not.toBeNull()
  return element
}
async function asked(element: StolikTrainer, kind: number): Promise<void> {
  all(element, '.kinds button')[kind]?.click()
  await expect.poll(() => all(element, '.choices button').length).toBeGreaterThan(1)
}

it('names the cards of a German deck by its suits', async () => {
  choose({ deck: 'german' })
  const element = await drawn('skat', { lang: 'de' })
  await asked(element, 0)
  const label = (): string =>
    all(element, '.cards playing-card')
      .map((one) => one.getAttribute('label'))
      .join()
  await vi.waitFor(() => expect(label()).toMatch(/Eichel|Schellen/))
  expect(label()).not.toMatch(/Kreuz|Pik|Karo/)
})

describe.each(Object.keys(trainers))('stolik-trainer of %s', (game) => {
  it('asks no thread before it is asked, and is accessible at each step', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    const element = await drawn(game)
    expect(posted).not.toHaveBeenCalled()
    expect(await faults(element)).toEqual([])
    await asked(element, 0)
    await expect.poll(() => focused(element)).toBe('question')
    expect(await faults(element)).toEqual([])
    all(element, '.choices button')[0]?.click()
    await expect.poll(() => focused(element)).toBe('verdict')
    expect(one(element, '#verdict')?.textContent).toMatch(/Right|Nearly right|Wrong/)
    expect(await faults(element)).toEqual([])
    expect(rootOf(element).textContent).not.toMatch(/\b(train|trainer|hint|card|game)\.\w/)
    expect(posted).toHaveBeenCalledTimes(2)
    posted.mockRestore()
  })

  it('counts answers on the device, by what they are about, and forgets them when asked', async () => {
    const element = await drawn(game)
    for (const n of [1, 2]) {
      await asked(element, 1)
      all(element, '.choices button')[1]?.click()
      await expect.poll(() => counted(element)).toBe(n)
    }
    const later = await drawn(game)
    expect(counted(later)).toBe(2)
    one(later, '.answers button')?.click()
    await expect.poll(() => focused(later)).toBe('answers')
    expect(counted(later)).toBe(0)
    expect(readStored(key)).toBeNull()
  })

  it('takes two cards and a game by keyboard, and the last two cards count', async () => {
    const element = await drawn(game)
    await asked(element, 2)
    const cards = all(element, '.cards button')
    const answer = one(element, '.question > .primary') as HTMLButtonElement
    expect(answer.disabled).toBe(true)
    for (const card of cards.slice(0, 3)) {
      card.focus()
      await userEvent.keyboard(' ')
    }
    await expect
      .poll(() => cards.map((card) => card.getAttribute('aria-pressed')).slice(0, 4))
      .toEqual(['false', 'true', 'true', 'false'])
    const names = cards.slice(1, 3).map((card) => card.getAttribute('aria-label') ?? '')
    all(element, '.choices button')[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => answer.disabled).toBe(false)
    answer.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused(element)).toBe('verdict')
    const mine = all(element, '.mine playing-card').map((card) => card.getAttribute('label'))
    expect(mine.toSorted()).toEqual(names.toSorted())
    expect(await faults(element)).toEqual([])
    one(element, '.solution .primary')?.click()
    await expect.poll(() => one(element, '.solution')).toBeNull()
    await expect.poll(() => all(element, '.cards button').length).toBeGreaterThan(10)
  })

  it('asks the same by the same seed, and something else next', async () => {
    const labels = (element: StolikTrainer): readonly (string | null)[] =>
      all(element, '.cards playing-card').map((card) => card.getAttribute('card'))
    const [element, same] = [await drawn(game), await drawn(game)]
    await asked(element, 0)
    await asked(same, 0)
    const first = labels(element)
    expect(labels(same)).toEqual(first)
    all(element, '.kinds button')[0]?.click()
    await expect.poll(() => labels(element).length > 0 && labels(element).join() !== first.join()).toBe(true)
  })

  it('says what still works where a browser has no threads', async () => {
    writeStored(key, JSON.stringify({ [game]: { grand: { right: 2, near: 0, wrong: 1 } } }))
    vi.stubGlobal('Worker', undefined)
    const element = await drawn(game)
    all(element, '.kinds button')[0]?.click()
    await expect.poll(() => one(element, '[role=alert]')?.textContent).toContain('chapters')
    expect(counted(element)).toBe(3)
    expect(await faults(element)).toEqual([])
  })

  it('says so when the thread dies', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        onerror: ((event: Event) => void) | null = null
        postMessage(): void {
          this.onerror?.(new Event('error', { cancelable: true }))
        }
        terminate(): void {
          this.onerror = null
        }
      },
    )
    const element = await drawn(game)
    all(element, '.kinds button')[0]?.click()
    await expect.poll(() => one(element, '[role=alert]')?.textContent).toContain('This browser')
  })
})

describe('stolik-trainer of a game without a trainer', () => {
  it('shows nothing', async () => {
    const element = await show(new StolikTrainer(), { lang: 'en', game: 'whist' })
    expect(rootOf(element).textContent.trim()).toBe('')
  })
})
