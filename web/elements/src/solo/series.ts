/** A series that one person plays against bots on their own device. Pure: whoever calls it stores it, and brings the rules and the cards. */
import {
  firstRecord,
  isBad,
  writeRecord,
  type BotLevel,
  type Chair,
  type Hand,
  type HandRecord,
  type Plugin,
  type Random,
  type Seat,
  type Settled,
  type Settlement,
  type SheetRow,
} from '@stolik/core'
import { handsOf } from '../same-cards/past.js'

/** What a person has chosen to play. */
export interface SoloChoice {
  readonly game: string
  readonly profile: string
  readonly level: BotLevel
}

export interface SoloSeries extends SoloChoice {
  readonly id: string
  readonly chairs: number
}

/** A finished hand. */
export interface SoloHand extends SoloChoice {
  /** Of the series. */
  readonly series: string
  /** From 0. */
  readonly hand: number
  readonly chairs: number
  /** The person's. */
  readonly seat: Seat
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  /** What was played, as its row of the list says it: a list of hands then needs no rules. */
  readonly row: Pick<SheetRow, 'code' | 'args'>
  /** The text of its record. */
  readonly record: string
  readonly settlement: Settlement
}

/** The person always sits on the first chair. */
export const ownChair: Chair = 0

/** The size of a table at which nobody sits out, if the profile has one: a person who is alone wants to play every hand. */
export function chairsFor(plugin: Plugin, profile: string): number {
  const sizes = plugin.chairs(profile)
  return sizes.find((size) => plugin.seating(size, 0).length === size) ?? (sizes[0] as number)
}

export const ownSeat = (plugin: Plugin, { chairs, hand }: Pick<HandRecord, 'chairs' | 'hand'>): Seat =>
  plugin.seating(chairs, hand).indexOf(ownChair)

/** The hands of a series, as its list has them. */
export const settledOf = (
  plugin: Plugin,
  { id, chairs }: Pick<SoloSeries, 'id' | 'chairs'>,
  hands: readonly SoloHand[],
): readonly Settled[] =>
  hands
    .filter(({ series }) => series === id)
    .map(({ hand, settlement }) => ({
      hand,
      dealer: plugin.dealer(chairs, hand),
      seating: plugin.seating(chairs, hand),
      settlement,
    }))

export const lengthOf = (plugin: Plugin, { profile, chairs }: SoloSeries): number =>
  plugin.lengths(profile, chairs)[0] as number

export const isOver = (plugin: Plugin, series: SoloSeries, settled: readonly Settled[]): boolean =>
  settled.length >= lengthOf(plugin, series) || plugin.ended(series.profile, settled)

/** Deals the next hand. @param players names by chair */
export function dealt(
  plugin: Plugin,
  { profile, chairs }: SoloSeries,
  settled: readonly Settled[],
  players: readonly string[],
  random: Random,
): HandRecord {
  return {
    game: plugin.id,
    version: plugin.version,
    profile,
    chairs,
    hand: settled.length,
    players,
    deal: plugin.deal(profile, random),
    carry: plugin.between(profile, settled),
    proof: null,
    moves: [],
  }
}

/** The record of a hand after one more move. */
export const withMove = (record: HandRecord, seat: Seat, move: string): HandRecord => ({
  ...record,
  moves: [...record.moves, { seat, move }],
})

/** Where a hand stands; undefined if the rules of now do not allow what was played: those of an older version of this site did. */
export const standOf = (plugin: Plugin, record: HandRecord): Hand | undefined =>
  handsOf(plugin, record)?.at(-1)

/** Reads a stored record; undefined if it is none. */
export function recordFrom(text: string): HandRecord | undefined {
  const read = firstRecord(text)
  return read === undefined || isBad(read) ? undefined : read.record
}

/** The records of hands, one after another, as programs that read files of several hands expect them. */
export const recordsOf = (hands: readonly SoloHand[]): string =>
  hands.map(({ record }) => `${record.trim()}\n`).join('\n')

/** A finished hand, as it is stored. @param before the hands of the series before it */
export function finished(
  plugin: Plugin,
  { id, game, profile, level, chairs }: SoloSeries,
  before: readonly Settled[],
  record: HandRecord,
  settlement: Settlement,
  at: number,
): SoloHand {
  const { hand } = record
  const settled: Settled = {
    hand,
    dealer: plugin.dealer(chairs, hand),
    seating: plugin.seating(chairs, hand),
    settlement,
  }
  const { code = '', args = {} } = plugin.sheet(profile, chairs, [...before, settled]).rows.at(-1) ?? {}
  return {
    series: id,
    game,
    profile,
    level,
    hand,
    chairs,
    seat: ownSeat(plugin, record),
    at,
    row: { code, args },
    record: writeRecord({ ...record, scores: settlement.scores }),
    settlement,
  }
}
