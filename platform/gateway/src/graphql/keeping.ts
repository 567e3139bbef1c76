/** Writes lasting values, and what has changed in them, once for all readers. */
import { keepChange, keepText, keptOf } from '../base/lasting.js'
import { page } from './page.js'
import { path } from './path.js'

/** Reuses the text that was written before of a lasting value. */
export const keeping =
  <T extends object>(anew: (value: T) => void) =>
  (value: T): void => {
    const cached = keptOf(value)
    if (cached === undefined) return anew(value)
    for (const { by, text } of cached.texts) if (by === anew) return page.put(text)
    const from = page.at()
    anew(value)
    keepText(cached, anew, page.copy(from))
  }

/** Works the change that led to a lasting value out once for all who are told it. */
export const keepingChange =
  <T extends object>(anew: (before: T, after: T) => boolean) =>
  (before: T, after: T): boolean => {
    const cached = keptOf(after)
    if (cached === undefined) return anew(before, after)
    let { change } = cached
    if (change?.by !== anew || change.since !== before) {
      const from = page.at()
      const text = path.apart(() => anew(before, after)) ? page.copy(from) : null
      page.back(from)
      change = { by: anew, since: before, text }
      keepChange(cached, change)
    }
    if (change.text === null) return false
    path.write()
    page.put(change.text)
    return true
  }
