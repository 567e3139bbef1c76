/** The browser in which journeys run: STOLIK_ENGINE names its engine, by default Chromium. */
import { chromium, firefox, type Browser } from 'playwright'
import { findTool } from '../tools.mjs'
import { openWebkit } from './webkit/browser.js'

export const engine = process.env['STOLIK_ENGINE'] ?? 'chromium'

/** Whether a journey is made in all its ways: every screen and every language. `npm test` and the other engines make one. */
export const allWays = engine === 'chromium' && process.env['STOLIK_TIER'] !== 'usual'

const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTool('chromium') ?? 'chromium',
    args: ['--no-sandbox'],
  })

/** Debian's own Firefox, driven over WebDriver BiDi. */
const openFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: findTool('firefox') ?? 'firefox',
    // Over BiDi reduced motion cannot be set per context, so it is set for the whole browser. Pages from a service worker
    // ignore the context's language, so the browser has that of most journeys.
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'pl-PL, pl',
      // No processes for pages that nobody has opened yet.
      'dom.ipc.processPrelaunch.enabled': false,
    },
  })

export function openBrowser(): Promise<Browser> {
  if (engine === 'chromium') return openChromium()
  if (engine === 'firefox') return openFirefox()
  // It implements only what page.ts names; any other call fails as a missing function.
  if (engine === 'webkit') return Promise.resolve(openWebkit() as unknown as Browser)
  throw new Error(`there is no engine “${engine}”`)
}
