/** What comes by GraphQL, in the shape of the schema, as regulations and acts. Whether it makes sense is decided elsewhere. */
import type { Speed } from '../table/clocks.js'
import type { Act } from './act.js'
import type { Entrant } from './entry.js'
import { refuse, type EventRefusal } from './refusal.js'
import type { Category, Regulations } from './regulations.js'

type Maybe<T> = T | null | undefined

export interface RegulationsInput {
  readonly name: string
  readonly place: string
  readonly organiser: string
  readonly starts: number
  readonly game: string
  readonly format: FormatInput
  readonly mode: 'ONLINE' | 'HALL' | 'MIXED'
  readonly open: boolean
  readonly capacity?: Maybe<number>
  readonly fee?: Maybe<{ readonly amount: number; readonly currency: string; readonly use: string }>
  readonly groups: readonly {
    readonly kind: 'TEAM' | 'PAIR'
    readonly size: number
    readonly counting: number
    readonly substitutes: number
  }[]
  readonly categories: readonly Uppercase<Category>[]
  readonly juniorFrom?: Maybe<number>
  readonly seniorUntil?: Maybe<number>
  readonly prizes: readonly { readonly of: string; readonly places: readonly string[] }[]
  readonly protestMinutes: number
  readonly dropOut: 'BOT' | 'RESERVE'
  readonly speed: Speed
  readonly notes: Regulations['notes']
}

interface FormatInput {
  readonly id: string
  readonly profile: string
  readonly chairs: readonly number[]
  readonly series: readonly {
    readonly rounds: number
    readonly minutes?: Maybe<number>
    readonly draw: 'LOTS' | 'STANDING'
  }[]
  readonly scoring: { readonly scale?: Maybe<readonly number[]>; readonly ties: 'MEAN' | 'BEST' }
  readonly tieBreaks: readonly string[]
  readonly bye?: Maybe<{ readonly points: number; readonly small: number }>
  readonly stake?: Maybe<{ readonly numerator: number; readonly denominator: number }>
}

const given = <T>(value: Maybe<T>): value is T => value !== null && value !== undefined
const lower = <T extends string>(text: T): Lowercase<T> => text.toLowerCase() as Lowercase<T>

export const readRegulations = (input: RegulationsInput): Regulations => ({
  name: input.name,
  place: input.place,
  organiser: input.organiser,
  starts: input.starts,
  game: input.game,
  format: readFormat(input.format),
  mode: lower(input.mode),
  open: input.open,
  capacity: input.capacity ?? null,
  fee: given(input.fee) ? { ...input.fee } : null,
  groups: input.groups.map((group) => ({ ...group, kind: lower(group.kind) })),
  categories: input.categories.map(lower),
  juniorFrom: input.juniorFrom ?? null,
  seniorUntil: input.seniorUntil ?? null,
  // Lists of nobody are found by who checks the regulations.
  prizes: input.prizes.map(({ of, places }) => ({ of: of as Regulations['prizes'][number]['of'], places })),
  protestMinutes: input.protestMinutes,
  dropOut: lower(input.dropOut),
  speed: input.speed,
  notes: { ...input.notes },
})

const readFormat = ({
  id,
  profile,
  chairs,
  series,
  scoring,
  tieBreaks,
  bye,
  stake,
}: FormatInput): Regulations['format'] => ({
  id,
  profile,
  chairs,
  series: series.map(({ rounds, minutes, draw }) => ({
    rounds,
    minutes: minutes ?? null,
    draw: lower(draw),
  })),
  scoring: given(scoring.scale)
    ? { kind: 'places', scale: scoring.scale, ties: lower(scoring.ties) }
    : { kind: 'total' },
  // As above.
  tieBreaks: tieBreaks as Regulations['format']['tieBreaks'],
  bye: given(bye) ? { ...bye } : null,
  stake: given(stake) ? [stake.numerator, stake.denominator] : null,
})

export interface EntrantInput {
  readonly name: string
  readonly club?: Maybe<string>
  readonly licence?: Maybe<string>
  readonly woman?: Maybe<boolean>
  readonly born?: Maybe<number>
  readonly team?: Maybe<string>
  readonly pair?: Maybe<string>
  readonly substitute: boolean
  readonly online: boolean
}

/** `person`: whose account he has; kept as it was where he is changed. */
const readEntrant = (input: EntrantInput, person: string | null): Entrant => ({
  name: input.name,
  club: input.club ?? null,
  person,
  online: input.online,
  licence: input.licence ?? null,
  woman: input.woman ?? null,
  born: input.born ?? null,
  team: input.team ?? null,
  pair: input.pair ?? null,
  substitute: input.substitute,
})

interface At {
  readonly series: number
  readonly table: number
}

