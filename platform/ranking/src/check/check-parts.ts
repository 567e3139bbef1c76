/** Checks that the parts of a scheme are well-formed and that no event can fall into two of them. */
import type { RankedEvent, RankingPart } from '@stolik/core'
import type { Found } from './finding.js'
import type { Scheme } from '../model/scheme.js'

export function checkParts({ parts, count }: Scheme, found: Found): void {
  found.whole('parts', parts.length, 1, 50)
  found.once(
    'parts',
    parts.map(({ name }) => name),
  )
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

function checkPart(part: RankingPart, path: string, found: Found): void {
  const { name, kinds, online, hall, organisers, regions, events, weight, best } = part
  const { sizes = [], strengths = [] } = part
  found.said(`${path}.name`, name, 100)
  found.some(`${path}.kinds`, kinds)
  if (!online && !hall) found(`${path}.hall`, 'CONTRADICTS', { other: `${path}.online` })
  if (organisers !== null) found.some(`${path}.organisers`, organisers)
  if (regions !== null) found.some(`${path}.regions`, regions)
  if (events?.length === 0) found(`${path}.events`, 'MISSING')
  events?.forEach(({ event, source }, i) => {
    if (events.slice(0, i).some((other) => other.event === event && other.source === source))
      found(`${path}.events.${i + 1}`, 'EVENT_TWICE', { event })
  })
  found.decimal(`${path}.weight`, weight, 0.000001, 1000, 6)
  if (best !== undefined) found.whole(`${path}.best`, best, 1, 10_000)
  if (new Set(sizes.map(({ players }) => players)).size < sizes.length) found(`${path}.sizes`, 'TWICE')
  for (const one of sizes) {
    found.whole(`${path}.sizes`, one.players, 1, 100_000)
    found.decimal(`${path}.sizes`, one.weight, 0.000001, 1000, 6)
  }
  if (new Set(strengths.map(({ place }) => place)).size < strengths.length)
    found(`${path}.strengths`, 'TWICE')
  for (const one of strengths) {
    found.whole(`${path}.strengths`, one.place, 1, 1_000_000)
    found.decimal(`${path}.strengths`, one.weight, 0.000001, 1000, 6)
  }
}

/**
 * Checks whether an event could fall into both parts. A part for online lists and a part for the hall take different lists of
 * one event.
 */
function checkPair(
  a: RankingPart,
  b: RankingPart,
  [path, other]: readonly [string, string],
  found: Found,
): void {
  const lists = (a.online && b.online) || (a.hall && b.hall)
  const meet =
    lists && common(a.kinds, b.kinds) && common(a.organisers, b.organisers) && common(a.regions, b.regions)
  if (!meet || !common(ids(a.events), ids(b.events))) return
  const both = a.events?.find((one) => b.events?.some((two) => key(one) === key(two)))
  if (both === undefined) found(path, 'PARTS_OVERLAP', { other })
  else found(`${path}.events`, 'EVENT_TWICE', { event: both.event })
}

/** Null means: no restriction. */
const common = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null || a.some((one) => b.includes(one))

const key = ({ source, event }: RankedEvent): string => JSON.stringify([source, event])
const ids = (events: readonly RankedEvent[] | null): readonly string[] | null => events?.map(key) ?? null
