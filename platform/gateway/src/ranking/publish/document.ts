/** Makes the document of a published edition from the edition and the current names. */
import { figuresOf } from '@stolik/contract/ranking/figures'
import type { EditionStatus } from '@stolik/contract/ranking/edition'
import type { Category } from '@stolik/contract/shapes'
import { publishedFormat, type Published, type PublishedRow } from '@stolik/contract/published/ranking'
import { publishedAges } from './ages.js'
import type { NameOf } from '../show/show.js'
import type { EditionHead, EditionRecord } from '../store/store.js'

/** The facts that an edition does not contain itself. */
export interface EditionContext {
  readonly association: string
  /** The places in the previous edition, by person; empty if there is none. */
  readonly before: ReadonlyMap<string, { readonly place: number | null }>
  /** The number of the edition that this one corrects. */
  readonly corrected: number | null
  /** The number of the edition that corrects this one. */
  readonly correctedBy: number | null
  readonly nameOf: NameOf
}

type Stamps = Pick<EditionHead, 'stamps'>

export const statusOf = ({ stamps }: Stamps): EditionStatus => stamps.at(-1)?.status ?? 'draft'

/** Whether everybody may see it: it was provisional or final at some time, whatever its status is now. */
export const wasPublished = ({ stamps }: Stamps): boolean =>
  stamps.some(({ status }) => status === 'provisional' || status === 'final')

/** Whether it counts today: its status is provisional or final. */
export const countsToday = (head: Stamps): boolean =>
  statusOf(head) === 'provisional' || statusOf(head) === 'final'

export function publishedOf(
  { hash, content, stamps }: EditionRecord,
  { association, before, corrected, correctedBy, nameOf }: EditionContext,
): Published {
  const { scheme, result, corrects } = content
  const ages = publishedAges(result, nameOf)
  const places = new Map<string, Partial<Record<Category, number | null>>>()
  for (const { category, rows } of result.categories)
    for (const { person, place } of rows)
      places.set(person, { ...(places.get(person) ?? {}), [category]: place })
  return {
    format: publishedFormat,
    ranking: content.ranking,
    name: scheme.name,
    association,
    game: scheme.game,
    season: scheme.season,
    edition: content.number,
    status: statusOf({ stamps }),
    date: content.date,
    at: stamps.at(-1)?.at ?? 0,
    hash,
    corrects:
      corrects === null || corrected === null ? null : { edition: corrected, reason: corrects.reason },
    correctedBy,
    kind: scheme.count.kind === 'points' ? 'points' : 'rating',
    decimals: scheme.decimals,
    divisions: scheme.divisions?.names ?? [],
    categories: scheme.categories,
    ...(result.rules && { rules: result.rules }),
    ...(ages && { ages }),
    rows: result.all.map((row): PublishedRow => {
      const { person, place, score, deviation, division, moves } = row
      const known = nameOf(person)
      const name = known?.name ?? null
      return {
        ...figuresOf(row),
        person,
        name,
        // Once a name is forgotten, the club would reveal too much.
        club: name === null ? null : (row.club ?? known?.club ?? null),
        place,
        before: before.get(person)?.place ?? null,
        score,
        deviation,
        division,
        moves,
        places: places.get(person) ?? {},
      }
    }),
    teams: result.teams.map(({ place, name, score, members }) => ({
      place,
      name,
      score,
      members: members.map((member) => ({ ...member, name: nameOf(member.person)?.name ?? null })),
    })),
  }
}
