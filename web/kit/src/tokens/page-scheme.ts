/** Whether the page around is light or dark, as it tells the browser by `color-scheme`. */
import type { Scheme } from './sheet.js'

/**
 * The only scheme that the page is made for; undefined if it names both or none: then the reader's preference decides. Computed
 * styles do not contain what a `meta` says.
 */
export function pageScheme(): Scheme | undefined {
  const computed = getComputedStyle(document.documentElement).colorScheme
  const named = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content
  const words = (computed === 'normal' ? (named ?? '') : computed).split(/\s+/)
  const [isLight, isDark] = [words.includes('light'), words.includes('dark')]
  if (isLight === isDark) return undefined
  return isLight ? 'light' : 'dark'
}

/** Calls back when the page may have another scheme: it was switched on its root, or the reader's preference has changed. */
export function watchScheme(changed: () => void): void {
  const attributeFilter = ['class', 'style', 'data-theme', 'data-mode', 'data-color-scheme', 'data-bs-theme']
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed)
}
