/**
 * `results.json` of an event: its lists, everything that was decided about them, and the result, so that anybody can draw and
 * count it again. Only the fields that a check reads are described: hashes are made of the file as it stands.
 */
import * as v from 'valibot'
import { regulations } from '../event/regulations.js'
import type { Deep } from '../read.js'
import { draw } from './draws.js'

const text = v.string()
const count = v.pipe(v.number(), v.integer())
const ids = v.array(text)
const opened = v.object({ commitment: text, salt: text, seed: text })

const player = v.object({
  id: text,
  number: count,
  status: v.picklist(['entered', 'waiting', 'reserve', 'withdrawn', 'excluded', 'replaced']),
  successors: v.array(v.object({ player: text, from: count })),
  /** The hash of salt, name and club. Results of 0.1 may have the name and the club instead. */
  seal: v.exactOptional(text),
  name: v.exactOptional(text),
  club: v.exactOptional(v.nullable(text)),
  team: v.nullable(text),
  pair: v.nullable(text),
})

const table = v.object({
  table: count,
  players: ids,
  online: v.boolean(),
  /** Who helped out on which chair, in their order. */
  substitutes: v.exactOptional(v.array(v.object({ chair: count, player: text }))),
  /** The hands of the list, in the game's notation. */
  lines: v.array(text),
  /** Which hands were dealt anew, from the first to the last, in events where all tables play the same deals. */
  redealt: v.exactOptional(v.array(v.object({ hand: count, until: count }))),
  annulled: v.nullable(text),
  missing: v.array(count),
})

const adjustment = v.object({
  n: count,
  player: text,
  series: v.nullable(count),
  points: v.number(),
  small: v.number(),
  penalty: v.boolean(),
  reason: text,
  clause: v.nullable(text),
  revoked: v.nullable(text),
})

const content = v.object({
  game: v.object({ id: text, profile: text, version: count }),
  regulations: regulations.stored,
  commitment: text,
  opening: v.nullable(v.object({ salt: text, seed: text })),
  /** What each draw opened, and the lots at the end. Missing where all lots come from one seed. */
  lots: v.exactOptional(
    v.object({
      draws: v.array(
        v.object({ ...opened.entries, series: count, at: v.number(), outside: v.nullable(text) }),
      ),
      end: v.nullable(opened),
    }),
  ),
  /** The deals that all tables played; not opened while their series is played. Left out if each table had its own. */
  deals: v.exactOptional(
    v.array(
      v.object({
        series: count,
        commitment: text,
        opened: v.nullable(v.object({ salt: text, seed: text })),
      }),
    ),
  ),
  players: v.array(player),
  /** `out`: who was taken out of the series. */
  series: v.array(v.object({ series: count, byes: ids, out: v.exactOptional(ids), tables: v.array(table) })),
  adjustments: v.array(adjustment),
  endedEarly: v.exactOptional(v.object({ at: v.number(), after: count, refund: v.boolean(), reason: text })),
  standings: v.object({
    individual: v.array(
      v.looseObject({ player: text, holder: text, next: v.nullable(v.looseObject({ series: count })) }),
    ),
    groups: v.array(v.looseObject({ rows: v.array(v.looseObject({ name: text })) })),
    categories: v.array(
      v.looseObject({
        category: text,
        rows: v.array(v.object({ place: count, player: text, prize: v.nullable(text) })),
      }),
    ),
  }),
})

/** How a series was seated after an act that is not a draw, such as the director's `move`, changed it. */
const reseated = v.object({
  series: count,
  at: v.number(),
  kind: text,
  /** How many draws the event had before. */
  after: count,
  tables: v.array(ids),
  byes: ids,
})

const paid = v.object({ series: count, table: count, player: text, amount: v.number() })

/** A hand that was played online, from 0, with its cards in the game's notation. */
const oneDealt = v.object({ series: count, table: count, hand: count, deal: text })

/** An entry of the event's log: its number, from 0, and its time in milliseconds since 1970. */
const logged = v.object({ entry: count, at: v.number() })

/** When the deals of a series were committed to, when it was first drawn, when it ended, and when they were opened; null if not yet. */
const oneDealing = v.object({
  series: count,
  sealed: logged,
  drawn: v.nullable(logged),
  ended: v.nullable(logged),
  opened: v.nullable(logged),
})

export const results = v.object({
  /** SHA-256 of `content` as canonical JSON. It is printed on the papers. */
  hash: text,
  stamp: v.picklist(['live', 'provisional', 'final']),
  final: v.nullable(v.object({ at: v.number(), hash: text, version: count })),
  content,
  /** They open the seals of players who were not forgotten. */
  names: v.array(v.object({ player: text, name: text, club: v.nullable(text), salt: text })),
  // Files of 0.1 have none of these.
  draws: v.exactOptional(v.array(draw)),
  reseated: v.exactOptional(v.array(reseated)),
  /** Who entered a team as its substitute. */
  substitutes: v.exactOptional(ids),
  /** What each list is worth, if the event is played for a stake. */
  money: v.exactOptional(v.array(paid)),
  /** In events where all tables play the same deals: what was dealt online. */
  dealt: v.exactOptional(v.array(oneDealt)),
  /** In the same events: that the deals of each series were committed to before its draw, and opened after its end. */
  dealing: v.exactOptional(v.array(oneDealing)),
  /** The same tree as the file, with a digest for each part: says which part of a changed file was changed. */
  parts: v.exactOptional(v.record(text, v.unknown())),
})

export type ResultsFile = Deep<v.InferOutput<typeof results>>
export type Dealing = Deep<v.InferOutput<typeof oneDealing>>
export type Dealt = Deep<v.InferOutput<typeof oneDealt>>
export type Reseated = Deep<v.InferOutput<typeof reseated>>
