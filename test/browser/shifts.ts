/** Measures layout shifts without user input: how far, and which elements moved. */
import type { BrowserContext, Page } from 'playwright'

export interface Shifts {
  /** The sum of all shifts that no input has caused. */
  readonly sum: number
  /** Each shift with the elements that moved, to help fixing it. */
  readonly told: readonly string[]
}

declare global {
  var stolikShifts: () => Shifts
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

export const shifts = (page: Page): Promise<Shifts> => page.evaluate(() => globalThis.stolikShifts())

export const noteShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told: string[] = []
    let sum = 0
    const stretch = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ')
    /** The browser does not name elements inside shadow trees, so the element is found by its present position. */
    const at = (place: string, within: ParentNode = document): string | undefined => {
      for (const one of within.querySelectorAll('*')) {
        const found = one.shadowRoot === null ? undefined : at(place, one.shadowRoot)
        if (found !== undefined) return `${one.localName} ${found}`
        if (stretch(one.getBoundingClientRect()) === place)
          return `<${one.localName} class="${one.classList.value}"> ${one.textContent.trim().slice(0, 40)}`
      }
      return undefined
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        sum += value
        const moved = sources.map(({ previousRect, currentRect }) => {
          const now = stretch(currentRect)
          return `  ${stretch(previousRect)} → ${now} ${at(now) ?? ''}`
        })
        told.push([`${value.toFixed(4)} after ${Math.round(startTime)} ms`, ...moved].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    globalThis.stolikShifts = () => ({ sum, told })
  })
