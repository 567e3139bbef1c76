/** The privacy page: in every language, with the operator’s own text, escaped, and linked from everywhere. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@stolik/core'
import { afterEach, expect, describe, it } from 'vitest'
import { undecided, type Settings } from '../../src/settings/settings.js'
import { testApp, type App } from '../help.js'
import { newSettings } from '../stores.js'

let app: App
afterEach(() => app.close())

const open = async (decided: Partial<Settings> = {}, keepAddresses?: number): Promise<void> => {
  const settings = newSettings()
  await settings.write(0, { ...undecided, ...decided })
  app = await testApp({ settings, ...(keepAddresses !== undefined && { keepAddresses }) })
}

describe('the privacy page', () => {
  it.each(locales)('says in %s who is responsible, and how long data is stored', async (locale) => {
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
    // No placeholders and no untranslated codes are left.
    expect(body).not.toMatch(/\{\w+\}|>(?:kept|yours|who)\.\w+</)
  })

  it('uses the browser’s language if none is chosen', async () => {
    await open()
    const { body } = await app.inject({ url: '/privacy', headers: { 'accept-language': 'de, en;q=0.5' } })
    expect(body).toContain('<h1>Datenschutz</h1>')
  })

  it('says so if the operator has not said who they are', async () => {
    await open()
    const { body } = await app.inject({ url: '/privacy?lang=en' })
    expect(body).toContain('has not said yet who they are')
    expect(body).not.toContain('<address>')
  })

  it('stands inside the site: with its head and links, and the band that the portal has drawn', async () => {
    const portal = mkdtempSync(join(tmpdir(), 'privacy-'))
    writeFileSync(
      join(portal, 'picture-art.json'),
      JSON.stringify({ band: '<path d="M0 0"/>', back: '', faces: {} }),
    )
    app = await testApp({ portal })
    const { body, headers } = await app.inject({ url: '/privacy?lang=de' })
    expect(body).toContain('<header><a class="mark" href="/">Stolik</a>')
    for (const href of ['/play', '/events', '/ranking', '/clubs', '/learn', '/for-clubs'])
      expect(body).toContain(`<li><a href="${href}">`)
    expect(headers['content-security-policy']).toContain("img-src 'self'")
    const band = await app.inject({ url: '/band.svg' })
    expect(band.headers['content-type']).toContain('image/svg+xml')
    expect(band.body).toContain('<path d="M0 0"/>')
    rmSync(portal, { recursive: true })
  })

  it('is linked from published rankings', async () => {
    await open()
    expect((await app.inject({ url: '/rankings/?lang=en' })).body).toContain(
      '<a href="/privacy?lang=en">Privacy</a>',
    )
  })
})
