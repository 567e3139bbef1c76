/** After a test that failed: what its pages show, as a screen reader would say it. Without that nobody knows where the journey stood. */
import type { Page } from 'playwright'
import { afterEach } from 'vitest'
import { openPages } from './visit.js'

const shown = async (page: Page): Promise<string> => page.locator('body').ariaSnapshot({ timeout: 5_000 })

afterEach(async ({ task }) => {
  for (const page of task.result?.state === 'fail' ? openPages : [])
    console.error(`${task.name}: ${page.url()}\n${await shown(page).catch(String)}`)
})
