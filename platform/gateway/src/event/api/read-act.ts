/** Reads acts from GraphQL input. Whether they make sense is decided elsewhere. */
import { acts, type ActInput, type Asked, type FactSent } from '@stolik/contract/event/acts'
import { regulations as description } from '@stolik/contract/event/regulations'
import type { AssignedKind } from '@stolik/contract/event/parts'
import { readOne } from '@stolik/contract/input'
import type { DrawReason } from '@stolik/event/decide/draw'
import type { Act, OtherKind } from '@stolik/event/model/act'
import type { At, Entrant, Official } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'

type Read = Act | EventRefusal

/** What an act takes from the person who sends it and from the current event. */
export interface Asker {
  readonly person: string | null
  readonly player: string | null
  /** The chair of this person at a table. */
  chair(at: At): number | null
  /** The account of a player. */
  personOf(player: string): string | null
  /** Appoints the account with this id or login. */
  appoint(account: string, office: Official['office'], appointed: boolean): Promise<Read>
  /** Accepts the invitation with this code, for the sender's account. */
  accept(code: string): Read
  enterAll(csv: string, skip: boolean, columns: readonly AssignedKind[]): Read
  listAll(csv: string, overwrite: boolean): Read
  draw(series: number, why: DrawReason): Read
}

export const readWhy = ({
  reason,
  outside,
  later,
  seen,
}: Omit<NonNullable<ActInput['draw']>, 'series'>): DrawReason => ({
  reason: reason ?? null,
  outside: outside ?? null,
  later: later ?? null,
  seen: seen ?? null,
})

/** Reads the one act of the input. */
export async function readAct(input: ActInput, asker: Asker): Promise<Read> {
  const read = readOne(acts, input)
  if ('bad' in read)
    return read.bad === '' ? refuse('ONE_ACT') : refuse('MALFORMED', { field: read.bad, problem: 'shape' })
  const { kind, fields } = read
  const other = others[kind as OtherKind] as
    | ((sent: object, asker: Asker) => Read | Promise<Read>)
    | undefined
  // All other acts have the same shape in the input and in the log.
  return other === undefined ? ({ kind, ...fields } as Act) : other(fields, asker)
}

/** Reads facts for an arbiter. A fact without a value is left out. */
export const readFacts = (facts: readonly FactSent[]): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    facts.flatMap(({ name, text, number, flag }) => {
      const value = text ?? number ?? flag
      return value === null || value === undefined ? [] : [[name, value]]
    }),
  )

const lower = <T extends string>(text: T): Lowercase<T> => text.toLowerCase() as Lowercase<T>

type EntrantAsked = Asked<'enter'>['entrant']
/** @param person the player's account; a change keeps it */
const ofPerson = (entrant: EntrantAsked, person: string | null): Entrant => ({ ...entrant, person })

/** Refuses an act whose chair or player is neither given nor known from the sender. */
const without = (field: 'chair' | 'player'): EventRefusal => refuse('MALFORMED', { field, problem: 'empty' })

const others: {
  readonly [K in OtherKind]: (input: Asked<K>, asker: Asker) => Read | Promise<Read>
} = {
  amend: ({ regulations, reason, seen }) => ({
    kind: 'amend',
    regulations: description.store(regulations),
    reason,
    seen: seen === null ? null : description.store(seen),
  }),
  appoint: ({ account, office, appointed }, asker) => asker.appoint(account, lower(office), appointed),
  accept: ({ code }, asker) => asker.accept(code),
  renewCodes: () => ({ kind: 'renewCodes' }),
  handOver: () => ({ kind: 'handOver' }),
  final: () => ({ kind: 'final' }),
  enter: ({ entrant, reserve }) => ({ kind: 'enter', entrant: ofPerson(entrant, null), reserve }),
  enterAll: ({ csv, skip, columns }, asker) => asker.enterAll(csv, skip, columns),
  register: ({ entrant }, { person }) => ({
    kind: 'enter',
    entrant: ofPerson(entrant, person),
    reserve: false,
  }),
  change: ({ player, entrant, seen }, asker) => {
    const person = asker.personOf(player)
    return {
      kind: 'change',
      player,
      entrant: ofPerson(entrant, person),
      seen: seen === null ? null : ofPerson(seen, person),
    }
  },
  claim: (_, { person }) => (person === null ? refuse('NOT_SIGNED_IN') : { kind: 'claim', person }),
  draw: (input, asker) => asker.draw(input.series, readWhy(input)),
  pause: ({ series, table, paused, reason }) => {
    if ((series === null) !== (table === null))
      return refuse('MALFORMED', { field: series === null ? 'series' : 'table', problem: 'empty' })
    return { kind: 'pause', at: series === null || table === null ? null : { series, table }, paused, reason }
  },
  confirm: (input, asker) => {
    const chair = input.chair ?? asker.chair(input)
    return chair === null ? without('chair') : { kind: 'confirm', ...input, chair }
  },
  hand: (input) => ({ kind: 'hand', ...input }),
  sign: (input, asker) => {
    const chair = input.chair ?? asker.chair(input)
    return chair === null ? without('chair') : { kind: 'sign', ...input, chair }
  },
  listAll: ({ csv, overwrite }, asker) => asker.listAll(csv, overwrite),
  rule: ({ facts, ...input }) => ({ kind: 'rule', ...input, facts: readFacts(facts) }),
  protest: (input, asker) => {
    const player = input.player ?? asker.player
    return player === null ? without('player') : { kind: 'protest', ...input, player }
  },
  ready: ({ player: sent, ready }, asker) => {
    const player = sent ?? asker.player
    return player === null ? without('player') : { kind: 'ready', player, ready }
  },
  decide: (input) => ({ kind: 'decide', ...input }),
  decideAppeal: (input) => ({ kind: 'decideAppeal', ...input }),
  appeal: (input, asker) => {
    const player = input.player ?? asker.player
    return player === null ? without('player') : { kind: 'appeal', ...input, player }
  },
}
