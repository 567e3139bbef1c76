/** The privacy page: in every language, with the operator's own words, escaped, and led to from everywhere. */
import { locales } from '@stolik/core'
import { afterEach, expect, describe, it } from 'vitest'
import { memorySettings } from '../../src/settings/memory.js'
import { undecided, type Settings } from '../../src/settings/settings.js'
import { testApp, type App } from '../help.js'

let app: App
afterEach(() => app.close())

const open = async (decided: Partial<Settings> = {}, keepAddresses?: number): Promise<void> => {
  const settings = memorySettings()
  await settings.write(0, { ...undecided, ...decided })
  app = await testApp({ settings, ...(keepAddresses !== undefined && { keepAddresses }) })
}

describe('the privacy page', () => {
  it.each(locales)('says in %s who answers for it, and for how long what is kept', async (locale) => {
    await open(
      { name: 'Klub <b>Dolina</b>', place: 'Żory', contact: 'ul. Długa 1\nkontakt@dolina.example' },
      7 * 86_400_000,
    )
    const { statusCode, headers, body } = await app.inject({ url: `/privacy?lang=${locale}` })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain('Klub &lt;b&gt;Dolina&lt;/b&gt;')
    expect(body).toContain('Żory')
    expect(body).toContain('ul. Długa 1<br>kontakt@dolina.example')
    for (const days of [7, 60, 90]) expect(body).toMatch(new RegExp(`\\b${days}\\b`))
    // Nothing to fill in is left, and no code that has no sentence.
    expect(body).not.toMatch(/\{\w+\}|>(?:kept|yours|who)\.\w+</)
  })

  it('is in the language of the browser where none is chosen', async () => {
    await open()
    const { body } = await app.inject({ url: '/privacy', headers: { 'accept-language': 'de, en;q=0.5' } })
    expect(body).toContain('<h1>Datenschutz</h1>')
  })

  it('says that the operator has not said who they are', async () => {
    await open()
    const { body } = await app.inject({ url: '/privacy?lang=en' })
    expect(body).toContain('has not said yet who they are')
    expect(body).not.toContain('<address>')
  })

  it('is led to from published rankings', async () => {
    await open()
    expect((await app.inject({ url: '/rankings/?lang=en' })).body).toContain(
      '<a href="/privacy?lang=en">Privacy</a>',
    )
  })
})
