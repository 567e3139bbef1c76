/** Browsers for the journeys: one Chromium, a fresh context (another person) each. */
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { lendEyes } from './table.js'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })

export interface Visitor {
  readonly page: Page
  /** What went wrong in the page: errors that nobody caught, and those of the console. */
  readonly faults: string[]
}

interface Look {
  readonly viewport?: typeof desk
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: string
}

/** A person with a browser of his own, who speaks Polish and wants nothing to move. */
export async function visit(browser: Browser, look: Look = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: desk,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    ...look,
  })
  await lendEyes(context)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // A line that is cut on purpose is no fault of the page.
    if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket/.test(message.text()))
      faults.push(message.text())
  })
  return { page, faults }
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`),
  )
}
