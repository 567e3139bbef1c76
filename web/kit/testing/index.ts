/** For the tests of elements: what comes first in each suite. */
import { locales, type Locale } from '@stolik/core'
import axe from 'axe-core'
import { needWords, type Words } from '../src/words/room.js'

export { shown } from './shown.js'
export { say, sent, text, type, values } from './paper.js'

/** A room that says nothing in any language: its codes stand for themselves. */
export const noWords = Object.fromEntries(locales.map((locale) => [locale, {}])) as Words

/**
 * What axe finds wrong with an element as it stands in the page, a line each; empty when all is well. Page rules
 * (landmarks, one heading level 1) are left to the tests of whole pages.
 */
export async function faults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary ?? ''}`),
  )
}

/** The words that an element of ours speaks with. */
const roomsOf = (element: object): readonly Words[] =>
  'rooms' in element ? (element.rooms as readonly Words[]) : []

/**
 * Puts an element into the page with these properties, and waits until it is drawn, and that in its language: while words come,
 * it speaks the one that was spoken before.
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
