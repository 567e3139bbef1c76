/** Log entries whose fields differ from those of the request. For all others, acts.ts describes both. */
import type { Arg, Sealed } from '@stolik/core'
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { regulations } from './regulations.js'
import { id, int, list, number, text } from '../input.js'
import { at } from './parts.js'
import { rating, requestCost } from '../published/draws.js'

const sealed: v.GenericSchema<Sealed> = v.object({ salt: text, seed: text })
const arg: v.GenericSchema<Arg> = v.union([text, number, v.boolean()])
/** The clause of the rules or regulations that applies. */
const clause = v.nullable(text)

/** A line of the game's arbiter that explains a ruling. */
const line = v.object({ code: text, args: v.record(text, arg), clause: text })

const seated = v.object({
  table: int,
  /** By chair. */
  players: list(id),
  online: v.boolean(),
})

/** One person's entry for an event. The log assigns the start number, and never assigns it again. */
const entrant = v.object({
  name: text,
  club: v.nullable(text),
  /** The account or guest who sees their table; null for a player who was entered on paper. */
  person: v.nullable(id),
  /** Whether they play online. In a mixed event, online players are drawn among themselves. */
  online: v.boolean(),
  /** Licence of an association; no two entrants share one. */
  licence: v.nullable(text),
  /** Asked for only if a category needs it. */
  woman: v.nullable(v.boolean()),
  born: v.nullable(int),
  team: v.nullable(text),
  pair: v.nullable(text),
  /** Enters a team as its named substitute. */
  substitute: v.boolean(),
  /** The word of the name, from 0, where the surname begins, if a file told it. 0: the name begins with it. */
  surnameAt: v.exactOptional(v.number()),
})

/** Stands for name and club wherever a result is hashed. The hash then stays the same when the name is forgotten. */
const seal = v.object({
  /** SHA-256 of `salt`, name and club as canonical JSON. */
  hash: text,
  /** 256 bits, in hex; null once the name is forgotten. */
  salt: v.nullable(text),
})

