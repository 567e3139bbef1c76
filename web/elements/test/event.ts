/** An event for tests of the event elements: tables of three, seated in the order of their numbers. */
import { surname } from '@stolik/core'
import type { EventPhase, EventSeries, EventShown, EventTable } from '../src/event/client/types.js'

interface Wish {
  readonly phase: EventPhase
  readonly players?: number
  readonly names?: readonly string[]
}

const statusOf: Readonly<Record<EventPhase, EventSeries['status']>> = {
  OPEN: 'PLANNED',
  DRAWN: 'DRAWN',
  PLAYING: 'RUNNING',
  PAUSED: 'PAUSED',
  BETWEEN: 'ENDED',
  PROVISIONAL: 'ENDED',
  FINAL: 'ENDED',
  CANCELLED: 'ENDED',
}
const zero = {
  repeats: 0,
  bound: 0,
  clashes: 0,
  clashesBound: 0,
  seatSpread: 1,
  seatSpreadBound: 1,
  dealerSpread: 1,
  dealerSpreadBound: 1,
  clubs: 0,
  clubsBound: 0,
  requests: [],
}
const begun = Date.UTC(2027, 2, 6, 11)

/** Returns an event with one series of 36 hands at tables of three; players who are left over have a bye. */
export function event({ phase, names, players: count = 12 }: Wish): EventShown {
  const all =
    names ?? Array.from({ length: count }, (_, i) => `Gracz ${String.fromCharCode(65 + (i % 26))}${i}`)
  const status = statusOf[phase]
  const seated = Math.floor(all.length / 3) * 3
  const tables = Array.from({ length: seated / 3 }, (_, t): EventTable => ({
    series: 1,
    table: t + 1,
    chairs: 3,
    length: 36,
    online: false,
    live: null,
    paused: false,
    waiting: false,
    missing: [],
    entered: 0,
    status: status === 'ENDED' ? 'SIGNED' : 'PLAYING',
    seats: [0, 1, 2].map((chair) => {
      const i = 3 * t + chair
      return {
        chair,
        player: `p${i}`,
        number: i + 1,
        name: all[i] ?? '',
        signed: status === 'ENDED',
        bot: false,
      }
    }),
    points: null,
    small: null,
  }))
  const planned = status === 'PLANNED'
  return {
    id: 'e',
    seq: 9,
    phase,
    repeat: [],
    regulations: {
      name: 'Wieczór klubowy',
      place: 'Dom Kultury, Lębork',
      organiser: 'Klub Skata',
      arena: false,
      starts: begun,
      game: 'skat',
      format: {
        id: 'club',
        profile: 'pzskat',
        chairs: [3],
        series: [{ rounds: 12, minutes: 120, draw: 'LOTS', starts: null }],
        scoring: { scale: null, ties: 'MEAN' },
        tieBreaks: ['lot'],
        bye: null,
        stake: null,
      },
      mode: 'HALL',
      halls: [],
      usualPenalties: [],
      open: true,
      approval: false,
      capacity: 48,
      fee: { amount: 2000, currency: 'PLN', use: 'nagrody', reduced: [], lost: [] },
      groups: [],
      clubsApart: false,
      ranking: null,
      categories: [],
      juniorFrom: null,
      seniorUntil: null,
      prizes: [{ of: 'all', places: ['puchar', 'książka'], amounts: [] }],
      protestMinutes: 15,
      remindMinutes: null,
      outside: null,
      sameCards: null,
      dropOut: 'BOT',
      speed: 'NORMAL',
      onlookers: 'ALLOWED',
      notes: { control: '', penalties: '', exclusion: '', appeals: '', material: '', other: '' },
    },
    commitment: 'ab'.repeat(32),
    opening: planned ? null : { salt: 'cd'.repeat(16), seed: 'ef'.repeat(16) },
    nextCommitment: planned ? 'ab'.repeat(32) : 'ba'.repeat(32),
    lots: planned
      ? []
      : [
          {
            series: 1,
            commitment: 'ab'.repeat(32),
            outside: null,
            rating: null,
            salt: 'cd'.repeat(16),
            seed: 'ef'.repeat(16),
          },
        ],
    players: all.map((name, i) => ({
      id: `p${i}`,
      number: i + 1,
      name,
      surname: surname(name),
      club: null,
      team: null,
      pair: null,
      substitute: false,
      status: 'ENTERED',
      waitingPlace: null,
      online: false,
      paid: true,
      table: planned || i >= seated ? null : Math.floor(i / 3) + 1,
      chair: planned || i >= seated ? null : i % 3,
    })),
    series: [
      {
        n: 1,
        plan: { rounds: 12, minutes: 120, draw: 'LOTS', starts: null },
        status,
        drawn: 1,
        started: planned || status === 'DRAWN' ? null : begun,
        endsAt: status === 'RUNNING' ? begun + 120 * 60_000 : null,
        left: status === 'PAUSED' ? 90 * 60_000 : null,
        ended: status === 'ENDED' ? begun + 119 * 60_000 : null,
        tables: planned ? [] : tables,
        deals: null,
        byes: planned ? [] : all.slice(seated).map((_, i) => `p${seated + i}`),
        measure: planned ? null : zero,
      },
    ],
    standings: {
      stamp: phase === 'FINAL' ? 'FINAL' : phase === 'PROVISIONAL' ? 'PROVISIONAL' : 'LIVE',
      hash: phase === 'FINAL' ? '12'.repeat(32) : null,
      individual: all.map((name, i) => ({
        place: i + 1,
        lot: false,
        player: `p${i}`,
        holder: `p${i}`,
        number: i + 1,
        name,
        club: null,
        team: null,
        pair: null,
        points: 1000 - 30 * i,
        small: 1000 - 30 * i,
        wins: 0,
        seconds: 0,
        adjusted: 0,
        adjustedSmall: 0,
        prize: i === 0 && phase === 'FINAL' ? 'puchar' : null,
        ahead: null,
        sums: [],
        cells: [
          {
            series: 1,
            kind: status === 'ENDED' ? 'LIST' : 'OPEN',
            table: Math.floor(i / 3) + 1,
            chair: i % 3,
            points: 1000 - 30 * i,
            small: 1000 - 30 * i,
            place: null,
            field: null,
          },
        ],
        next: null,
      })),
      groups: [],
      categories: [],
    },
    money: [],
    adjustments: [],
    rulings: [],
    protests: [],
    reopenings: [],
    endedEarly: null,
    cancelled: null,
    away: null,
    notice: null,
    protestsUntil: phase === 'PROVISIONAL' ? begun + 134 * 60_000 : null,
  }
}
