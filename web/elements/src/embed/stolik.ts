/** The one script of a club's page. It is a module without any library; see docs/club-site.md. */
import { parts } from './parts.js'
import { watch } from './watch.js'

const mark = Symbol.for('stolik.embed')

// Two clubs, two versions, or one line pasted twice: one of them serves the page, since a tag is defined once.
if (!(mark in globalThis)) {
  Object.defineProperty(globalThis, mark, { value: true })
  watch(document, parts)
}
