/**
 * The acts of an event, described once. The inputs of the GraphQL schema are printed from this, requests are parsed with it,
 * and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import {
  at,
  csv,
  decision,
  enters,
  entrant,
  fact,
  flag,
  id,
  int,
  list,
  maybe,
  named,
  noted,
  nothing,
  number,
  office,
  ofPlayer,
  ofPlayers,
  ofSeries,
  text,
} from './parts.js'
import { recorded } from './entries.js'
import { regulations } from './regulations.js'

interface Described {
  /** The description for the schema. */
  readonly says?: string
  /** The fields of a request. */
  readonly asks: v.GenericSchema<object>
  /** The log entry has the same fields as the request. */
  readonly written?: true
  /** The act changes no result, so it is possible after the result is final. */
  readonly afterwards?: true
}

export const acts = {
  amend: {
    says: 'For the director.',
    asks: v.object({
      regulations,
      reason: text,
      seen: maybe(noted(regulations, 'What they were changed from: OVERTAKEN when others stand.')),
    }),
  },
  appoint: {
    says: 'Names who else directs or rules, by id or login of the account.',
    asks: v.object({
      account: id,
      office,
      appointed: v.optional(noted(v.boolean(), 'False takes it back.'), true),
    }),
  },
  invite: {
    says: 'Makes a link by which people with an account become referees.',
    asks: v.object({ uses: v.optional(noted(int, 'How many may accept it, 20 at most.'), 1) }),
  },
  uninvite: {
    says: 'Takes an invitation back: nobody can accept it any more. Referees are dismissed by `appoint`.',
    asks: named('EventNumber', v.object({ n: int })),
    written: true,
  },
  renewCodes: {
    says: 'All codes of tables so far are refused from now on; lists are printed with new ones.',
    asks: nothing,
    afterwards: true,
  },
  enter: { asks: enters },
  enterAll: { asks: csv },
  change: {
    asks: v.object({
      player: id,
      entrant,
      seen: maybe(noted(entrant, 'What it was changed from: OVERTAKEN when another stands.')),
    }),
  },
  paid: { asks: v.object({ player: id, paid: flag(true) }), written: true },
  admit: { asks: ofPlayer, written: true },
  approve: {
    says: 'Entries that wait for the director take part, or wait for a place.',
    asks: ofPlayers,
  },
  decline: { asks: ofPlayers },
  exclude: { asks: v.object({ player: id, reason: text, clause: maybe(text) }), written: true },
  forget: {
    says:
      "A player's name and licence are thrown away, in the log too, and their account is no longer tied to it; it cannot be " +
      'had back. Results, places and hashes stay. Also after the final result.',
    asks: ofPlayer,
    written: true,
    afterwards: true,
  },
  /** A reserve takes over the results and the number of a player who left (PT 4.4). The place keeps its id `player`. */
  replace: {
    asks: v.object({ player: id, by: id, from: noted(int, 'The series from which on.') }),
    written: true,
  },
  draw: {
    asks: named(
      'EventDrawInput',
      v.object({
        series: int,
        reason: maybe(noted(text, 'Why, where the series was drawn before.')),
        outside: maybe(
          noted(
            text,
            'The value from outside, where the regulations announce one: OUTSIDE_NEEDED without it.',
          ),
        ),
      }),
    ),
  },
  /** Only before the series begins (PT 7.1.2). */
  move: {
    asks: v.object({
      series: int,
      a: id,
      b: maybe(noted(id, 'Changes places with `a`; null where `a` gets up and the others play without.')),
      reason: text,
    }),
    written: true,
  },
  start: { asks: ofSeries, written: true },
  correct: {
    asks: v.object({
      ...at,
      hand: int,
      readings: noted(list(text), 'What the line can be read as, the true one first.'),
      consent: v.optional(noted(list(int), 'Chairs that agree.'), []),
      seen: maybe(noted(text, 'The line that was seen: DIFFERS when another stands.')),
    }),
  },
  /** A whole list, from paper or from a finished live table. It replaces the entered hands. */
  list: {
    asks: named('EventListInput', v.object({ ...at, lines: list(text), signed: flag(false) })),
    written: true,
  },
  listAll: { says: 'Lists from a file.', asks: csv },
  annul: { asks: v.object({ ...at, reason: text }), written: true },
  missing: {
    says: 'Who is missing, so that nothing is played at a table: the others get what a bye brings.',
    asks: v.object({ ...at, chairs: list(int), reason: text }),
    written: true,
  },
  pause: {
    asks: v.object({
      series: maybe(noted(int, 'Null for everything.')),
      table: maybe(int),
      paused: v.boolean(),
      reason: v.optional(text, ''),
    }),
  },
  extend: { asks: v.object({ series: int, minutes: int }), written: true },
  redeal: { asks: v.object({ ...at, hand: int, reason: text }), written: true },
  substitute: { asks: v.object({ ...at, chair: int, player: id, reason: text }), written: true },
  adjust: {
    asks: v.object({
      player: id,
      series: maybe(int),
      points: number,
      small: v.optional(int, 0),
      penalty: flag(false),
      reason: text,
      clause: maybe(text),
    }),
  },
  revoke: { asks: v.object({ n: int, reason: text }), written: true },
  rule: {
    asks: v.object({
      ...at,
      hand: maybe(int),
      question: maybe(noted(id, "Of the game's arbiter; null for a ruling in the referee's own words.")),
      facts: v.optional(list(fact), []),
      note: v.optional(text, ''),
    }),
  },
  notice: {
    says:
      'What all players are told, on pages, boards and phones: one line of 280 characters at most. The newest holds; an empty ' +
      'one takes it back. Also after the final result.',
    asks: named('EventNoticeInput', v.object({ text })),
    written: true,
    afterwards: true,
  },
  decide: { asks: decision, written: true },
  decideAppeal: { asks: decision, written: true },
  end: { asks: ofSeries, written: true },
  final: { asks: nothing },
  reopen: {
    says: 'A final result that was found to be wrong is final no more: it can be mended, and is made final anew.',
    asks: v.object({ reason: noted(text, 'Everybody reads it.'), clause: maybe(text) }),
    written: true,
    afterwards: true,
  },
  accept: {
    says: 'For whoever has the link and an account: takes the office that an invitation offers.',
    asks: named('EventCode', v.object({ code: id })),
  },
  register: { says: 'For a player themselves: who asks plays.', asks: enters },
  claim: {
    says: 'With the card of who was entered on paper: ties it to who asks.',
    asks: nothing,
  },
  protest: {
    asks: named(
      'EventProtestInput',
      v.object({
        ...at,
        player: maybe(noted(id, 'Whose protest it is; who asks unless told.')),
        text,
      }),
    ),
  },
  appeal: { asks: v.object({ n: int, player: maybe(noted(id, 'As in a protest.')), text }) },
  withdraw: { says: 'For a player themselves, and for the director.', asks: ofPlayer, written: true },
  hand: {
    says:
      'For who keeps a list in the hall, and for the director. To confirm, correct and sign the players agree themselves ' +
      '(`enterPin`).',
    asks: named('EventHandInput', v.object({ ...at, hand: int, line: text })),
    written: true,
  },
  confirm: {
    asks: v.object({
      ...at,
      hand: int,
      line: noted(text, 'The line that was seen: DIFFERS when another stands.'),
      chair: maybe(int),
    }),
  },
  sign: {
    asks: v.object({
      ...at,
      chair: maybe(int),
      lines: noted(list(text), 'The list that was seen, hand by hand: LIST_CHANGED when another stands.'),
    }),
  },
} satisfies Readonly<Record<string, Described>>

