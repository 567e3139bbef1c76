/**
 * Loads the element that tells the differences of a club's own rules. Importing this module instead of the element keeps the names
 * of its files out of pages that rarely need it.
 */
import('./differences.js').catch(() => undefined)

export {}
