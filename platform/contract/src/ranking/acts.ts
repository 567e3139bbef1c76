/**
 * The acts of an association in its rankings, described once: the inputs of the GraphQL schema are printed from this, requests
 * are parsed with it, and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { id, int, list, maybe, named, noted, text } from '../event/parts.js'

const person = id
const ranking = id
const day = noted(text, 'The last day that it counts, `YYYY-MM-DD`.')

const scheme = named(
  'RankingSchemeInput',
  v.object({
    ranking,
    scheme: noted(text, 'As JSON.'),
    after: maybe(
      noted(
        int,
        'For a next scheme: the version that it was made from. It is refused if there is a newer one by then, so that nobody undoes changes they have not seen. Without it, there is no such check.',
      ),
    ),
  }),
)

const decision = named(
  'RankingDecision',
  noted(
    v.object({
      key: noted(id, 'The id of the player in the event.'),
      person: noted(id, 'The id of a person, or `new`.'),
    }),
    "The association's decision which person a player of an event is.",
  ),
)

const licence = named('RankingLicenceInput', v.object({ number: text, from: text, until: maybe(text) }))

export const rankingActs = {
  create: { says: 'Creates a ranking with its first scheme.', asks: scheme },
  scheme: { says: 'Adds the next scheme of a ranking. Existing editions keep theirs.', asks: scheme },
  event: {
    says: 'Takes the final result of an event of this gateway, or replaces the result that was taken before.',
    asks: named(
      'RankingEventInput',
      v.object({
        event: id,
        kind: named('RankingEventKind', v.picklist(['TOURNAMENT', 'EVENING'])),
        region: maybe(text),
        decisions: v.optional(list(decision), []),
        different: v.optional(
          noted(
            list(text),
            'Lists that another event seems to have too, but that are different ones. Give the `key` of each problem of SAME_LISTS.',
          ),
          [],
        ),
      }),
    ),
  },
  drop: {
    says: 'Stops counting an event in editions made from now on.',
    asks: named('RankingDrop', v.object({ source: text, event: id })),
  },
  draft: {
    says: 'Makes the next edition of a ranking, as a draft.',
    asks: named(
      'RankingDraft',
      noted(
        v.object({
          ranking,
          date: day,
          corrects: maybe(noted(int, 'The number of the edition that it corrects.')),
          reason: v.optional(noted(text, 'For a correction: what changed, and why.'), ''),
        }),
        'The next edition of a ranking, to be counted as a draft.',
      ),
    ),
  },
  stamp: {
    says: 'Changes the status of an edition, such as to FINAL, and signs that.',
    asks: named(
      'RankingStamp',
      v.object({
        ranking,
        number: int,
        status: named('EditionStatus', v.picklist(['DRAFT', 'PROVISIONAL', 'FINAL', 'WITHDRAWN'])),
      }),
    ),
  },
  person: {
    says: 'Adds a person, or changes one.',
    asks: named(
      'RankingPersonInput',
      noted(
        v.object({
          id: maybe(noted(id, 'Null for a new person.')),
          name: text,
          club: maybe(text),
          account: maybe(noted(id, 'The id or login of their account.')),
          born: v.nullish(
            noted(int, 'The year of birth, from 1900 on. Null removes it; left out, it stays as it is.'),
          ),
          licences: v.optional(
            noted(
              list(licence),
              'Licences of this association. Those of other associations stay as they are.',
            ),
            [],
          ),
        }),
        'A person to add or change.',
      ),
    ),
  },
  forget: {
    says: 'Forgets the name, club, account and licences of a person, for good. Their results stay.',
    asks: named('RankingForget', v.object({ person })),
  },
  merge: {
    says: 'Counts all results of one person for another, from the next edition on. Earlier editions stay as they are.',
    asks: named(
      'RankingMerge',
      noted(
        v.object({
          person,
          into: noted(id, 'The record whose name and club stand for both from then on.'),
        }),
        'A decision that two records are about one person.',
      ),
    ),
  },
  split: {
    says: 'Takes a `merge` back, from the next edition on.',
    asks: named(
      'RankingSplit',
      v.object({ person: noted(id, 'The record that was merged into another one.') }),
    ),
  },
  forgetMe: {
    says: 'For a person themselves: forgets their name, club, account and licences, for good.',
    asks: named(
      'RankingNoArgs',
      noted(
        v.object({
          ok: v.optional(noted(v.boolean(), 'Has no meaning. GraphQL needs at least one field.'), true),
        }),
        'An input without any information.',
      ),
    ),
  },
} satisfies Readonly<Record<string, { readonly says: string; readonly asks: v.GenericSchema<object> }>>

export type RankingActKind = keyof typeof rankingActs
/** The fields of an act, as sent and as parsed. */
export type RankingSent<K extends RankingActKind> = Deep<v.InferInput<(typeof rankingActs)[K]['asks']>>
export type RankingAsked<K extends RankingActKind> = Deep<v.InferOutput<(typeof rankingActs)[K]['asks']>>
/** An act as parsed, with its kind. */
export type RankingAct = {
  [K in RankingActKind]: { readonly act: K; readonly fields: RankingAsked<K> }
}[RankingActKind]
/** Exactly one of the acts, as in the schema. */
export type RankingActInput = { readonly [K in RankingActKind]?: RankingSent<K> | null }

/** Returns the one act of an input, or the field that is not valid; `''`: not exactly one act was given. */
export function readRankingAct(input: object): RankingAct | { readonly bad: string } {
  const [only, ...more] = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  if (only === undefined || more.length > 0 || !Object.hasOwn(rankingActs, only[0])) return { bad: '' }
  const act = only[0] as RankingActKind
  const read = v.safeParse(rankingActs[act].asks, only[1])
  if (!read.success) return { bad: v.getDotPath(read.issues[0]) ?? act }
  // Parsed by the schema of its own kind.
  return { act, fields: read.output } as RankingAct
}
