/**
 * How much anybody may use of what is scarce: tables, places in events, rows in the database, and the processor. Names, accounts
 * and addresses are free to make, so each of these is counted by household and neighbourhood as well, whether somebody has an
 * account or not. The numbers of all these are here. Where the operator allows each address more requests than usual, they grow with that.
 */

/**
 * How well somebody is known here. A `newcomer` is a guest, or has an account that is younger than `newFor`, which anybody can make
 * any number of. `known` are older accounts and members of clubs. A `director` was given a role by the owner, the association or a
 * club. An event of one's own makes nobody a director here: where everybody may announce events, it is free as well.
 */
export type Tier = 'newcomer' | 'known' | 'director'

/** How many events of one kind a key may have within a window of so many milliseconds. */
export interface Quota {
  readonly most: number
  readonly window: number
}

/** Limits of one address. */
interface ByAddress {
  readonly household: readonly Quota[]
  readonly neighbourhood: readonly Quota[]
}

const hour = 60 * 60_000
const day = 24 * hour
const anHour = (most: number): Quota => ({ most, window: hour })
const aDay = (most: number): Quota => ({ most, window: day })

/** How long an account is new, in milliseconds. Whoever wants to fill something has to plan it a week ahead. */
export const newFor = 7 * day

/** Known people are not counted together with newcomers, so that strangers behind the same address cost them nothing. */
export type Counted = Exclude<Tier, 'director'>
export const countedAs = (tier: Tier): Counted => (tier === 'newcomer' ? 'newcomer' : 'known')

export const tables = {
  /**
   * How many tables may be open before a newcomer, or somebody known, is refused another one: as many as one process serves well, and
   * less. The last ones are a reserve for the tables of events, which are opened by the gateway and never refused.
   */
  room: { newcomer: 3_500, known: 4_500 },
  /**
   * One neighbourhood may open so many in an hour as long as half of the room is left: what several clubs open. Then it is a part of what
   * is left, so that there is still some for the next one, even if a hundred neighbourhoods take all they can.
   */
  neighbourhood: { calm: { newcomer: 200, known: 600 }, part: 1 / 20 },
  /** An evening of a club behind one address, with people who leave and begin again; of guests, or of its members. */
  address: {
    newcomer: { household: [anHour(60), aDay(300)], neighbourhood: [aDay(1_000)] },
    known: { household: [anHour(200), aDay(1_000)], neighbourhood: [aDay(3_000)] },
  },
  /**
   * One person: how many tables they may sit at when they open another one, and open in a day. A newcomer plays at one or two, and gets
   * one more for each four hands that they have played, since hands take time. A table takes at least four rows for good.
   */
  person: {
    newcomer: { atOnce: 3, handsForOneMore: 4, aDay: 40 },
    known: { atOnce: 8, aDay: 200 },
  },
  /** Sitting down and leaving again writes two rows each time. A hall of 400 sits down anew six times an hour. */
  seats: {
    person: { newcomer: aDay(200), known: aDay(500) },
    address: {
      newcomer: { household: [anHour(2_400)], neighbourhood: [anHour(4_800)] },
      known: { household: [anHour(2_400)], neighbourhood: [anHour(4_800)] },
    },
  },
} as const

/** What a neighbourhood may open in an hour where so much room is left. */
export function partOf(free: number, as: Counted): Quota {
  const { calm, part } = tables.neighbourhood
  return anHour(free > tables.room[as] / 2 ? calm[as] : Math.max(1, Math.floor(free * part)))
}

/** The quota of a person who may open so many tables a day. */
export const tablesADay = aDay

/**
 * Guests who begin the deals of a day: a club room, or a family with all its browsers. Their results are not listed, but whoever clears
 * their browser is a new guest, and each try is a table.
 */
export const guestTries = {
  household: [aDay(30)],
  neighbourhood: [aDay(300)],
} as const satisfies ByAddress

/** New accounts: a hall of 400 people whose club has just begun here. Their rows stay, so the neighbourhood has a limit for the day. */
export const registrations = {
  household: [anHour(400)],
  neighbourhood: [anHour(500), aDay(1_000)],
} as const satisfies ByAddress

/** Entries that people make themselves. What directors enter is not counted. */
export const entries = {
  /** One person at one event: they may have mistyped a name, or withdrawn and entered again. */
  tries: anHour(10),
  /** One person at all events together. */
  person: { newcomer: aDay(30), known: aDay(100) },
  /** At one event, for a club whose members enter from its room; of known people, a full hall. */
  household: { newcomer: [anHour(60), aDay(120)], known: [anHour(400)] },
  neighbourhood: { known: [anHour(400)] },
  /** The newcomers of one neighbourhood may take this part of an event's places in an hour, and twice as much in a day. */
  part: { of: 1 / 4, least: 60, most: 200 },
} as const

/** What one neighbourhood may enter at an event with so many places; null: any number. */
export function entriesNear(as: Counted, capacity: number | null): readonly Quota[] {
  if (as === 'known') return entries.neighbourhood.known
  const { of, least, most } = entries.part
  const part = Math.min(most, Math.max(least, Math.floor((capacity ?? Infinity) * of)))
  return [anHour(part), aDay(2 * part)]
}

/**
 * What one account may write a day at events: how many it announces, and rows of their logs. A director who types 60 lists of 36 hands
 * writes about 2,500 rows. Devices without an account are counted by household. An event from a file counts as announced.
 */
export const writing = {
  events: { newcomer: aDay(10), known: aDay(20), director: aDay(200) },
  rows: { newcomer: aDay(5_000), known: aDay(20_000), director: aDay(200_000) },
  device: aDay(20_000),
} as const satisfies {
  readonly events: Readonly<Record<Tier, Quota>>
  readonly rows: Readonly<Record<Tier, Quota>>
  readonly device: Quota
}

/**
 * Pools of milliseconds of processor time that all together may spend in ten seconds on what takes long, so that moves never wait.
 * Everybody spends from the first one. Ten strangers who take all they can get six tenths of a core from it. The others are reserves, for known
 * people and for directors.
 *
 * `times`: whoever spends from it may have at most so many times what is then left. So whoever has spent less than the others finds
 * something: four addresses that spend all they can leave a third of the pool, and the next one may have a third of that: a hint and
 * twenty documents.
 */
export const pools = {
  everybody: { size: 7_000, times: 1 / 2 },
  known: { size: 1_000, times: 1 },
  // The papers of a series for a hundred tables are 600.
  directors: { size: 1_000, times: 1 },
} as const

/** The most of a pool that one of them may spend, and how many times as much as the pool allows each. */
export const shares = {
  person: { most: 1_500, times: 1 },
  household: { newcomer: { most: 1_500, times: 1 }, known: { most: 3_000, times: 2 } },
  neighbourhood: { most: 3_000, times: 2 },
} as const