interface Fact {
  readonly name: string
  readonly text?: Maybe<string>
  readonly number?: Maybe<number>
  readonly flag?: Maybe<boolean>
}

export type Facts = Readonly<Record<string, string | number | boolean>>

/** The facts that an arbiter is told; one without a value is not told. */
export const readFacts = (facts: readonly Fact[]): Facts =>
  Object.fromEntries(
    facts.flatMap(({ name, text, number, flag }) => {
      const value = text ?? number ?? flag
      return given(value) ? [[name, value]] : []
    }),
  )

/** Exactly one of them, as the schema has it. */
export interface ActInput {
  readonly amend?: {
    readonly regulations: RegulationsInput
    readonly reason: string
    readonly seen?: Maybe<RegulationsInput>
  }
  readonly appoint?: {
    readonly account: string
    readonly office: 'DIRECTION' | 'REFEREE'
    readonly appointed: boolean
  }
  readonly enter?: { readonly entrant: EntrantInput; readonly reserve: boolean }
  readonly enterAll?: { readonly csv: string }
  readonly change?: {
    readonly player: string
    readonly entrant: EntrantInput
    readonly seen?: Maybe<EntrantInput>
  }
  readonly paid?: { readonly player: string; readonly paid: boolean }
  readonly admit?: { readonly player: string }
  readonly exclude?: { readonly player: string; readonly reason: string; readonly clause?: Maybe<string> }
  readonly replace?: { readonly player: string; readonly by: string; readonly from: number }
  readonly draw?: { readonly series: number; readonly reason?: Maybe<string> }
  readonly move?: {
    readonly series: number
    readonly a: string
    readonly b?: Maybe<string>
    readonly reason: string
  }
  readonly start?: { readonly series: number }
  readonly correct?: At & {
    readonly hand: number
    readonly readings: readonly string[]
    readonly consent: readonly number[]
    readonly seen?: Maybe<string>
  }
  readonly list?: At & { readonly lines: readonly string[]; readonly signed: boolean }
  readonly listAll?: { readonly csv: string }
  readonly annul?: At & { readonly reason: string }
  readonly missing?: At & { readonly chairs: readonly number[]; readonly reason: string }
  readonly pause?: {
    readonly series?: Maybe<number>
    readonly table?: Maybe<number>
    readonly paused: boolean
    readonly reason: string
  }
  readonly extend?: { readonly series: number; readonly minutes: number }
  readonly redeal?: At & { readonly hand: number; readonly reason: string }
  readonly substitute?: At & { readonly chair: number; readonly player: string; readonly reason: string }
  readonly adjust?: {
    readonly player: string
    readonly series?: Maybe<number>
    readonly points: number
    readonly small: number
    readonly penalty: boolean
    readonly reason: string
    readonly clause?: Maybe<string>
  }
  readonly revoke?: { readonly n: number; readonly reason: string }
  readonly rule?: At & {
    readonly hand?: Maybe<number>
    readonly question?: Maybe<string>
    readonly facts: readonly Fact[]
    readonly note: string
  }
  readonly decide?: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly decideAppeal?: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly end?: { readonly series: number }
  readonly final?: object
  readonly reopen?: { readonly reason: string; readonly clause?: Maybe<string> }
  readonly register?: { readonly entrant: EntrantInput; readonly reserve: boolean }
  readonly claim?: object
  readonly protest?: At & { readonly player?: Maybe<string>; readonly text: string }
  readonly appeal?: { readonly n: number; readonly player?: Maybe<string>; readonly text: string }
  readonly withdraw?: { readonly player: string }
  readonly hand?: At & { readonly hand: number; readonly line: string }
  readonly confirm?: At & { readonly hand: number; readonly line: string; readonly chair?: Maybe<number> }
  readonly sign?: At & { readonly chair?: Maybe<number>; readonly lines: readonly string[] }
}

/** What an act takes from who asks, and from the event as it stands. */
export interface Asker {
  readonly person: string | null
  readonly player: string | null
  /** The chair that he has at a table. */
  chair(at: At): number | null
  /** The account of a player. */
  personOf(player: string): string | null
  /** The account of that id or login. */
  appoint(account: string, office: 'direction' | 'referee', appointed: boolean): Promise<Act | EventRefusal>
  enterAll(csv: string): Act | EventRefusal
  listAll(csv: string): Act | EventRefusal
  draw(series: number, reason: string | null): Act | EventRefusal
}

const at = ({ series, table }: At): At => ({ series, table })

