import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { StolikFairness } from './fairness.js'

afterEach(() => document.body.replaceChildren())

/** The shuffle of check.test.ts. */
const fairness = {
  commitment: '3c0eac5435221c47278d1c3a7633e8fdd6a93a704f9dee43157116939994f567',
  next: null,
  opened: {
    salt: '00112233445566778899aabbccddeeff',
    seed: 'ffeeddccbbaa99887766554433221100',
    luck: ['aa', '', 'c3'],
    binding: null,
    deal: 'CAC9C8C7SJS9HTHQDJD8|CTSASTSQHADADTDKD9D7|CKCQCJS8S7HKHJH9H8DQ|SKH7',
  },
}
const draw = (more: Partial<StolikFairness> = {}): Promise<StolikFairness> =>
  show(new StolikFairness(), { lang: 'en', game: 'skat', profile: 'pzskat', fairness, ...more })
const status = (element: StolikFairness): string =>
  element.shadowRoot?.querySelector('[role=status]')?.textContent.trim() ?? ''
const press = (element: StolikFairness): void =>
  element.shadowRoot?.querySelector<HTMLElement>('button')?.click()

describe('stolik-fairness', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('checks the shuffle by dealing again, and keeps the verdict', async () => {
    const element = await draw()
    press(element)
    await expect.poll(() => status(element)).toMatch(/^It is right/)
    element.requestUpdate()
    await element.updateComplete
    expect(status(element)).toMatch(/^It is right/)
  })

  it('says how many players added luck to this hand, or that nobody did', async () => {
    const told = (element: StolikFairness): string => element.shadowRoot?.textContent ?? ''
    expect(told(await draw())).toContain('2 players added luck to this hand.')
    const opened = { ...fairness.opened, luck: ['', '', ''] }
    const alone = told(await draw({ fairness: { ...fairness, opened } }))
    expect(alone).toContain('nobody added luck')
    expect(alone).not.toContain('players added')
  })

  it('says how luck came into the hand, who withheld theirs, and when one’s own is missing', async () => {
    const text = (element: StolikFairness): string =>
      element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
    const binding = {
      table: 'abcdefgh',
      attempt: 1,
      commitments: ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)],
      ways: ['COMMITTED', 'WITHHELD', 'OPEN'],
    } as const
    const opened = { ...fairness.opened, binding }
    const [players, withheld] = [
      ['Ola', 'Jan', 'Ewa'],
      [0, 2, 0],
    ]
    const element = await draw({ fairness: { ...fairness, opened }, players, withheld, chair: 1 })
    expect(text(element)).toContain('1 player committed to luck before any was opened.')
    expect(text(element)).toContain('1 player added luck openly')
    expect(text(element)).toContain('the luck of Jan.')
    expect(text(element)).toContain('not opened at this table so far: Jan (2).')
    expect(text(element)).toContain('Your luck is not in this hand.')

    const older = await draw({ players, chair: 0 })
    expect(text(older)).toContain('2 players added luck openly')
    expect(text(older)).not.toContain('committed to luck')
    expect(text(older)).not.toContain('Your luck')
    const alone = { ...fairness, opened: { ...fairness.opened, luck: ['aa', '', ''] } }
    expect(text(await draw({ fairness: alone, players, chair: 0 }))).not.toContain('openly')
  })

  it('finds luck that is not what it was bound to', async () => {
    const binding = {
      table: 'abcdefgh',
      attempt: 0,
      commitments: ['a'.repeat(64), '', 'c'.repeat(64)],
      ways: ['COMMITTED', 'NONE', 'OPEN'],
    } as const
    const element = await draw({
      hand: 0,
      fairness: { ...fairness, opened: { ...fairness.opened, binding } },
    })
    press(element)
    await expect.poll(() => status(element)).toMatch(/not what was committed to/)
  })

  it('opens the shuffles that were thrown away', async () => {
    const { salt, seed, luck, deal } = fairness.opened
    const lost = { hand: 4, commitment: 'd'.repeat(64), salt, seed: 'e'.repeat(32), luck: null, deal: null }
    const element = await draw({
      fairness: null,
      thrown: [{ hand: 3, commitment: fairness.commitment, salt, seed, luck, deal }, lost],
    })
    const text = element.shadowRoot?.textContent ?? ''
    expect(text).toContain('2 shuffles of this table were thrown away')
    for (const part of ['hand 4', 'hand 5', seed, 'aa · – · c3', deal, 'e'.repeat(32)])
      expect(text).toContain(part)
    expect(await faults(element)).toEqual([])
  })

  it('says that nothing counts where the cards of the first hand were played before', async () => {
    const told = (element: StolikFairness): string => element.shadowRoot?.textContent ?? ''
    expect(told(await draw({ given: true }))).toContain('nothing at this table counts')
    expect(told(await draw())).not.toContain('nothing at this table counts')
  })

  it('says that the cards are different', async () => {
    const opened = { ...fairness.opened, luck: ['aa', 'x', 'c3'] }
    const element = await draw({ fairness: { ...fairness, opened } })
    press(element)
    await expect.poll(() => status(element)).toMatch(/other cards/)
  })

  it('discards the verdict of another hand, and offers no check before the opening', async () => {
    const element = await draw()
    press(element)
    await expect.poll(() => status(element)).not.toBe('')
    element.fairness = { commitment: 'f'.repeat(64), next: null, opened: null }
    await element.updateComplete
    expect(status(element)).toBe('')
    expect(element.shadowRoot?.querySelector('button')).toBeNull()
  })
})