const entries = {
  /** `sealed` is the secret of the first draw: committed to here, secret until the draw. Older logs use it for all lots. */
  announce: v.object({ regulations: regulations.stored, sealed }),
  amend: v.object({ regulations: regulations.stored, reason: text }),
  /** The announcer appoints or dismisses people who direct or rule. */
  appoint: v.object({
    appointed: v.boolean(),
    account: id,
    name: text,
    office: v.picklist(['direction', 'referee', 'door']),
    /** The number of the invitation that was accepted. */
    invitation: v.exactOptional(int),
  }),
  enter: v.object({
    player: id,
    number: int,
    entrant,
    waiting: v.boolean(),
    reserve: v.boolean(),
    /** The entry waits for the director's approval. */
    pending: v.exactOptional(v.literal(true)),
    /** Missing in logs from before names were sealed. */
    seal: v.exactOptional(seal),
  }),
  /** `amount` is what they have paid from now on; entries of 0.1 have none, and mean the fee of the regulations. */
  paid: v.object({ player: id, paid: v.boolean(), amount: v.exactOptional(int) }),
  /** An entry of the cash book besides fees and prizes; negative if it was spent. They are numbered from 1 in order. */
  book: v.object({ what: text, amount: int }),
  change: v.object({ player: id, entrant, seal: v.exactOptional(seal) }),
  /** A link by which up to `uses` people become referees. Its code is derived from the gateway's secret and stored nowhere. */
  invite: v.object({ n: int, uses: int }),
  /** All earlier codes of tables are invalid from now on. New codes contain `epoch`. */
  renewCodes: v.object({ epoch: int }),
  /** Deletes the name of an account that acted for the event. Everything else stays as it was. */
  forgetOfficial: v.object({ account: id }),
  /** The director's answer to a pending entry: it is approved, perhaps with a wait for a place, or declined. */
  approve: v.object({ player: id, waiting: v.boolean() }),
  decline: v.object({ player: id }),
  /** Somebody who had withdrawn is back: as what they were, or on the waiting list if all places are taken by now. */
  restore: v.object({ player: id, status: v.picklist(['entered', 'waiting', 'reserve']) }),
  /** A draw. A new draw of a series that has not begun replaces the old one. Each draw opens the seed that it used. */
  draw: v.object({
    series: int,
    /** Why it was drawn again; null the first time. */
    reason: v.nullable(text),
    tables: list(seated),
    byes: list(id),
    /** Later series whose draws were discarded, since they built on the old draw. Without it they stay. */
    discarded: v.exactOptional(list(int)),
    /** The value mixed into the seed, if the regulations ask for an outside value that nobody here can choose. */
    outside: v.exactOptional(text),
    /** The places that it took from an edition of a ranking, so that it can be repeated without that. */
    rating: v.exactOptional(rating),
    /** What was asked of it, and what each of that cost. Left out if nothing was asked. */
    costs: v.exactOptional(list(requestCost)),
    /** It gave each team one player in each chair. */
    teamChairs: v.exactOptional(v.literal(true)),
    /** The secret of the next draw or of lots at the end: committed to here, secret until then. Older draws have none. */
    next: v.exactOptional(sealed),
  }),
  /** The gateway seats players of an arena who wait. The tables follow those that the series has already. */
  seat: v.object({ series: int, tables: list(seated) }),
  /** Whether a player of an arena wants to be seated at the next table, or pauses. */
  ready: v.object({ player: id, ready: v.boolean() }),
  /** The gateway commits to the deals that all tables of the series will play. */
  sealDeals: v.object({ series: int, commitment: text }),
  /** It opens them after the series has ended. Until then their secret is in no log. */
  openDeals: v.object({ series: int, salt: text, seed: text }),
  /** The table of a player in all draws from now on; null for any. */
  fixSeat: v.object({ player: id, table: v.nullable(int), reason: text }),
  /** Whether two players share a table in all draws from now on; null if that does not matter. */
  seatPair: v.object({ a: id, b: id, wish: v.nullable(v.picklist(['together', 'apart'])), reason: text }),
  /** From now on the event goes on in a file, and only there. */
  handOver: v.object({}),
  /** The event is here again. The entries before this one came with its file; none if it came back without. */
  takeBack: v.object({
    entries: int,
    /** SHA-256 of these entries as they were in the file, so that a file sent twice is known; null without a file. */
    digest: v.nullable(text),
    /** Why it came back without its file; null with one. */
    reason: v.nullable(text),
  }),
  /** The event was announced in a file and brought here. All entries before this one came with it, and this is their SHA-256. */
  bring: v.object({ entries: int, digest: text }),
  /** Who changed seats after the draw, in the order in which they sat down. Neither table nor bye: out of the series. */
  reseat: v.object({
    series: int,
    seats: list(v.object({ player: id, table: v.nullable(int), bye: v.boolean() })),
    reason: text,
  }),
  /** An early end had opened the seed of the next draw, so whoever takes it back commits to another one (`next`). */
  undoEarlyEnd: v.object({ reason: text, next: v.exactOptional(sealed) }),
  /** `live` is the id of the live table. */
  open: v.object({ ...at, live: id }),
  confirm: v.object({ ...at, hand: int, chair: int }),
  correct: v.object({
    ...at,
    hand: int,
    line: text,
    /** Chairs that agreed. */
    consent: list(int),
    /** Null for the table's own correction. */
    clause,
  }),
  sign: v.object({ ...at, chair: int }),
  pause: v.object({ at: v.nullable(v.object(at)), paused: v.boolean(), reason: text }),
  /** Points given or taken, for a series or for the whole event (null). Numbered, so that they can be revoked. */
  adjust: v.object({
    n: int,
    player: id,
    series: v.nullable(int),
    points: number,
    small: number,
    penalty: v.boolean(),
    reason: text,
    clause,
  }),
  ruling: v.object({
    ...at,
    n: int,
    hand: v.nullable(int),
    /** The question to the game's arbiter; null for a ruling in the referee's own words. */
    question: v.nullable(text),
    facts: v.record(text, arg),
    lines: list(line),
    note: text,
  }),
  protest: v.object({ ...at, n: int, player: id, text }),
  /** What it corrects in a list stands before it, as an entry of its own. */
  decide: v.object({ n: int, upheld: v.boolean(), text }),
  appeal: v.object({ n: int, player: id, text }),
  decideAppeal: v.object({ n: int, upheld: v.boolean(), text }),
  /** The standings become final. `hash` covers regulations, lists and result, and `version` of the game; in logs of 0.1 that was 1. */
  final: v.object({ hash: text, version: v.exactOptional(int) }),
} satisfies Readonly<Record<string, v.GenericSchema<object>>>

export type RecordedKind = keyof typeof entries
export type Recorded<K extends RecordedKind = RecordedKind> = {
  [X in K]: { readonly kind: X } & Deep<v.InferOutput<(typeof entries)[X]>>
}[K]

/** Returns the schema of entries of this kind; undefined for other kinds. */
export const recorded = (kind: string): v.GenericSchema<object> | undefined =>
  Object.hasOwn(entries, kind) ? entries[kind as RecordedKind] : undefined
