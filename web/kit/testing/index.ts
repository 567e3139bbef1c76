/** Helpers for the tests of elements, which every suite imports. */
import { locales, type Locale } from '@stolik/core'
import axe from 'axe-core'
import { needWords, type Words } from '../src/words/room.js'

export { shown } from './shown.js'
export { say, sent, text, type, values } from './paper.js'

/** A room with no words in any language, so codes appear as they are. */
export const noWords = Object.fromEntries(locales.map((locale) => [locale, {}])) as Words

/**
 * Returns the faults that axe finds in an element on the page, one line each; empty when there are none. Rules for pages
 * (landmarks, one heading of level 1) are left to the tests of whole pages.
 */
export async function faults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary ?? ''}`),
  )
}

/** Returns the rooms of words that an element uses. */
const roomsOf = (element: object): readonly Words[] =>
  'rooms' in element ? (element.rooms as readonly Words[]) : []

/**
 * Puts an element with these properties into the page, and waits until it is drawn in its language. While its words load, an
 * element is still drawn in the previous language.
 */
export async function show<T extends HTMLElement & { readonly updateComplete: Promise<boolean> }>(
  element: T,
  properties: Partial<T> = {},
): Promise<T> {
  Object.assign(element, properties)
  document.body.append(element)
  const wanted = locales.find((locale: Locale) => locale === element.lang)
  if (wanted !== undefined) await needWords(wanted, roomsOf(element))
  await element.updateComplete
  return element
}
