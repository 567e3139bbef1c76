/**
 * A league as it is published: everything that its tables follow from, so that anybody can count them again. The gateway's
 * answers have the same fields.
 */
import * as v from 'valibot'
import { leagueRules, tieBreaks } from '../league/rules.js'
import { contentHash } from '../canonical.js'
import type { Deep } from '../read.js'

export const leagueFormat = 'stolik-league/1'

const id = v.string()
const text = v.string()
const int = v.pipe(v.number(), v.integer())
/** Milliseconds since 1970. */
const at = v.number()
const list = <const S extends v.GenericSchema>(item: S) => v.array(item)
const or = <const S extends v.GenericSchema>(item: S) => v.nullable(item)

const team = v.object({
  team: id,
  division: id,
  name: text,
  /** Empty: none. */
  club: text,
  home: text,
  /** Ids of persons. */
  players: list(id),
  withdrawn: or(v.object({ from: at, at, reason: text })),
})

const result = v.object({
  kind: v.picklist(['EVENT', 'PAPER', 'WALKOVER']),
  /** The event of the gateway that it was taken from, and the hash of that event's result. */
  event: or(id),
  hash: or(text),
  /** When it was entered. */
  at,
  /** Why it replaced an earlier result, or why it is a walkover. */
  reason: or(text),
  /** How many results it had before this one. */
  corrections: int,
  teams: list(
    v.object({
      team: id,
      absent: v.boolean(),
      players: list(
        v.object({
          person: id,
          points: v.number(),
          /** Whether the points count for the team. */
          counts: v.boolean(),
        }),
      ),
      /** Null where the team does not count in this match, since it withdrew. */
      place: or(int),
      points: or(v.number()),
      small: or(v.number()),
    }),
  ),
})

const match = v.object({
  match: id,
  division: id,
  /** The match day, from 1. */
  day: int,
  teams: list(id),
  /** Null: not decided yet. */
  starts: or(at),
  /** Empty: not decided yet. */
  place: text,
  /** Each time it was moved, oldest first: from when and where, and why. */
  moves: list(v.object({ at, starts: or(at), place: text, reason: text })),
  /** Whether it is still to be played. A match is not, if all its teams but one have withdrawn. */
  open: v.boolean(),
  result: or(result),
})

const row = v.object({
  /** Teams share a place if the rules cannot tell them apart. Null for a team that has withdrawn. */
  place: or(int),
  team: id,
  played: int,
  /** Match points, with penalties. */
  points: v.number(),
  /** Small points, with penalties. */
  small: v.number(),
  /** Matches that it won alone, in which it shared the first place, and all others. */
  won: int,
  drawn: int,
  lost: int,
  /** How often it came first, second, third and fourth; a shared place counts as the better one. */
  places: list(int),
  /** Points that penalties gave or took. */
  adjusted: v.number(),
  adjustedSmall: v.number(),
  /** What put it before the next team if both have equal match points: null if nothing or match points did. */
  ahead: or(
    v.object({
      by: v.picklist([...tieBreaks, 'RANKED']),
      own: v.number(),
      other: v.number(),
    }),
  ),
  /** 1: promoted, -1: relegated, 0: neither, if the season ended like this. */
  moves: int,
})

/** The fields that the hash covers. */
const content = {
  format: v.literal(leagueFormat),
  league: id,
  /** The league of the season before. */
  after: or(id),
  rules: leagueRules,
  teams: list(team),
  draws: list(
    v.object({
      division: id,
      seed: text,
      size: int,
      teams: list(id),
      days: list(v.object({ starts: or(at), places: list(text) })),
      /** How often the pairs meet that meet least and most often; no fixtures could have a smaller difference than `bound`. */
      least: int,
      most: int,
    }),
  ),
  matches: list(match),
  penalties: list(
    v.object({
      n: int,
      team: id,
      points: v.number(),
      small: v.number(),
      reason: text,
      clause: or(text),
      at,
      /** Why it was taken back. */
      revoked: or(text),
    }),
  ),
  decisions: list(v.object({ division: id, teams: list(id), reason: text, at })),
  tables: list(v.object({ division: id, rows: list(row) })),
  /** When the season was closed. */
  closed: or(at),
}

export const publishedLeague = v.object({
  ...content,
  /** The association that publishes it. */
  association: or(text),
  /** The length of its log. */
  seq: int,
  /** When anything was last entered. */
  at,
  phase: v.picklist(['PLANNED', 'RUNNING', 'CLOSED']),
  /** Everybody in it. The hash does not cover their names, so that these can be forgotten. */
  people: list(v.object({ person: id, name: or(text), club: or(text) })),
  /** Matches that count a result of an event which was reopened since; left out if there are none. */
  reopened: v.exactOptional(
    list(
      v.object({
        match: id,
        event: id,
        /** Whether the event has a new final result, which the league has not taken yet. */
        final: v.boolean(),
      }),
    ),
  ),
  /** SHA-256 over everything else but `association`, `seq`, `at`, `phase`, `people` and `reopened`. */
  hash: text,
})

export type PublishedLeague = Deep<v.InferOutput<typeof publishedLeague>>
export type LeagueContent = Pick<PublishedLeague, keyof typeof content>
export type PublishedMatch = PublishedLeague['matches'][number]
export type PublishedTeam = PublishedLeague['teams'][number]
export type PublishedResult = NonNullable<PublishedMatch['result']>
export type LeagueTable = PublishedLeague['tables'][number]
export type LeagueTableRow = LeagueTable['rows'][number]

export const leagueContent = (league: LeagueContent): LeagueContent =>
  Object.fromEntries(
    (Object.keys(content) as (keyof LeagueContent)[]).map((key) => [key, league[key]]),
  ) as unknown as LeagueContent

/** The hash that a league bears. */
export const leagueHash = (league: LeagueContent): string => contentHash(leagueContent(league))
