/**
 * The acts of an association in its rankings, described once: the inputs of the GraphQL schema are printed from this, requests
 * are parsed with it, and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import {
  id,
  int,
  list,
  maybe,
  named,
  namedInput,
  noted,
  readOne,
  text,
  type Acts,
  type OneOf,
  type Read,
} from '../input.js'

const person = id
const ranking = id
const day = noted(text, 'The last day that it counts, `YYYY-MM-DD`.')

const scheme = namedInput(
  'RankingSchemeInput',
  { ranking, scheme: text, after: maybe(int) },
  {
    scheme: 'As JSON.',
    after:
      'For a next scheme: the version that it was made from. It is refused if there is a newer one by then, so that nobody undoes changes they have not seen. Without it, there is no such check.',
  },
)

const decision = namedInput(
  'RankingDecision',
  { key: id, person: id },
  { key: 'The id of the player in the event.', person: 'The id of a person, or `new`.' },
  "The association's decision which person a player of an event is.",
)

const licence = namedInput('RankingLicenceInput', { number: text, from: text, until: maybe(text) })

export const rankingActs = {
  create: { says: 'Creates a ranking with its first scheme.', asks: scheme },
  scheme: { says: 'Adds the next scheme of a ranking. Existing editions keep theirs.', asks: scheme },
  event: {
    says: 'Takes the final result of an event of this gateway, or replaces the result that was taken before.',
    asks: namedInput(
      'RankingEventInput',
      {
        event: id,
        kind: named('RankingEventKind', v.picklist(['TOURNAMENT', 'EVENING'])),
        region: maybe(text),
        decisions: v.optional(list(decision), []),
        different: v.optional(list(text), []),
      },
      {
        different:
          'Lists that another event seems to have too, but that are different ones. Give the `key` of each problem of SAME_LISTS.',
      },
    ),
  },
  drop: {
    says: 'Stops counting an event in editions made from now on.',
    asks: namedInput('RankingDrop', { source: text, event: id }),
  },
  draft: {
    says: 'Makes the next edition of a ranking, as a draft.',
    asks: namedInput(
      'RankingDraft',
      { ranking, date: day, corrects: maybe(int), reason: v.optional(text, '') },
      {
        corrects: 'The number of the edition that it corrects.',
        reason: 'For a correction: what changed, and why.',
      },
      'The next edition of a ranking, to be counted as a draft.',
    ),
  },
  stamp: {
    says: 'Changes the status of an edition, such as to FINAL, and signs that.',
    asks: namedInput('RankingStamp', {
      ranking,
      number: int,
      status: named('EditionStatus', v.picklist(['DRAFT', 'PROVISIONAL', 'FINAL', 'WITHDRAWN'])),
    }),
  },
  person: {
    says: 'Adds a person, or changes one.',
    asks: namedInput(
      'RankingPersonInput',
      {
        id: maybe(id),
        name: text,
        club: maybe(text),
        account: maybe(id),
        born: v.nullish(int),
        licences: v.optional(list(licence), []),
      },
      {
        id: 'Null for a new person.',
        account: 'The id or login of their account.',
        born: 'The year of birth, from 1900 on. Null removes it; left out, it stays as it is.',
        licences: 'Licences of this association. Those of other associations stay as they are.',
      },
      'A person to add or change.',
    ),
  },
  forget: {
    says: 'Forgets the name, club, account and licences of a person, for good. Their results stay.',
    asks: namedInput('RankingForget', { person }),
  },
  merge: {
    says: 'Counts all results of one person for another, from the next edition on. Earlier editions stay as they are.',
    asks: namedInput(
      'RankingMerge',
      { person, into: id },
      { into: 'The record whose name and club stand for both from then on.' },
      'A decision that two records are about one person.',
    ),
  },
  split: {
    says: 'Takes a `merge` back, from the next edition on.',
    asks: namedInput(
      'RankingSplit',
      { person: id },
      { person: 'The record that was merged into another one.' },
    ),
  },
  forgetMe: {
    says: 'For a person themselves: forgets their name, club, account and licences, for good.',
    asks: namedInput(
      'RankingNoArgs',
      { ok: v.optional(v.boolean(), true) },
      { ok: 'Has no meaning. GraphQL needs at least one field.' },
      'An input without any information.',
    ),
  },
} satisfies Acts

export type RankingActKind = keyof typeof rankingActs
/** The fields of an act as parsed. */
export type RankingAsked<K extends RankingActKind> = Read<(typeof rankingActs)[K]>
/** An act as parsed, with its kind. */
export type RankingAct = {
  [K in RankingActKind]: { readonly act: K; readonly fields: RankingAsked<K> }
}[RankingActKind]
/** Exactly one of the acts, as in the schema. */
export type RankingActInput = OneOf<typeof rankingActs>

/** Returns the one act of an input, or the field that is not valid; `''`: not exactly one act was given. */
export function readRankingAct(sent: object): RankingAct | { readonly bad: string } {
  const read = readOne(rankingActs, sent)
  // Parsed by the shape of its own kind.
  return 'bad' in read ? read : ({ act: read.kind, fields: read.fields } as RankingAct)
}
