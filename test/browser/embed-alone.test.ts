/** A browser that stores nothing for embedded third parties: people can still play as guests or as members of the club. */
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubSite, type ClubSite } from './club-site.js'
import { gathering, gatewayOf, hear, loader, sitAndPlay, type Gathering } from './embedding.js'
import type { Served } from './gateway.js'
import { findTool } from '../tools.mjs'
import { axe, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let site: ClubSite
beforeAll(async () => {
  site = await clubSite(() => [gateway.url])
  gateway = await gatewayOf(site.club)
  browser = await chromium.launch({
    executablePath: findTool('chromium') ?? 'chromium',
    args: ['--no-sandbox', '--test-third-party-cookie-phaseout'],
  })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await gateway.stop()
})

/** Simulates a browser that blocks all site data: touching any of these throws. */
async function open(): Promise<{ page: Page; heard: readonly string[] }> {
  const { page } = await visit(browser, { viewport: phone })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const heard = hear(page)
  await page.goto(site.url)
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('denied')
  return { page, heard }
}

const lines = (table: Gathering, attributes = ''): string =>
  `${loader(gateway)}<stolik-table table="${table.id}" ${attributes}></stolik-table><stolik-lobby ${attributes}></stolik-lobby>`

describe('without cookies of others and without storage', () => {
  it('plays as a guest', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    site.paste(lines(table))
    const { page, heard } = await open()
    await sitAndPlay(page, table, { name: 'Danuta' })
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  })

  it('plays as a guest in a frame', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    const address = `${gateway.url}/frame/table?table=${table.id}&club=lebork&lang=pl`
    site.paste(`<iframe title="stolik" width="100%" height="700" src="${address}"></iframe>`)
    const { page, heard } = await open()
    const frame = page.frames().find((one) => one.url() === address)
    if (frame === undefined) throw new Error('no frame')
    await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow('denied')
    await sitAndPlay(frame, table, { name: 'Danuta' })
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  })

  it('plays as the member whom the club names, asks the club once, and never asks for a name', async () => {
    const table = await gathering(gateway, 'baska', 'lebork', 4)
    site.member = 'Anna Nowak'
    site.paste(lines(table, 'token-url="/token"'))
    const before = site.asked
    const { page, heard } = await open()
    await sitAndPlay(page, table, { name: null })
    const lobby = page.locator('stolik-lobby')
    await lobby.scrollIntoViewIfNeeded()
    await lobby.getByText('Anna Nowak').first().waitFor()
    expect(site.asked - before).toBe(1)
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  })

  it('tells a person whom the club does not know that members sign in there, and lets them play', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    site.member = null
    site.paste(lines(table, 'token-url="/token"'))
    const { page, heard } = await open()
    await page.getByRole('button', { name: 'otwórz stolik' }).click()
    await page
      .getByRole('button', { name: /^siadam tutaj/ })
      .first()
      .click()
    await page.locator('stolik-table').getByText('Należysz do klubu?').waitFor()
    expect(await axe(page)).toEqual([])
    await page.reload()
    await sitAndPlay(page, table, { name: 'Danuta' })
    expect(heard).toEqual([])
  })
})
