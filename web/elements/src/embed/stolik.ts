/** The only script that a club's page needs. It is a module without any library; see docs/club-site.md. */
import { parts } from './parts.js'
import { watch } from './watch.js'

const mark = Symbol.for('stolik.embed')

// Two clubs, two versions, or a line pasted twice: only one loader serves the page, since a tag can be defined only once.
if (!(mark in globalThis)) {
  Object.defineProperty(globalThis, mark, { value: true })
  watch(document, parts)
}
