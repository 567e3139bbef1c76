import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { choosePlaying, playing, readPlaying } from '../base/playing.js'
import { StolikSettings } from './settings.js'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  choosePlaying(readPlaying(null))
})

const draw = (): Promise<StolikSettings> => show(new StolikSettings(), { lang: 'en' })
const hand = (settings: StolikSettings): (string | undefined)[] =>
  Array.from(
    settings.shadowRoot
      ?.querySelector('stolik-hand')
      ?.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [],
    ({ dataset }) => dataset['card'],
  )
const pick = async (settings: StolikSettings, name: string, value: string): Promise<void> => {
  settings.shadowRoot?.querySelector<HTMLElement>(`[name=${name}][value=${value}]`)?.click()
  await settings.updateComplete
}

describe('the settings for playing cards', () => {
  it('are accessible', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('show at once how a hand will lie', async () => {
    const settings = await draw()
    await expect.poll(() => hand(settings).join(' ')).toBe('HA HT H9 CA CQ DK D9 SA SK')
    await pick(settings, 'trumps', 'right')
    await expect.poll(() => hand(settings).join(' ')).toBe('SA SK DK D9 CA CQ H9 HT HA')
    await pick(settings, 'sorting', 'rank')
    await expect.poll(() => hand(settings).join(' ')).toBe('D9 CQ DK SK SA CA H9 HT HA')
  })

  it('are kept for the tables', async () => {
    const settings = await draw()
    await pick(settings, 'only', 'never')
    await pick(settings, 'colours', 'off')
    await pick(settings, 'motion', 'slow')
    const { onlyCard, alternate, motion } = readPlaying(localStorage.getItem('stolik.playing'))
    expect([onlyCard, alternate, motion]).toEqual(['never', false, 'slow'])
    expect(playing.value.sorting).toBe('suit')
  })

  it('ask nothing about trumps and colours where a hand stays as it is laid', async () => {
    const settings = await draw()
    await pick(settings, 'sorting', 'own')
    expect(settings.shadowRoot?.querySelectorAll('[name=trumps], [name=colours]')).toHaveLength(0)
  })
})
