/** Parts of a table that not everybody needs. They are fetched once for all tables of a page. */
import { supportsAdoptingStyleSheets, type CSSResult } from 'lit'

interface LazyPart<T> {
  /** Undefined until it has come. */
  readonly value: T | undefined
  /** Fetches it; undefined if it is there. A failed load is repeated at the next call. */
  need(): Promise<void> | undefined
}

function lazy<T>(load: () => Promise<T>): LazyPart<T> {
  let value: T | undefined
  let coming: Promise<void> | undefined
  return {
    get value() {
      return value
    },
    need() {
      if (value !== undefined) return undefined
      coming ??= load().then(
        (part) => void (value = part),
        () => void (coming = undefined),
      )
      return coming
    },
  }
}

/** Sorts a hand in another order than the usual one. */
export const sorting = lazy(() => import('./sort-hand.js'))
/** Names the cards of a German deck. */
export const germanNames = lazy(() => import('./german-names.js'))
/** Plays cards without a tap. */
export const tapless = lazy(() => import('./without-tap.js'))
/** The layouts of low and of large tables, and what lies before players there. */
export const wide = lazy(() => import('./wide.js'))

/** The width in pixels below which no table has the layouts of `wide`. */
export const leastWide = 560

/** Adds styles to a shadow root behind one that it has, so that those after it stay the stronger ones. */
export function adoptBehind(root: ShadowRoot, before: CSSResult, added: readonly CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const sheets = [...root.adoptedStyleSheets]
    const at = sheets.indexOf(before.styleSheet as CSSStyleSheet) + 1
    sheets.splice(at, 0, ...added.map(({ styleSheet }) => styleSheet as CSSStyleSheet))
    root.adoptedStyleSheets = sheets
    return
  }
  const place = [...root.querySelectorAll('style')].find((style) => style.textContent === before.cssText)
  place?.after(
    ...added.map(({ cssText }) => Object.assign(document.createElement('style'), { textContent: cssText })),
  )
}
