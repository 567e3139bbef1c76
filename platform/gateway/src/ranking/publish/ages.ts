/** What a published edition says about ages: names and places. */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Published, PublishedAges } from '@stolik/contract/published/ranking'
import type { NameOf } from '../show/show.js'
import type { TextOf } from './words/index.js'

export function publishedAges({ ages, all }: Result, nameOf: NameOf): PublishedAges | undefined {
  if (ages === undefined) return undefined
  const rows = new Map(all.map((row, i) => [row.person, { ...row, i }]))
  const named = (ids: readonly string[]) =>
    ids.map((person) => ({ person, name: nameOf(person)?.name ?? null }))
  const equals = ages.equals
    .map(({ order, behind }) => [...order.flat(), ...behind].flatMap((person) => rows.get(person) ?? []))
    .sort((a, b) => (a[0]?.i ?? 0) - (b[0]?.i ?? 0))
    .map((group) => {
      const places = group.map(({ place }) => place ?? 0)
      return {
        division: group[0]?.division ?? null,
        from: Math.min(...places),
        until: Math.min(...places) + group.length - 1,
      }
    })
  return { youngest: named(ages.youngest), oldest: named(ages.oldest), equals }
}

/** More groups of places are of no use to readers. */
const mostGroups = 30

/** The sentences of a page or a paper. */
export function ageSentences({ ages }: Published, textOf: TextOf): readonly string[] {
  if (ages === undefined) return []
  const named = (['youngest', 'oldest'] as const).flatMap((age) => {
    const names = ages[age].map(({ name }) => name ?? textOf('forgotten'))
    return names.length === 0 ? [] : [textOf(`age.${age}`, { names: names.join(', ') })]
  })
  if (ages.equals.length === 0) return named
  const places = ages.equals
    .slice(0, mostGroups)
    .map(({ division, from, until }) => `${division === null ? '' : `${division} `}${from}–${until}`)
  const more = ages.equals.length > mostGroups ? ' …' : ''
  return [...named, textOf('age.places', { places: places.join(', ') + more })]
}
