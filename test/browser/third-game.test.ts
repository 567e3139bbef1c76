/**
 * The proof of the interface: Tiny, which no line of platform or widgets knows, is played in the browser after
 * nothing but the composition roots were exchanged.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { openBrowser, visit } from './visit.js'
import { outer } from '../../platform/gateway/test/outer.js'

const root = join(import.meta.dirname, '../..')

/** Puts Tiny's composition root in the place of those of the widgets. */
const composition: Plugin = {
  name: 'composition',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/games.js') && importer?.includes('/web/widgets/src/') === true
      ? fileURLToPath(new URL('../tiny/web/games.ts', import.meta.url))
      : undefined,
}

describe('a third game', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'stolik-third-'))
  const portal = join(scratch, 'portal')
  let gateway: ChildProcess
  let address: string
  let browser: Browser

  beforeAll(async () => {
    await build({
      root: join(root, 'web/portal'),
      logLevel: 'error',
      plugins: [composition],
      build: { outDir: portal, emptyOutDir: true },
    })
    gateway = spawn(
      process.execPath,
      [
        '--conditions=source',
        '--import',
        'tsx',
        fileURLToPath(new URL('../tiny/gateway.ts', import.meta.url)),
        portal,
      ],
      {
        cwd: root,
        env: {
          ...outer,
          ...{
            NODE_ENV: 'production',
            STOLIK_SECRET: randomBytes(32).toString('hex'),
            HOST: '127.0.0.1',
            PORT: '0',
          },
          ...{ STOLIK_DATA: join(scratch, 'data'), STOLIK_BOT_DELAY: '0', STOLIK_RATE: '0' },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    // Behind whatever it has to say of its start.
    const lines = createInterface({ input: gateway.stdout as Readable })
    for await (const line of lines)
      if (line.startsWith('http')) {
        address = line
        break
      }
    browser = await openBrowser()
  }, 120_000)

  afterAll(async () => {
    await browser.close()
    gateway.kill()
    await once(gateway, 'exit')
    rmSync(scratch, { recursive: true, force: true })
  })

  it('is opened, played and settled like the others', { timeout: 120_000 }, async () => {
    const { page, faults } = await visit(browser)
    await page.goto(address)
    await page.locator('.new').click()
    await page.locator('button[name="bots"]').click()
    await page.locator('input[name="name"]').fill('Ola')
    await page.locator('stolik-name button').click()

    const settlement = page.locator('stolik-settlement')
    const move = page.locator('tiny-table button:enabled:not([data-move="concede"])')
    let moves = 0
    for (; moves < 12; moves++) {
      await settlement.or(move).first().waitFor()
      if (await settlement.isVisible()) break
      await move.last().click()
    }
    expect(moves).toBeGreaterThan(0)
    await settlement
      .getByText(/Wygrana|Przegrana|spasowali/)
      .first()
      .waitFor()
    expect(faults).toEqual([])
  })
})
