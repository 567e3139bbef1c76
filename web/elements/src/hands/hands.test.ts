import { writeRecord, type HandRecord } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { StolikHands } from './hands.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  document.body.replaceChildren()
  line.restore()
})

const row = (hand: number, owner: number, score: number) => ({
  hand,
  dealer: 2,
  code: 'game',
  args: { chair: owner },
  owners: [owner],
  totals: [0, 0, 0],
  scores: [0, 1, 2].map((chair) => (chair === owner ? score : chair === 2 ? null : 0)),
})
const draw = (more: Partial<StolikHands> = {}): Promise<StolikHands> =>
  show(new StolikHands(), {
    server: line.base,
    lang: 'en',
    table: 'abcdefgh',
    players: ['Ola', 'Jan', 'Ewa'],
    rows: [row(0, 0, 48), row(1, 1, -36)],
    catalogue: { game: 'Grand of {chair}' },
    ...more,
  })
const rootOf = ({ shadowRoot }: StolikHands): ShadowRoot => shadowRoot as ShadowRoot
const press = (element: StolikHands, words: string, nth = 0): void =>
  [...rootOf(element).querySelectorAll('button')]
    .filter(({ textContent }) => textContent.trim() === words)
    [nth]?.click()
const told = (element: StolikHands): string =>
  [...rootOf(element).querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('')

/** A hand whose cards were not shuffled at its table. */
const unproven: HandRecord = {
  game: 'skat',
  version: 1,
  profile: 'pzskat',
  chairs: 3,
  hand: 0,
  players: ['Ola', 'Jan', 'Ewa'],
  deal: 'CAC9C8C7SJS9HTHQDJD8|CTSASTSQHADADTDKD9D7|CKCQCJS8S7HKHJH9H8DQ|SKH7',
  carry: '-',
  proof: null,
  moves: [],
}
/** The shuffle of check.test.ts. */
const record = (luck: readonly string[]): string =>
  writeRecord({
    ...unproven,
    proof: {
      commitment: '3c0eac5435221c47278d1c3a7633e8fdd6a93a704f9dee43157116939994f567',
      salt: '00112233445566778899aabbccddeeff',
      seed: 'ffeeddccbbaa99887766554433221100',
      luck,
    },
  })

describe('stolik-hands', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('lists the newest hand first, with the contract and the scores', async () => {
    const items = [...rootOf(await draw()).querySelectorAll('li')]
    expect(items.map((item) => item.querySelector('.what')?.textContent)).toEqual([
      '2. Grand of Jan',
      '1. Grand of Ola',
    ])
    expect(items.map((item) => item.querySelector('.scores')?.textContent)).toEqual([
      'Jan −36 · Ola 0',
      'Ola +48 · Jan 0',
    ])
  })

  it('links to the replay of each hand, with the invitation of a private table', async () => {
    const element = await draw()
    const link = (): string | undefined => rootOf(element).querySelector('a')?.href
    expect(link()).toBe(`${line.base}/replay/abcdefgh/2`)
    element.invitation = 'se kret'
    await element.updateComplete
    expect(link()).toBe(`${line.base}/replay/abcdefgh/2?invitation=se+kret`)
    expect(rootOf(element).querySelector('p')?.textContent).toContain('private')
  })

  it('checks the shuffle of a hand from its record', async () => {
    line.answer('Record', ({ variables }) => ({
      record: {
        __typename: 'Record',
        text: record(variables['hand'] === 0 ? ['aa', '', 'c3'] : ['aa', 'x', 'c3']),
      },
    }))
    const element = await draw()
    press(element, 'check the shuffle', 1)
    await expect.poll(() => told(element)).toMatch(/^It is right/)
    press(element, 'check the shuffle', 0)
    await expect.poll(() => told(element)).toMatch(/other cards/)
    expect(await faults(element)).toEqual([])
  })

  describe('of cards that were not shuffled at the table', () => {
    const check = async (one: HandRecord, more: Partial<StolikHands> = {}): Promise<StolikHands> => {
      line.answer('Record', { record: { __typename: 'Record', text: writeRecord(one) } })
      const element = await draw(more)
      press(element, 'check the shuffle', one.hand === 0 ? 1 : 0)
      await expect.poll(() => told(element)).not.toMatch(/^$|Checking/)
      return element
    }
    const checkOfEvent = (element: StolikHands): string | undefined =>
      rootOf(element).querySelector<HTMLAnchorElement>('a[href$="/verify"]')?.href

    it('says that they were sealed with the event, and leads to its check', async () => {
      const element = await check({ ...unproven, id: 'spring/1/0/0' })
      expect(told(element)).toMatch(/^These cards were not shuffled at this table.*sealed with the event/)
      expect(checkOfEvent(element)).toBe(`${line.base}/event/spring/verify`)
      expect(rootOf(element).querySelector('.refusal, .good')).toBeNull()
      expect(await faults(element)).toEqual([])
    })

    it('knows the event of older records from the table', async () => {
      const element = await check(unproven, { event: 'spring' })
      expect(told(element)).toContain('sealed with the event')
      expect(checkOfEvent(element)).toBe(`${line.base}/event/spring/verify`)
    })

    it('says that they are those of an earlier hand, in the first hand of a table that was given them', async () => {
      const element = await check(unproven, { given: true })
      expect(told(element)).toBe(
        'These cards were not shuffled at this table: they are those of an earlier hand.',
      )
      expect(checkOfEvent(element)).toBeUndefined()
    })

    it('says of all others that everybody gets the same ones', async () => {
      for (const [one, more] of [
        [unproven, {}],
        [{ ...unproven, hand: 1 }, { given: true }],
        [{ ...unproven, id: 'a name of another platform' }, {}],
      ] as const) {
        const element = await check(one, more)
        expect(told(element)).toMatch(/^These cards were not shuffled at this table: everybody/)
        expect(checkOfEvent(element)).toBeUndefined()
        document.body.replaceChildren()
      }
    })

    it('does not take a text that is no record for one', async () => {
      line.answer('Record', { record: { __typename: 'Record', text: 'stolik: 1\n' } })
      const element = await draw()
      press(element, 'check the shuffle')
      await expect.poll(() => told(element)).toMatch(/not well formed/)
    })
  })

  it('says why there is no record', async () => {
    line.answer('Record', { record: { __typename: 'Refused', code: 'NO_SUCH_RECORD' } })
    const element = await draw()
    press(element, 'check the shuffle')
    await expect.poll(() => told(element)).toMatch(/no such record/i)
  })

  it('shares through the device’s own dialog', async () => {
    const shared = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
    const element = await draw()
    press(element, 'share')
    await expect.poll(() => told(element)).toBe('Shared.')
    expect(shared).toHaveBeenCalledWith({ title: '2. Grand of Jan', url: `${line.base}/replay/abcdefgh/2` })
  })

  it('copies the link if the device cannot share, or shows it if copying fails', async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const element = await draw()
    press(element, 'share')
    await expect.poll(() => told(element)).toBe('The link is on the clipboard.')
    expect(write).toHaveBeenCalledWith(`${line.base}/replay/abcdefgh/2`)
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    press(element, 'share')
    await expect
      .poll(() => rootOf(element).querySelector('input')?.value)
      .toBe(`${line.base}/replay/abcdefgh/2`)
    expect(await faults(element)).toEqual([])
  })

  it('says that no hand is over yet', async () => {
    expect(rootOf(await draw({ rows: [] })).textContent).toContain('No deal is over yet')
  })
})
