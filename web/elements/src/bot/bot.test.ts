import { faults, show } from '@stolik/kit/testing'
import { locales } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import type { BotLevel } from '../client/types.js'
import { StolikBot } from './bot.js'
import { fetchBot } from './fetch.js'
import { botWords } from './words.js'

afterEach(() => document.body.replaceChildren())

const draw = async (level: BotLevel | null): Promise<string> => {
  const bot = new StolikBot()
  bot.textContent = 'Bot'
  await show(bot, { of: { level } })
  return bot.shadowRoot?.querySelector('slot') ? bot.textContent : (bot.shadowRoot?.textContent ?? '')
}

describe('stolik-bot', () => {
  it('names a beginner and a master in every language, and has no faults that axe finds', async () => {
    for (const locale of locales)
      expect(new Set([botWords[locale]['BEGINNER'], botWords[locale]['MASTER'], undefined]).size).toBe(3)
    expect(await draw('MASTER')).toBe(botWords.en['MASTER'])
    expect(await faults(document.querySelector('stolik-bot') as StolikBot)).toEqual([])
  })

  it('says no more of the usual bot, or of a level that this build does not know', async () => {
    expect(await draw('CLUB')).toBe('Bot')
    expect(await draw('KING' as BotLevel)).toBe('Bot')
    expect(await draw(null)).toBe('Bot')
  })

  it('takes its language from the surrounding element, also if it was on the page before its code', async () => {
    const around = document.createElement('div')
    around.lang = 'de'
    const bot = document.createElement('stolik-bot')
    bot.of = { level: 'MASTER' }
    around.attachShadow({ mode: 'open' }).append(bot)
    document.body.append(around)
    fetchBot([null, { level: 'MASTER' }])
    await expect.poll(() => bot.shadowRoot?.textContent).toContain('Meister-Bot')
  })
})
