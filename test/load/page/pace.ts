/** What the browser itself measures on a page: paints, shifts, long tasks, and how long a touch waits for its picture. */
import type { BrowserContext, Page } from 'playwright'

export interface Pace {
  /** Milliseconds from the start of the navigation; null if there was none. */
  readonly firstPaint: number | null
  readonly firstContentfulPaint: number | null
  readonly largestContentfulPaint: number | null
  /** The sum of all shifts that no input has caused. */
  readonly layoutShift: number
  /** The time of tasks beyond 50 ms each. */
  readonly blocking: number
  /** The slowest touch until the next picture, counted from 16 ms; null without a touch. */
  readonly touch: number | null
  /** When the finger went down for the first time. */
  readonly touched: number | null
}

declare global {
  var stolikPace: () => Pace
}

/** A performance entry; `value` and `hadRecentInput` are those of a layout shift. */
interface Entry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

export const notePace = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const paints = new Map<string, number>()
    let [largest, touch, touched]: (number | null)[] = [null, null, null]
    let [shifted, blocking] = [0, 0]
    const observe = (type: string, each: (entry: Entry) => void, more = {}): void =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as Entry))).observe({
        type,
        buffered: true,
        ...more,
      })
    observe('paint', ({ name, startTime }) => paints.set(name, startTime))
    observe('largest-contentful-paint', ({ startTime }) => (largest = startTime))
    observe('layout-shift', ({ value, hadRecentInput }) => (shifted += hadRecentInput ? 0 : value))
    observe('longtask', ({ duration }) => (blocking += Math.max(0, duration - 50)))
    observe(
      'event',
      ({ name, duration }) => {
        if (/^(pointer|click|key)/.test(name)) touch = Math.max(touch ?? 0, duration)
      },
      { durationThreshold: 16 },
    )
    addEventListener('pointerdown', ({ timeStamp }) => (touched ??= timeStamp), { capture: true })
    globalThis.stolikPace = () => ({
      firstPaint: paints.get('first-paint') ?? null,
      firstContentfulPaint: paints.get('first-contentful-paint') ?? null,
      largestContentfulPaint: largest ?? null,
      layoutShift: shifted,
      blocking,
      touch: touch ?? null,
      touched: touched ?? null,
    })
  })

/** A slow phone: a quarter of this processor's speed, and a third-generation mobile network. */
export const slow = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.down,
    uploadThroughput: slow.up,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
}