export type ActKind = keyof typeof acts

/** The fields of an act, as sent and as parsed. */
export type Sent<K extends ActKind> = Deep<v.InferInput<(typeof acts)[K]['asks']>>
export type Asked<K extends ActKind> = Deep<v.InferOutput<(typeof acts)[K]['asks']>>
export type EntrantSent = Sent<'enter'>['entrant']
export type FactSent = NonNullable<Sent<'rule'>['facts']>[number]

/** Acts whose log entry has the same fields as the request. */
export type WrittenKind = {
  [K in ActKind]: (typeof acts)[K] extends { readonly written: true } ? K : never
}[ActKind]
export type Written<K extends WrittenKind = WrittenKind> = {
  [X in K]: { readonly kind: X } & Asked<X>
}[K]

/** Exactly one of the acts, as in the schema. */
export type ActInput = { readonly [K in ActKind]?: Sent<K> }

const isAct = (kind: string): kind is ActKind => Object.hasOwn(acts, kind)
const described = (kind: string): Described | undefined => (isAct(kind) ? acts[kind] : undefined)

export const isAfterwards = (kind: string): boolean => described(kind)?.afterwards === true

/** Returns the parsed fields of an act, or the field that is not valid. */
export function readAsked(
  kind: string,
  sent: unknown,
): { readonly asked: object } | { readonly bad: string } {
  const asks = described(kind)?.asks
  if (asks === undefined) return { bad: kind }
  const read = v.safeParse(asks, sent)
  return read.success ? { asked: read.output } : { bad: v.getDotPath(read.issues[0]) ?? kind }
}

/** @throws RangeError for an entry that this program cannot have written. */
export function checkWritten(entry: { readonly kind: string }): void {
  const act = described(entry.kind)
  const holds = recorded(entry.kind) ?? (act?.written === true ? act.asks : undefined)
  if (holds === undefined) return
  const read = v.safeParse(holds, entry)
  if (read.success) return
  throw new RangeError(
    `an entry of the kind ${entry.kind} without ${v.getDotPath(read.issues[0]) ?? 'its fields'}`,
  )
}
