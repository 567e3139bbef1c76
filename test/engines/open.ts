/** Which browser journeys are played in: STOLIK_ENGINE names its engine; without it Chromium. */
import { chromium, firefox, type Browser } from 'playwright'
import { findTool } from '../tools.mjs'
import { openWebkit } from './webkit/browser.js'

export const engine = process.env['STOLIK_ENGINE'] ?? 'chromium'

const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTool('chromium') ?? 'chromium',
    args: ['--no-sandbox'],
  })

/** Debian's own Firefox, led over WebDriver BiDi. */
const openFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: findTool('firefox') ?? 'firefox',
    // Over BiDi a context cannot be told that its person wants nothing to move.
    // A page that a service worker has kept is not told its person's language: it is that of most journeys.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'pl-PL, pl' },
  })

export function openBrowser(): Promise<Browser> {
  if (engine === 'chromium') return openChromium()
  if (engine === 'firefox') return openFirefox()
  // It has the part of Playwright's pages that page.ts names: whatever else is asked of it is no function there.
  if (engine === 'webkit') return Promise.resolve(openWebkit() as unknown as Browser)
  throw new Error(`there is no engine “${engine}”`)
}
