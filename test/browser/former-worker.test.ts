/**
 * A phone whose worker is of 1.2, with the scope `/event/`, comes over to the worker of the whole site: entries that wait are sent, the
 * former registration and its caches are gone, and the list opens without a network.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { startDirector, type Director } from '../event/remote.js'
import type { Gateway } from './gateway.js'
import { hallEvent } from './hall-event.js'
import { choose, enter, iAm, kept, saved, waiting } from './hall.js'
import { openBrowser, phone, visit } from './visit.js'

const root = join(import.meta.dirname, '../../web/portal')
const names = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc']
const former = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'former', `${name}.txt`), 'utf8')

/** Builds a site as it was until 1.2, with the worker of that time. */
const asBefore: Plugin = {
  name: 'as-before',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/web/portal/worker/worker.ts')) return former('worker.ts')
    if (id.endsWith('/web/portal/src/keep-offline.ts')) return former('keep-offline.ts')
    return id.endsWith('/web/portal/src/main.ts')
      ? `${readFileSync(id, 'utf8')}\ndocument.documentElement.dataset.build = 'former'\n`
      : undefined
  },
}

describe('a phone with the worker of 1.2', () => {
  const older = mkdtempSync(join(tmpdir(), 'stolik-former-'))
  const settings: Record<string, string> = { STOLIK_TEST_PORTAL: older }
  let director: Director<Gateway>
  let browser: Browser
  beforeAll(async () => {
    const main = fileURLToPath(new URL('./gateway-of-a-build.mjs', import.meta.url))
    const outside = process.env['NODE_ENV']
    process.env['NODE_ENV'] = 'production'
    await build({
      root,
      logLevel: 'error',
      plugins: [asBefore],
      build: { outDir: older, emptyOutDir: true },
    })
    process.env['NODE_ENV'] = outside
    rmSync(join(older, 'worker.js'))
    ;[director, browser] = await Promise.all([startDirector(settings, main), openBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await director.gateway.stop()
    rmSync(older, { recursive: true, force: true })
  })

  const buildOf = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['build'])
  const scopes = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    )
  const families = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/[^-]+$/, '')).sort())

  it('comes over to that of the whole site, and loses no entry', async () => {
    const { gateway } = director
    const { address } = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names)
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(address)
    await iAm(page, names[0] ?? '')
    await kept(page)
    await page.reload()
    await page.getByText('Rozdanie 1 z 3').waitFor()
    expect([await buildOf(page), await scopes(page), await families(page)]).toEqual([
      'former',
      ['/event/'],
      ['stolik-event-'],
    ])

    // An entry waits on the phone while the gateway is upgraded.
    await gateway.kill()
    await choose(page, 'nikt, pas')
    await enter(page)
    await waiting(page, 1)
    settings['STOLIK_TEST_PORTAL'] = join(root, 'dist')
    await gateway.start()
    await page.reload()
    const offer = page.getByRole('button', { name: 'wczytaj ją' })
    await offer.waitFor()
    expect(await buildOf(page)).toBe('former')
    await saved(page)

    await offer.click()
    await expect.poll(() => buildOf(page).catch(() => 'loading')).toBeUndefined()
    await page.getByText('1 z 3 rozdań').waitFor()
    await expect.poll(() => scopes(page)).toEqual(['/'])
    await expect.poll(() => families(page)).toEqual(['stolik-site-'])
    await page.reload()
    await page.getByText('1 z 3 rozdań').waitFor()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('1 z 3 rozdań').waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/worker\.js$/)
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

  it('keeps its caches as long as one of its pages is open', async () => {
    const { gateway } = director
    await gateway.kill()
    settings['STOLIK_TEST_PORTAL'] = older
    await gateway.start()
    const { address } = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names)
    const { page } = await visit(browser, { viewport: phone })
    await page.goto(address)
    await iAm(page, names[0] ?? '')
    await kept(page)
    await page.reload()
    await page.getByText('Rozdanie 1 z 3').waitFor()
    await gateway.kill()
    settings['STOLIK_TEST_PORTAL'] = join(root, 'dist')
    await gateway.start()

    // Somebody plays alone in another page, which keeps the whole site.
    const other = await page.context().newPage()
    await other.goto(`${gateway.url}/offline`)
    await other.getByText('Cała strona jest zapisana').waitFor()
    await expect.poll(() => scopes(other)).toEqual(['/'])
    expect(await families(other)).toEqual(['stolik-event-', 'stolik-site-'])
    expect(await page.evaluate(() => document.documentElement.dataset['build'])).toBe('former')
    await page.close()
    await other.reload()
    await other.getByText('Cała strona jest zapisana').waitFor()
    await expect.poll(() => families(other)).toEqual(['stolik-site-'])
  })
})
