import { faults, show, shown } from '@stolik/kit/testing'
import { locales } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeStored } from '../base/storage.js'
import type { BotLevel, Player } from '../client/types.js'
import { StolikGathering } from './gathering.js'

beforeEach(() => writeStored('stolik.bots', null))
afterEach(() => document.body.replaceChildren())

const all = ['BEGINNER', 'CLUB', 'MASTER'] as const
const player = (name: string, level: BotLevel | null = null): Player => ({
  name,
  mark: null,
  bot: level !== null,
  level,
  online: true,
  clock: null,
  thinking: false,
  ready: false,
  lapsed: false,
})
const draw = (more: Partial<StolikGathering> = {}): Promise<StolikGathering> =>
  show(new StolikGathering(), {
    lang: 'en',
    levels: all,
    chair: 0,
    players: [player('Ola'), null, null],
    ...more,
  })
const radio = (element: StolikGathering, level: string): HTMLInputElement | null | undefined =>
  element.shadowRoot?.querySelector(`input[value=${level}]`)
const choice = (element: StolikGathering): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('.levels')

describe('stolik-gathering', () => {
  it.each(locales)(
    'offers the three levels to somebody who sits there, and says what each means, in %s',
    async (lang) => {
      const element = await draw({ lang })
      expect(await faults(element)).toEqual([])
      const said = new Set<string | undefined>()
      for (const level of ['BEGINNER', 'MASTER', 'CLUB']) {
        radio(element, level)?.click()
        await element.updateComplete
        said.add(choice(element)?.querySelector('p')?.textContent)
      }
      expect(said.size).toBe(3)
      expect(choice(element)?.textContent).not.toMatch(/BEGINNER|CLUB|MASTER|gather\./)
    },
  )

  it.each(locales)('says that nothing counts where the cards were played before, in %s', async (lang) => {
    const told = async (given: boolean): Promise<string> =>
      (await draw({ lang, given })).shadowRoot?.querySelector('.words')?.textContent ?? ''
    const [plain, more] = [await told(false), await told(true)]
    expect(more.length).toBeGreaterThan(plain.length + 60)
    expect(more).not.toContain('gather.')
  })

  it.each(locales)(
    'says what a rated series is, and how long it may take, and offers no bots, in %s',
    async (lang) => {
      const players = [player('Ola'), null, null]
      const element = await draw({ lang, players, chair: 0, rated: true, waitSeconds: 130, levels: [] })
      const words = element.shadowRoot?.querySelector('.words')?.textContent ?? ''
      expect(words).toMatch(/\b2\b/)
      expect(words).not.toContain('gather.')
      expect(element.shadowRoot?.querySelectorAll('.fill, li button')).toHaveLength(0)
      expect(await faults(element)).toEqual([])
      const unknown = await draw({ lang, players, chair: null, rated: true, waitSeconds: null, levels: [] })
      expect(unknown.shadowRoot?.querySelector('.words p:last-of-type')?.textContent).not.toMatch(/\d/)
      expect(unknown.shadowRoot?.querySelectorAll('li button')).toHaveLength(2)
    },
  )

  it.each(locales)(
    'says who has not come yet where the table of an event waits for its players, in %s',
    async (lang) => {
      const absent = (name: string): Player => ({ ...player(name), online: false })
      const players = [player('Ola'), absent('Jan'), { ...absent('Ewa'), bot: true, level: 'CLUB' } as const]
      const element = await draw({ lang, players, awaits: true, link: 'https://stolik.example/table/a' })
      expect(await faults(element)).toEqual([])
      const rows = [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => textContent,
      )
      expect(rows).toHaveLength(3)
      // Who has no account here yet is no bot.
      const [, second = '', third = ''] = rows
      expect(third.replace('Ewa', 'Jan').replace(/3/, '2')).toBe(second)
      expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).toContain('2')
      expect(element.shadowRoot?.querySelectorAll('button, input')).toHaveLength(0)
    },
  )

  it('takes club players at first, and remembers the choice on the device', async () => {
    const element = await draw()
    expect(radio(element, 'CLUB')?.checked).toBe(true)
    radio(element, 'MASTER')?.click()
    element.remove()
    const other = await draw()
    expect(radio(other, 'MASTER')?.checked).toBe(true)
  })

  it('offers no choice for a game with one level, nor to somebody who stands, nor at a full table', async () => {
    writeStored('stolik.bots', 'MASTER')
    const one = await draw({ levels: ['CLUB'] })
    expect(choice(one)).toBeNull()
    const stands = await draw({ chair: null })
    expect(choice(stands)).toBeNull()
    const full = await draw({ players: [player('Ola'), player('Antk', 'CLUB')] })
    expect(choice(full)).toBeNull()
  })

  it.each([
    ['BEGINNER', 'beginner bot'],
    ['CLUB', 'club bot'],
    ['MASTER', 'master bot'],
  ] as const)('says of a bot of level %s that it is a %s', async (level, words) => {
    const element = await draw({ players: [player('Ola'), player('Antk', level), null] })
    expect(element.shadowRoot?.querySelectorAll('li')[1]?.textContent).toContain(words)
  })

  describe('its link', () => {
    const long = `https://stolik.klub-skata-lebork.example/table/abcd2345#${'k3mz9q7f'.repeat(2)}`
    const button = (element: StolikGathering): HTMLElement | null | undefined =>
      element.shadowRoot?.querySelector<HTMLElement>('.share .button')
    const status = (element: StolikGathering): string =>
      shown(element.shadowRoot, '.share [role=status]') ?? ''
    const undo: (() => void)[] = []
    const replace = (name: 'share' | 'clipboard', value: unknown): void => {
      Object.defineProperty(navigator, name, { value, configurable: true })
      undo.push(() => Reflect.deleteProperty(navigator, name))
    }
    afterEach(() => undo.splice(0).forEach((one) => one()))

    it.each(locales)('can be read whole on a phone, in %s', async (lang) => {
      const element = await draw({ lang, link: long })
      element.style.width = '360px'
      const link = element.shadowRoot?.querySelector('#link')
      expect(link?.textContent).toBe(long)
      expect(link?.scrollWidth).toBeLessThanOrEqual(link?.clientWidth ?? 0)
      expect(await faults(element)).toEqual([])
    })

    it('is sent by the dialog of the device where there is one', async () => {
      const sent: unknown[] = []
      replace('share', (what: unknown) => Promise.resolve(void sent.push(what)))
      const element = await draw({ link: long })
      expect(button(element)?.textContent.trim()).toBe('send invitation')
      button(element)?.click()
      await expect.poll(() => status(element)).toBe('Sent.')
      expect(sent).toEqual([{ title: 'Invitation to a table', url: long }])
    })

    it('is copied elsewhere, or selected where nothing may be copied', async () => {
      const copied: string[] = []
      replace('share', undefined)
      replace('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) })
      const element = await draw({ link: long })
      expect(button(element)?.textContent.trim()).toBe('copy link')
      button(element)?.click()
      await expect.poll(() => status(element)).toContain('Copied.')
      expect(copied).toEqual([long])
      replace('clipboard', undefined)
      button(element)?.click()
      await expect.poll(() => status(element)).toContain('Selected.')
    })
  })
})