/** The act, and whether who asks does it as himself. */
export async function readAct(input: ActInput, asker: Asker): Promise<Act | EventRefusal> {
  const said = Object.entries(input).filter(([, value]) => given(value))
  const [only] = said
  if (only === undefined || said.length > 1) return refuse('ONE_ACT')
  const i = Object.fromEntries([only]) as ActInput
  if (i.enterAll) return asker.enterAll(i.enterAll.csv)
  if (i.listAll) return asker.listAll(i.listAll.csv)
  if (i.appoint) return asker.appoint(i.appoint.account, lower(i.appoint.office), i.appoint.appointed)
  if (i.draw) return asker.draw(i.draw.series, i.draw.reason ?? null)
  return entryAct(i, asker) ?? tableAct(i, asker) ?? deskAct(i, asker) ?? refuse('ONE_ACT')
}

function entryAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.amend) {
    const { regulations, reason, seen } = i.amend
    return {
      kind: 'amend',
      regulations: readRegulations(regulations),
      reason,
      seen: given(seen) ? readRegulations(seen) : null,
    }
  }
  if (i.enter) return { kind: 'enter', entrant: readEntrant(i.enter.entrant, null), reserve: i.enter.reserve }
  if (i.register)
    return { kind: 'enter', entrant: readEntrant(i.register.entrant, asker.person), reserve: false }
  if (i.change) {
    const { player, entrant, seen } = i.change
    const person = asker.personOf(player)
    return {
      kind: 'change',
      player,
      entrant: readEntrant(entrant, person),
      seen: given(seen) ? readEntrant(seen, person) : null,
    }
  }
  if (i.claim)
    return asker.person === null ? refuse('NOT_SIGNED_IN') : { kind: 'claim', person: asker.person }
  if (i.paid) return { kind: 'pay', ...i.paid }
  if (i.admit) return { kind: 'admit', ...i.admit }
  if (i.withdraw) return { kind: 'withdraw', ...i.withdraw }
  if (i.exclude) return { kind: 'exclude', ...i.exclude, clause: i.exclude.clause ?? null }
  if (i.replace) return { kind: 'replace', ...i.replace }
  if (i.move) return { kind: 'move', ...i.move, b: i.move.b ?? null }
  if (i.start) return { kind: 'start', ...i.start }
  if (i.end) return { kind: 'end', ...i.end }
  if (i.extend) return { kind: 'extend', ...i.extend }
  if (i.reopen) return { kind: 'reopen', reason: i.reopen.reason, clause: i.reopen.clause ?? null }
  return i.final ? { kind: 'final' } : undefined
}

function tableAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.pause) {
    const { series, table, paused, reason } = i.pause
    if (given(series) !== given(table))
      return refuse('MALFORMED', { field: given(series) ? 'table' : 'series', problem: 'empty' })
    return {
      kind: 'pause',
      at: given(series) && given(table) ? { series, table } : null,
      paused,
      reason,
    }
  }
  if (i.hand) return { kind: 'hand', ...i.hand }
  const own = i.confirm ?? i.sign
  if (own !== undefined) {
    const chair = own.chair ?? asker.chair(own)
    if (chair === null) return refuse('MALFORMED', { field: 'chair', problem: 'empty' })
    if (i.confirm) return { kind: 'confirm', ...at(own), hand: i.confirm.hand, line: i.confirm.line, chair }
    return i.sign && { kind: 'sign', ...at(own), chair, lines: i.sign.lines }
  }
  if (i.correct) return { kind: 'correct', ...i.correct, seen: i.correct.seen ?? null }
  if (i.list) return { kind: 'list', ...i.list }
  if (i.annul) return { kind: 'annul', ...i.annul }
  if (i.missing) return { kind: 'missing', ...i.missing }
  if (i.redeal) return { kind: 'redeal', ...i.redeal }
  return i.substitute ? { kind: 'substitute', ...i.substitute } : undefined
}

function deskAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.adjust)
    return { kind: 'adjust', ...i.adjust, series: i.adjust.series ?? null, clause: i.adjust.clause ?? null }
  if (i.revoke) return { kind: 'revoke', ...i.revoke }
  if (i.rule) {
    const { hand, question, facts, note } = i.rule
    const told = { hand: hand ?? null, question: question ?? null, facts: readFacts(facts), note }
    return { kind: 'rule', ...at(i.rule), ...told }
  }
  if (i.decide) return { kind: 'decide', ...i.decide }
  if (i.decideAppeal) return { kind: 'decideAppeal', ...i.decideAppeal }
  const speaks = i.protest ?? i.appeal
  if (speaks === undefined) return undefined
  const player = speaks.player ?? asker.player
  if (player === null) return refuse('MALFORMED', { field: 'player', problem: 'empty' })
  if (i.protest) return { kind: 'protest', ...at(i.protest), player, text: speaks.text }
  return i.appeal && { kind: 'appeal', n: i.appeal.n, player, text: speaks.text }
}
