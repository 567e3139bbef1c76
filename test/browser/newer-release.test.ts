/**
 * A gateway is upgraded while pages are open: they keep working with their build, and say quietly that there is a newer one.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { startAlone, type Gateway } from './gateway.js'
import { mouse, playOn, playUntil } from './play.js'
import { axe, openBrowser, visit } from './visit.js'

const root = join(import.meta.dirname, '../../web/portal')
const news = 'Jest nowsza wersja tej strony.'

/** Marks the newer build so that a page can tell which build it is. All its files get other names by that. */
const mark: Plugin = {
  name: 'mark',
  transform: (code, id) =>
    id.endsWith('/web/portal/src/main.ts')
      ? `${code}\ndocument.documentElement.dataset.build = 'newer'\n`
      : undefined,
}

describe('pages that are open while the gateway is upgraded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-release-'))
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')]
  const settings: Record<string, string> = { STOLIK_TEST_PORTAL: older }
  let gateway: Gateway
  let browser: Browser
  beforeAll(async () => {
    cpSync(join(root, 'dist'), older, { recursive: true })
    const outside = process.env['NODE_ENV']
    process.env['NODE_ENV'] = 'production'
    await build({ root, logLevel: 'error', plugins: [mark], build: { outDir: newer, emptyOutDir: true } })
    process.env['NODE_ENV'] = outside
    const main = fileURLToPath(new URL('./gateway-of-a-build.mjs', import.meta.url))
    ;[gateway, browser] = await Promise.all([startAlone(settings, main), openBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const buildOf = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['build'])

  it('go on, and offer the newer build to people who are not at a table', async () => {
    const [reader, player] = [await visit(browser), await visit(browser)]
    await reader.page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.className === 'news')
              document.documentElement.dataset['newsCameWith'] ??= node.textContent
      }).observe(document, { childList: true, subtree: true })
    })
    await reader.page.goto(gateway.url)
    await reader.page.locator('stolik-lobby[data-known]').waitFor()
    expect(await reader.page.locator('.foot .release').textContent()).toMatch(/^Stolik \d+\.\d+\.\d+/)
    await player.page.goto(gateway.url)
    await player.page.getByRole('button', { name: 'nowy stolik' }).click()
    await player.page.getByRole('button', { name: 'gram z botami' }).click()
    await player.page.getByRole('textbox').fill('Danuta')
    await player.page.getByRole('button', { name: 'gram', exact: true }).click()
    await playUntil(player.page, mouse, (seen) => !seen.settled && seen.playable.length > 0)

    // The newer build replaces the older one, whose files are gone.
    await gateway.kill()
    rmSync(older, { recursive: true })
    settings['STOLIK_TEST_PORTAL'] = newer
    await gateway.start()

    await reader.page.getByText(news).waitFor()
    expect(await buildOf(reader.page)).toBeUndefined()
    expect(await axe(reader.page)).toEqual([])
    // The region was empty first, so that a screen reader notices when something is added.
    expect(await reader.page.evaluate(() => document.documentElement.dataset['newsCameWith'])).toBe('')
    // A page of the older build whose files were not fetched yet.
    await reader.page.getByRole('link', { name: 'Nauka gry' }).first().click()
    await reader.page.getByRole('heading', { level: 1 }).waitFor()
    await reader.page.getByRole('link', { name: 'Ile warta jest gra?' }).click()
    await reader.page.locator('stolik-value').waitFor()
    await expect
      .poll(() => reader.page.evaluate(() => document.querySelector('stolik-value')?.shadowRoot !== null))
      .toBe(true)
    await expect.poll(() => reader.page.getByText(news).count()).toBe(1)
    // Not offered on the screen of a hall, where nobody could press it. There is no such event, so its title is stubbed.
    await reader.page.route('**/event/none?lang=pl', (route) => route.fulfill({ contentType: 'text/html' }))
    await reader.page.evaluate(() => {
      history.pushState(null, '', '/event/none/board')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await reader.page.locator('main.board').waitFor()
    expect(await reader.page.getByText(news).count()).toBe(0)
    await reader.page.evaluate(() => history.back())
    await reader.page.getByText(news).waitFor()

    // Nothing moves at the table, and nothing is reloaded.
    expect((await playOn(player.page, mouse)).settled).toBe(true)
    expect(await player.page.getByText(news).count()).toBe(0)
    expect(await buildOf(player.page)).toBeUndefined()

    await reader.page.getByRole('button', { name: 'wczytaj ją' }).click()
    await expect.poll(() => buildOf(reader.page).catch(() => undefined)).toBe('newer')
    await reader.page.locator('stolik-value').waitFor()
    expect(await reader.page.getByText(news).count()).toBe(0)
    expect([...reader.faults, ...player.faults]).toEqual([])
  })
})
