/** A newer build of the site is published while a list is being kept: it is offered, and loaded only when a person agrees. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import type { Gateway } from './gateway.js'
import { startDirector, type Director } from '../event/remote.js'
import { hallEvent } from './hall-event.js'
import { choose, enter, iAm, kept, saved, waiting } from './hall.js'
import { openBrowser, phone, visit } from './visit.js'

const root = join(import.meta.dirname, '../../web/portal')
const names = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc']

/** Marks the newer build so that a page can tell which build it is. */
const mark: Plugin = {
  name: 'mark',
  transform: (code, id) =>
    id.endsWith('/web/portal/src/main.ts')
      ? `${code}\ndocument.documentElement.dataset.build = 'newer'\n`
      : undefined,
}

describe('a newer build of the site', () => {
  const newer = mkdtempSync(join(tmpdir(), 'stolik-newer-'))
  const settings: Record<string, string> = { STOLIK_TEST_PORTAL: join(root, 'dist') }
  let director: Director<Gateway>
  let browser: Browser
  beforeAll(async () => {
    const main = fileURLToPath(new URL('./gateway-of-a-build.mjs', import.meta.url))
    const outside = process.env['NODE_ENV']
    process.env['NODE_ENV'] = 'production'
    await build({ root, logLevel: 'error', plugins: [mark], build: { outDir: newer, emptyOutDir: true } })
    process.env['NODE_ENV'] = outside
    ;[director, browser] = await Promise.all([startDirector(settings, main), openBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await director.gateway.stop()
    rmSync(newer, { recursive: true, force: true })
  })

  const buildOf = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['build'])

  it('is offered beside the list, keeps waiting entries, and loads on request', async () => {
    const { gateway } = director
    const { address } = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names)
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(address)
    await iAm(page, names[0] ?? '')
    await kept(page)
    await page.reload()
    await page.getByText('Rozdanie 1 z 3').waitFor()
    const offer = page.getByRole('button', { name: 'wczytaj ją' })
    expect([await buildOf(page), await offer.isVisible()]).toEqual([undefined, false])

    // The gateway stops and comes back with the newer build, as in a release.
    await gateway.kill()
    await choose(page, 'nikt, pas')
    await enter(page)
    await waiting(page, 1)
    settings['STOLIK_TEST_PORTAL'] = newer
    await gateway.start()
    await page.reload()
    await offer.waitFor()
    expect(await buildOf(page)).toBeUndefined()
    await page.getByText('1 z 3 rozdań').waitFor()
    await saved(page)

    await offer.click()
    await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('newer')
    await page.getByText('1 z 3 rozdań').waitFor()
    await saved(page)
    expect(await offer.isVisible()).toBe(false)
    // The older build is deleted, and the newer one opens offline.
    const builds = await page.evaluate(() => caches.keys())
    expect(builds).toHaveLength(1)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('1 z 3 rozdań').waitFor()
    expect(await buildOf(page)).toBe('newer')
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})
