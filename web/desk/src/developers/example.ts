/** Builds a live example from this gateway's data, and the HTML lines for the same on a page. */
import type { ManifestElement } from './manifest.js'

/** Existing values by the name of an attribute, such as the id of an event. */
export type SampleValues = Readonly<Partial<Record<string, string>>>

/** Attributes that choose what an element shows: the table, event, ranking or person. */
const identifying = ['table', 'hand', 'event', 'ranking', 'league', 'person']

/** Returns the attributes of an example; null if nothing here could be shown by the element. */
export function exampleOf(
  { attributes }: Pick<ManifestElement, 'attributes'>,
  real: SampleValues,
): Readonly<Record<string, string>> | null {
  const wanted = identifying.filter((name) => attributes.some((one) => one.name === name))
  const found = wanted.flatMap((name) => {
    const value = real[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return wanted.length > 0 && found.length === 0 ? null : Object.fromEntries(found)
}

/** @param origin of the gateway  @param attributes as plain text */
export function linesOf(origin: string, tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  return `<script type="module" src="${origin}/embed/stolik.js"></script>\n<${tag}${written.join('')}></${tag}>`
}
