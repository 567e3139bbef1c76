/** Browsers for the journeys: one browser, a fresh context (another person) each. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { engine, openBrowser as startBrowser } from '../engines/open.js'
import { lendEyes } from './table.js'

let shared: Promise<Browser> | undefined

/**
 * Opens the browser of a journey. It is one for all journeys of a worker, since it takes longer to start than some of them: whoever closes
 * it closes its contexts, and it ends with the worker. Our driver of WebKit starts one for each context.
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

/** Pages of all persons, for as long as they are open. */
export const openPages = new Set<Page>()

export interface Visitor {
  readonly page: Page
  /** What went wrong in the page: errors that nobody caught, and those of the console. */
  readonly faults: string[]
}

interface Look {
  readonly viewport?: typeof desk
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: string
  readonly hasTouch?: boolean
}

/** What each engine says of a line that is cut on purpose: that is no fault of the page. */
const cutOff = /ERR_CONNECTION|WebSocket|connection was lost|Could not connect|Firefox can’t establish/

/** Firefox says so where a strict policy forbids the icon that it has asked a site for by itself. */
export const ofItsIcon = /blocked the loading .* at \S+\/favicon\.ico/

/** A person with a browser of their own, who speaks Polish and wants nothing to move. */
export async function visit(browser: Browser, look: Look = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: desk,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    ...look,
  })
  await lendEyes(context)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
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
 * Playwright takes axe into every frame, and sums up in a page that it opens for that: where there is one frame it need not. Axe stays in
 * the page for the next time, since it takes longer to read than to run. In WebKit it is run in the page alone. Colours are those of the
 * other engines, and there axe takes a panel for clear where half of it is scrolled out of sight.
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

/** What axe finds wrong with the page as it stands, a line each; by all of its rules or by some. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await analyze(page, rules)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`),
  )
}

/** What is wrong with a page however it is lit: what axe finds, colours in light and in dark, and how far it sticks out at the side. */
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
