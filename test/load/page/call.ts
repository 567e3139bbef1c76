/** One visit on a slow phone with an empty cache. */
import type { Browser, Page } from 'playwright'
import type { Guest } from '../../stage/people.js'
import { notePace, slowDown, type Pace } from './pace.js'
import { lendEyes } from '../../browser/table.js'

export interface Visit {
  readonly url: string
  /** The selector that shows that the page is there. */
  readonly ready: string
  /** What is touched then. */
  readonly touch: string
  /** What the touch leads to; without it, the next picture. */
  readonly until?: 'playable'
  /** The name that a stranger enters on the way. */
  readonly name?: string
  /** A guest whom this browser knows, and the gateway. */
  readonly guest?: { readonly at: string; readonly who: Guest }
}

export interface Called extends Pace {
  /** Milliseconds from the start of the navigation until the thing to touch is there. */
  readonly usable: number
  /** Milliseconds from the touch until a card or a call may be pressed. */
  readonly playable: number | null
  /** For the first load, until the network is quiet: bytes transferred with headers, and the number of responses. */
  readonly bytes: number
  readonly answers: number
}

export async function call(
  browser: Browser,
  { url, ready, touch, until, name, guest }: Visit,
): Promise<Called> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
  })
  try {
    if (guest !== undefined)
      await context.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
        [`stolik.guest ${guest.at}/graphql`, JSON.stringify(guest.who)],
      )
    // tsx wraps named functions in this, which no page has.
    await context.addInitScript('globalThis.__name = (named) => named')
    await lendEyes(context)
    await notePace(context)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const weight = await weigh(page)
    await slowDown(page)
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    const usable = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    await idle(page)
    const first = weight()
    await page.locator(touch).first().tap()
    if (name !== undefined) {
      await page.locator('stolik-name.asked input').fill(name)
      await page.keyboard.press('Enter')
    }
    const playable = until === 'playable' ? await playableAt(page) : null
    // The event is recorded with the picture that follows it.
    await idle(page)
    const pace = await page.evaluate(() => globalThis.stolikPace())
    return {
      ...pace,
      ...first,
      usable,
      playable: playable === null || pace.touched === null ? null : playable - pace.touched,
    }
  } finally {
    await context.close()
  }
}

/** Waits for two pictures and a pause of the main thread. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(done, { timeout: 2000 })),
        ),
      ),
  )

/** The time, on the page's clock, of the first picture in which something may be done at the table. */
const playableAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const check = (): void => {
          const seen = globalThis.stolikSight()
          const open = seen !== null && seen.calls.length + seen.choices.length + seen.playable.length > 0
          if (open && !seen.busy) resolve(performance.now())
          else if (performance.now() > 40_000) reject(new Error(`nothing to do: ${document.body.innerText}`))
          else requestAnimationFrame(check)
        }
        check()
      }),
  )

async function weigh(page: Page): Promise<() => { bytes: number; answers: number }> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  let [bytes, answers] = [0, 0]
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    answers += 1
  })
  return () => ({ bytes, answers })
}
