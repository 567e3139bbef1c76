/**
 * A published ranking: scheme, inputs and result under one hash, which the association signs. An edition never changes. A
 * correction is the next edition and says what it changes and why.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { day, exact, list, maybe, nullable, number, some, text, whole } from './parts.js'
import { figures, formatsOf } from './figures.js'
import { rankedCategory, scheme } from './scheme.js'
import { rules, sheet } from './sheet.js'

const editionFormats = formatsOf(figures)
/** The format in which editions are written. */
export const editionFormat = editionFormats.at(-1) as string
export const exportFormat = 'stolik-export/1'

const placed = { person: text, place: nullable(number) }

const row = exact({
  ...placed,
  /** The figure by which people are ranked. */
  score: number,
  club: nullable(text),
  division: nullable(text),
  /** Where they move after the season: 1 up, −1 down. */
  moves: v.picklist([-1, 0, 1]),
  ...figures,
  /** Points carried over from the season before. */
  carried: number,
  /** The uncertainty of a rating; null if points are counted. */
  deviation: nullable(number),
  /** Points beside the results; left out if the scheme has none. */
  bonus: maybe(number),
})

const team = exact({
  place: number,
  name: text,
  score: number,
  members: list(exact({ person: text, score: number })),
})

/** People who were equal until their ages were compared. */
const equals = exact({
  /** From the oldest to the youngest. Those of one year stand together, sorted. */
  order: list(list(text)),
  /** Those of whom the register has no year, sorted. They stand behind the others. */
  behind: list(text),
})

/** What an edition says about ages: names and orders, never a year. All people by id. */
const ages = exact({
  /** Those with a place who share the latest year of birth, sorted; empty if the scheme does not name them or no year is known. */
  youngest: list(text),
  oldest: list(text),
  /** Equal players whom a tie-break by age told apart, sorted by the first id of each group. */
  equals: list(equals),
})

export const result = exact({
  /** In the order of places. People without a place come last, ordered by score. */
  all: list(row),
  categories: list(exact({ category: rankedCategory, rows: list(exact(placed)) })),
  teams: list(team),
  rules,
  /**
   * Who is youngest and oldest, and who of the equal ones is older: the only part that follows from something that an edition does
   * not hold, the years of birth. Left out if the scheme does not ask.
   */
  ages: maybe(ages),
})

const licensed = exact({ person: text, from: day, until: nullable(day) })
/** From this day on the person is in this club, until their next such day; null: in none. */
const belonging = exact({ person: text, club: nullable(text), from: day })

/** A valid decision that two records are one person: `person` is `into`, which may itself be mapped to another id. */
const merged = exact({
  person: text,
  into: text,
  /** When it was decided (milliseconds since 1970), and by whom. */
  at: whole,
  by: text,
})

/** An edition's proof of a person's name: it can be checked by anybody who knows the name, but not guessed. */
const sealing = exact({
  person: text,
  /** SHA-256 of `salt`, name and club as canonical JSON. The salt is deleted when the person is forgotten. */
  seal: text,
})

/** Everything that the hash covers. */
const content = exact({
  format: v.picklist(editionFormats),
  ranking: text,
  /** From 1 within its ranking. */
  number: whole,
  /** The last day that counts. */
  date: day,
  scheme,
  /** Version of the scheme, numbered within the ranking. */
  schemeVersion: whole,
  /** Hashes of the sheets that were offered, sorted, including those that the scheme does not take. */
  sheets: list(text),
  /** Licences with their periods of validity, only if the scheme demands licences. Sorted by person. */
  licences: list(licensed),
  /** Hash of the edition whose points are carried over, or from which divisions were formed. */
  carried: nullable(text),
  /** The edition that this one corrects. */
  corrects: nullable(exact({ hash: text, reason: text })),
  result,
  people: list(sealing),
  /** Left out if there are no merged records, as in editions from before such decisions existed. */
  merged: maybe(some(merged)),
  /** Since when people are in which club, only if the scheme has a rule for transfers. Sorted by person and day. */
  clubs: maybe(some(belonging)),
})

export const editionStatus = v.picklist(['draft', 'provisional', 'final', 'withdrawn'])

/** A change of an edition's status, signed over hash, status and time. */
const stamped = exact({
  status: editionStatus,
  at: whole,
  by: text,
  /** Id of the key, and the signature in base64; null for a draft. */
  key: nullable(text),
  signature: nullable(text),
})

/** The public key that anybody can check a signature with. */
export const publicKeyFields = {
  /** The beginning of the SHA-256 of the other fields, so that none of them can be replaced. */
  id: text,
  association: text,
  /** The public key in SPKI form, as Base64. */
  ed25519: text,
}

/** The part of an export that names people. It can be left out. */
const named = exact({ person: text, name: text, club: nullable(text), salt: text })

/** One file with an edition and everything it was counted from. It is all that is needed to count the edition again. */
export const exportFile = exact({
  format: v.literal(exportFormat),
  /** The hash of `content` as canonical JSON. */
  hash: text,
  content,
  stamps: list(stamped),
  /** The keys that signed the stamps. */
  keys: list(exact(publicKeyFields)),
  /** In the order of `content.sheets`. */
  sheets: list(sheet),
  /** The edition that this one carries over from, if any. */
  carried: nullable(content),
  /** The names of the persons; some or all may be left out. */
  people: list(named),
})

export type ExportFile = Deep<v.InferOutput<typeof exportFile>>
export type EditionContent = ExportFile['content']
export type Result = EditionContent['result']
export type Row = Result['all'][number]
export type Placed = Pick<Row, 'person' | 'place'>
export type TeamRow = Result['teams'][number]
export type Ages = NonNullable<Result['ages']>
export type Equals = Ages['equals'][number]
export type Licensed = EditionContent['licences'][number]
export type Belonging = NonNullable<EditionContent['clubs']>[number]
export type Merged = NonNullable<EditionContent['merged']>[number]
export type Sealing = EditionContent['people'][number]
export type Named = ExportFile['people'][number]
export type Stamped = ExportFile['stamps'][number]
export type EditionStatus = Stamped['status']
export type PublicKey = ExportFile['keys'][number]

/**
 * One result of a person, and whether it was taken. It follows from scheme and sheets, so the edition does not store it; it is
 * computed on request.
 */
export interface Counted {
  /** Hash of the sheet with the lists behind this result. */
  readonly sheet: string
  /** Null: all lists of the event. */
  readonly series: number | null
  /** The value that counts, after weight and decay; for a rating, its change. */
  readonly value: number
  readonly taken: boolean
}
