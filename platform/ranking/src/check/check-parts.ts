/** Checks that the parts of a scheme are well-formed and that no event can fall into two of them. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import type { Found } from './bounds.js'

export function checkParts({ parts, count }: Scheme, found: Found): void {
  const names = parts.map(({ name }) => name).filter((name) => name.trim() !== '')
  if (new Set(names).size < names.length) found('parts', 'TWICE')
  parts.forEach((part, i) => {
    checkPart(part, `parts.${i + 1}`, found)
    if (count.kind !== 'points') {
      const odd = {
        weight: part.weight !== 1,
        best: part.best !== undefined,
        sizes: part.sizes !== undefined,
        strengths: part.strengths !== undefined,
      }
      for (const [name, is] of Object.entries(odd))
        if (is) found(`parts.${i + 1}.${name}`, 'CONTRADICTS', { other: 'count.kind' })
    }
    parts
      .slice(0, i)
      .forEach((other, j) => checkPair(part, other, [`parts.${i + 1}`, `parts.${j + 1}`], found))
  })
}

function checkPart(part: Part, path: string, found: Found): void {
  const { online, hall, events, sizes = [], strengths = [] } = part
  if (!online && !hall) found(`${path}.hall`, 'CONTRADICTS', { other: `${path}.online` })
  events?.forEach(({ event, source }, i) => {
    if (events.slice(0, i).some((other) => other.event === event && other.source === source))
      found(`${path}.events.${i + 1}`, 'EVENT_TWICE', { event })
  })
  if (new Set(sizes.map(({ players }) => players)).size < sizes.length) found(`${path}.sizes`, 'TWICE')
  if (new Set(strengths.map(({ place }) => place)).size < strengths.length)
    found(`${path}.strengths`, 'TWICE')
}

/**
 * Checks whether an event could fall into both parts. A part for online lists and a part for the hall take different lists of
 * one event.
 */
function checkPair(a: Part, b: Part, [path, other]: readonly [string, string], found: Found): void {
  const lists = (a.online && b.online) || (a.hall && b.hall)
  const meet =
    lists && common(a.kinds, b.kinds) && common(a.organisers, b.organisers) && common(a.regions, b.regions)
  if (!meet || !common(ids(a.events), ids(b.events))) return
  const both = a.events?.find((one) => b.events?.some((two) => key(one) === key(two)))
  if (both === undefined) found(path, 'PARTS_OVERLAP', { other })
  else found(`${path}.events`, 'EVENT_TWICE', { event: both.event })
}

type Event = NonNullable<Part['events']>[number]

/** Null means: no restriction. */
const common = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null || a.some((one) => b.includes(one))

const key = ({ source, event }: Event): string => JSON.stringify([source, event])
const ids = (events: readonly Event[] | null): readonly string[] | null => events?.map(key) ?? null
