/** Entries of an event's log that say more, or other things, than was asked for. What stands there as it was asked for: acts.ts. */
import type { Arg, Sealed } from '@stolik/core'
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { announced } from './announced.js'
import { at, id, int, list, number, text } from './parts.js'

const sealed: v.GenericSchema<Sealed> = v.object({ salt: text, seed: text })
const arg: v.GenericSchema<Arg> = v.union([text, number, v.boolean()])
/** The clause of the rules or regulations that it follows. */
const clause = v.nullable(text)

/** A line that explains a ruling, as the game's arbiter says it. */
const line = v.object({ code: text, args: v.record(text, arg), clause: text })

const seated = v.object({
  table: int,
  /** By chair. */
  players: list(id),
  online: v.boolean(),
})

/** One entry of a person for an event. Their start number is given by the log: never again to anybody else. */
const entrant = v.object({
  name: text,
  club: v.nullable(text),
  /** Account or guest that is shown their table; null for who was entered on paper. */
  person: v.nullable(id),
  /** Whether they play online; in a mixed event those who do are drawn among themselves. */
  online: v.boolean(),
  /** Licence of an association; two entrants never share one. */
  licence: v.nullable(text),
  /** Asked for only where a category needs it. */
  woman: v.nullable(v.boolean()),
  born: v.nullable(int),
  team: v.nullable(text),
  pair: v.nullable(text),
  /** Enters a team as its named substitute. */
  substitute: v.boolean(),
})

/** Stands for a name and club wherever a result is hashed, so that the hash stays when the name is forgotten. */
const seal = v.object({
  /** SHA-256 of `salt`, name and club as canonical JSON. */
  hash: text,
  /** 256 bits, in hex; null once it was thrown away, with the name. */
  salt: v.nullable(text),
})

const entries = {
  /** `sealed` is what the first draw is made of: committed to here, and secret until then. Of older logs all lots are. */
  announce: v.object({ regulations: announced, sealed }),
  amend: v.object({ regulations: announced, reason: text }),
  /** Whoever announced it names others who direct or rule, and takes it back. */
  appoint: v.object({
    appointed: v.boolean(),
    account: id,
    name: text,
    office: v.picklist(['direction', 'referee']),
    /** The number of the invitation that was accepted. */
    invitation: v.exactOptional(int),
  }),
  enter: v.object({
    player: id,
    number: int,
    entrant,
    waiting: v.boolean(),
    reserve: v.boolean(),
    /** The director is asked first. */
    pending: v.exactOptional(v.literal(true)),
    /** Since names are kept apart from the log. */
    seal: v.exactOptional(seal),
  }),
  change: v.object({ player: id, entrant, seal: v.exactOptional(seal) }),
  /** A link by which so many people become referees; its code is made of the gateway's secret, and stands nowhere. */
  invite: v.object({ n: int, uses: int }),
  /** Codes of tables from before are good for nothing from now on; the number stands in those that are made. */
  renewCodes: v.object({ epoch: int }),
  /** What an account that acted for the event is called is thrown away. Everything else stays as it was. */
  forgetOfficial: v.object({ account: id }),
  /** Of who waits for the director: takes part, or waits until there is a place; or may not. */
  approve: v.object({ player: id, waiting: v.boolean() }),
  decline: v.object({ player: id }),
  /** A draw; another one of a series that has not begun replaces it. With it the seed that it was made of is opened. */
  draw: v.object({
    series: int,
    /** Why it was drawn again; null the first time. */
    reason: v.nullable(text),
    tables: list(seated),
    byes: list(id),
    /** Mixed into the seed, where the regulations ask for a value that nobody here can choose. */
    outside: v.exactOptional(text),
    /** The seed of the next draw, or of the lots at the end: committed to here, and secret until then. Older draws have none. */
    next: v.exactOptional(sealed),
  }),
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
  /** Points given or taken, of a series or of the whole (null); numbered, so that they can be revoked. */
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
    /** Of the game's arbiter; null for a ruling in the referee's own words. */
    question: v.nullable(text),
    facts: v.record(text, arg),
    lines: list(line),
    note: text,
  }),
  protest: v.object({ ...at, n: int, player: id, text }),
  appeal: v.object({ n: int, player: id, text }),
  /** The standings become final: `hash` is over regulations, lists and result. */
  final: v.object({ hash: text }),
} satisfies Readonly<Record<string, v.GenericSchema<object>>>

export type RecordedKind = keyof typeof entries
export type Recorded<K extends RecordedKind = RecordedKind> = {
  [X in K]: { readonly kind: X } & Deep<v.InferOutput<(typeof entries)[X]>>
}[K]

/** What an entry of the kind holds; undefined of another kind. */
export const recorded = (kind: string): v.GenericSchema<object> | undefined =>
  Object.hasOwn(entries, kind) ? entries[kind as RecordedKind] : undefined
