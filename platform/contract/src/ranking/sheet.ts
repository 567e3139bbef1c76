/**
 * The results of one event as rankings use them: an immutable value, named by its hash. A correction of the event makes another
 * sheet. It contains no names: those are kept apart (people.ts), so forgetting a person changes no figure.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import type { Category } from '../shapes.js'
import { column, day, exact, list, maybe, nullable, some, text, whole } from './parts.js'
import { eventKind } from './scheme.js'

export const sheetFormat = 'stolik-sheet/1'

/** The digests of the rules that settled the hands, sorted; left out if none is known. */
export const rules = maybe(some(text))

/** Of an event, which has more than can be ranked. */
const category: v.GenericSchema<Category> = v.picklist(['women', 'junior', 'senior', 'youngest', 'oldest'])

const player = exact({
  /** The person, by an id without meaning. */
  person: text,
  club: nullable(text),
  team: nullable(text),
  categories: list(category),
  /** In the event, from 1; null without a place. */
  place: nullable(whole),
  /** Penalties and other adjustments of the event, in units of a point. */
  adjusted: whole,
  adjustedSmall: whole,
  /** Left out without a pair. */
  pair: maybe(text),
})

/** One row per player and list, column by column: `player[i]`, `series[i]` … belong together. */
const lists = exact({
  /** Index into `players`. */
  player: column,
  series: column,
  table: column,
  /** At the table, from 1; a shared place counts as the better one; 0 without a place (a bye). */
  place: column,
  /** In units of 1/`unitsAPoint` point, since players who share a place share points. */
  units: column,
  small: column,
  /** Hands played at the table, sitting out included; 0 for a bye. */
  hands: column,
  /** Hands won and lost with the player's own contract. */
  won: column,
  lost: column,
  /** 1 at an online table. */
  online: column,
})

export const sheet = exact({
  format: v.literal(sheetFormat),
  /** Id of the event, unique within its source. */
  event: text,
  /** Where it comes from: this platform, or the name of whoever vouches for an import. */
  source: text,
  name: text,
  /** The day it began. */
  date: day,
  kind: eventKind,
  game: text,
  profile: text,
  /** Version of the game's rules; null if an import does not give it. */
  version: nullable(text),
  organiser: text,
  region: nullable(text),
  /** For an event of this platform: the hash that its results are stamped with. */
  result: nullable(text),
  players: list(player),
  lists,
  rules,
})

export type Sheet = Deep<v.InferOutput<typeof sheet>>
export type SheetPlayer = Sheet['players'][number]
export type Lists = Sheet['lists']
