/** Browsers for the journeys: one browser, with a fresh context for each person. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { engine, openBrowser as startBrowser } from '../engines/open.js'
import { recordConnections } from './cut.js'
import { lendEyes } from './table.js'

let shared: Promise<Browser> | undefined

/**
 * Opens the browser of a journey. All journeys of a worker share it, since it takes longer to start than some of them run.
 * `close` closes only its contexts; the browser ends with the worker. Our WebKit driver starts one browser per context.
 */
export function openBrowser(): Promise<Browser> {
  if (engine === 'webkit') return startBrowser()
  shared ??= startBrowser().then((browser) => {
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    return browser
  })
  return shared
}

export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/** The open pages of all people. */
export const openPages = new Set<Page>()

export interface Visitor {
  readonly page: Page
  /** What went wrong in the page: uncaught errors and console errors. */
  readonly faults: string[]
}

interface Look {
  readonly viewport?: typeof desk
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: string
  readonly hasTouch?: boolean
}

/** What each engine logs when a connection is cut on purpose, which is no fault of the page. */
const cutOff = /ERR_CONNECTION|WebSocket|connection was lost|Could not connect|Firefox can’t establish/

/** Firefox logs this where a strict policy forbids the icon that it requests on its own. */
export const ofItsIcon = /blocked the loading .* at \S+\/favicon\.ico/

/** A person with their own browser, set to Polish and reduced motion. */
export async function visit(browser: Browser, look: Look = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: desk,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    ...look,
  })
  await lendEyes(context)
  await recordConnections(context)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  openPages.add(page)
  page.on('close', () => openPages.delete(page))
  const faults: string[] = []
  const hear = (text: string): void => {
    if (!cutOff.test(text) && !ofItsIcon.test(text)) faults.push(text)
  }
  page.on('pageerror', (error) => hear(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text())
  })
  return { page, faults }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Playwright runs axe in every frame and opens a page to collect the results; a page without frames needs none of that. Axe
 * stays loaded in the page, since loading takes longer than running. In WebKit only the page itself is checked, without
 * colours: they are the same as in the other engines, and axe takes a panel that is half scrolled out of sight for transparent
 * there.
 */
async function analyze(page: Page, rules?: string[]): Promise<AxeResults['violations']> {
  if (engine !== 'webkit' && page.frames().length > 1) {
    const axe = new AxeBuilder({ page })
    return (await (rules === undefined ? axe : axe.withRules(rules)).analyze()).violations
  }
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`)))
    await page.evaluate(`(() => { ${axeSource} })()`)
  const all = engine === 'webkit' ? { rules: { 'color-contrast': { enabled: false } } } : {}
  return page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(rules === undefined ? all : { runOnly: rules })}).then(({ violations }) => violations)`,
  )
}

/** What axe finds wrong with the page now, one line each, by all of its rules or by some. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await analyze(page, rules)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`),
  )
}

/** All faults of a page: what axe finds, contrast in light and dark, and how far the page is too wide. */
export async function unsound(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const found = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await axe(page, ['color-contrast'])).map((fault) => `in dark: ${fault}`))
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return over === 0 ? found : [...found, `it is ${over} px wider than the screen`]
}
