/** Takes the README's picture of a club's event under way. */
import { visit } from '../browser/visit.js'
import { openBrowser } from '../engines/open.js'
import type { Demo } from './demo.js'

export async function takePicture(places: Demo['places'], file: string): Promise<void> {
  const address = places.find(([what]) => what.startsWith('An event under way'))?.[1]
  if (address === undefined) throw new Error('the demo has no event under way')
  const browser = await openBrowser()
  try {
    const { page } = await visit(browser, { viewport: { width: 1200, height: 900 }, locale: 'en-GB' })
    await page.goto(address)
    await page.locator('stolik-event h3').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: file })
  } finally {
    await browser.close()
  }
}
