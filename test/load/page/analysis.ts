/** The analysis of finished hands in a page: from the touch to who wins before each trick, to the last card, and to the bidding. */
import type { Browser, Page } from 'playwright'
import { slow, slowDown } from './pace.js'

/** Milliseconds from the touch on the button. */
export interface Analysed {
  readonly first: number
  readonly cards: number
  /** Null in a game whose bidding is not judged. */
  readonly bids: number | null
}

/**
 * Chromium slows down the page alone, not its threads or what these fetch. So a thread gets a rest after each piece of its work, three times as long
 * as the piece on a processor of a quarter of the speed, and answers only after it; and its file comes as late as it would over the slow line.
 */
const resting = (speed: number): string => `{
  const [pause, answer] = [setTimeout, postMessage.bind(globalThis)]
  let since = performance.now()
  const afterRest = (then) => pause(() => { since = performance.now(); then() }, ${speed - 1} * (performance.now() - since))
  addEventListener('message', () => { since = performance.now() })
  globalThis.setTimeout = (then) => afterRest(then)
  globalThis.postMessage = (told) => afterRest(() => answer(told))
}
`

export async function slowThreads(page: Page): Promise<void> {
  await page.route(/-thread-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const size = Number(response.headers()['content-length'] ?? body.length)
    await new Promise((resolve) => setTimeout(resolve, slow.latency + (1000 * size) / slow.down))
    await route.fulfill({ response, body: resting(slow.cpu) + body })
  })
}

/** @param bidding whether the page also judges the bidding */
export async function analysed(
  browser: Browser,
  url: string,
  { phone, bidding }: { readonly phone: boolean; readonly bidding: boolean },
): Promise<Analysed> {
  const context = await browser.newContext({
    viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    locale: 'pl-PL',
  })
  try {
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    if (phone) {
      await slowDown(page)
      await slowThreads(page)
    }
    await page.goto(url)
    await page.locator('stolik-analysis .start').waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(timed, bidding)
  } finally {
    await context.close()
  }
}

/** In the page: begins, and notes the times of the pictures that show each part. */
function timed(bidding: boolean): Promise<Analysed> {
  const find = (root: Document | ShadowRoot, tag: string): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === tag) return element
      const inside = element.shadowRoot === null ? null : find(element.shadowRoot, tag)
      if (inside !== null) return inside
    }
    return null
  }
  const root = find(document, 'stolik-analysis')?.shadowRoot
  const has = (selector: string): boolean => (root?.querySelector(selector) ?? null) !== null
  const start = performance.now()
  root?.querySelector<HTMLButtonElement>('.start')?.click()
  return new Promise((resolve) => {
    let first: number | null = null
    let cards: number | null = null
    const look = (): void => {
      const now = performance.now() - start
      if (has('.verdicts li')) first ??= now
      if (first !== null && !has('progress')) cards ??= now
      const isOver = cards !== null && (!bidding || has('.bids li'))
      if (isOver && first !== null && cards !== null) resolve({ first, cards, bids: bidding ? now : null })
      else requestAnimationFrame(look)
    }
    look()
  })
}
