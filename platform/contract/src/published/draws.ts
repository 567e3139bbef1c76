/** `draws.json` of an event: proofs with which anybody can repeat its draws. It contains no names. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { draw as seriesDraw } from '../event/format.js'

const text = v.string()
const count = v.pipe(v.number(), v.integer())
const ids = v.array(text)

/**
 * What a draw was asked for. `table`: a player at a table of the hall · `together` and `apart`: two players at one table, or at
 * different ones.
 */
const request = v.object({
  kind: v.picklist(['table', 'together', 'apart']),
  players: ids,
  table: v.exactOptional(count),
})

/**
 * What one of them cost: by how much each figure is higher than in the draw from the same seed without it. `clubs`: that
 * members of one club are kept apart.
 */
export const requestCost = v.object({
  ...request.entries,
  kind: v.picklist(['clubs', 'table', 'together', 'apart']),
  repeats: count,
  clashes: count,
  clubs: count,
  seatSpread: count,
  dealerSpread: count,
  moved: count,
})

/** The places that a draw by rating took from an edition of a ranking, the best first. Players who are not in it have none. */
export const rating = v.object({
  ranking: text,
  /** The number of the edition and its hash. */
  edition: count,
  hash: text,
  places: v.array(v.object({ player: text, place: count })),
})

/** A draw as it was made, without later changes of seats by the director. */
export const draw = v.object({
  series: count,
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Why it was drawn again. */
  reason: v.nullable(text),
  /** SHA-256, in hex, of `salt:seed`. It was published with the draw before, or with the announcement. */
  commitment: text,
  salt: text,
  seed: text,
  outside: v.nullable(text),
  rating: v.exactOptional(rating),
  /** The input of the draw: one, or one for the hall and one for online players. */
  asked: v.array(
    v.object({
      online: v.boolean(),
      luck: v.array(text),
      /** `club`: the lowest start number of those of the same club, if clubs are kept apart and others are there. */
      players: v.array(v.object({ id: text, apart: v.array(text), club: v.exactOptional(count) })),
      chairs: v.array(count),
      past: v.array(v.array(ids)),
      pastByes: v.array(ids),
      by: seriesDraw.stored,
      later: count,
      requests: v.exactOptional(v.array(request)),
      /** Each team (those who share a `team …` in `apart`) has one player in each chair. */
      teamChairs: v.exactOptional(v.literal(true)),
    }),
  ),
  costs: v.exactOptional(v.array(requestCost)),
  /** Ids of players by table and chair. */
  tables: v.array(ids),
  byes: ids,
})

export const draws = v.object({ draws: v.array(draw), format: v.literal(1) })

export type SeatRequest = Deep<v.InferOutput<typeof request>>
export type Rating = Deep<v.InferOutput<typeof rating>>
export type RequestCost = Deep<v.InferOutput<typeof requestCost>>
export type DrawProof = Deep<v.InferOutput<typeof draw>>
export type DrawsFile = Deep<v.InferOutput<typeof draws>>
