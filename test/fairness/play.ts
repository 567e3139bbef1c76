/** Plays the hands of a table by seed, with honest bots or with two who cheat together, and examines each. */
import { readCard, seeded, type HandRecord, type Played, type Random, type Seat } from '@stolik/core'
import type { ExaminedHand } from '@stolik/gateway/fairness/hand'
import { skat, type SkatShapes } from '../../games/skat/src/index.js'
import { scrutiny } from '../../games/skat/src/scrutiny/index.js'
import { after, type OpenCards } from '../../games/skat/src/solve/position.js'
import { beforeLead } from '../../games/skat/src/solve/recorded.js'
import { collude } from './colluders.js'

export interface Table {
  /** Unique among all tables; begins with the seed. Deals and bots follow from it. */
  readonly name: string
  readonly hands: number
  /** How often the players in chairs 0 and 1 use an opportunity to help each other; 0 at an honest table. */
  readonly share: number
}

const profile = 'pzskat'
const chairs = 3
type State = SkatShapes['state']

/** Plays one hand; `seatOf` gives the seat of each chair. */
function play(table: Table, n: number, seatOf: readonly Seat[], random: Random): HandRecord {
  const rules = skat.profiles[profile] as SkatShapes['rules']
  const deal = skat.deal(rules, seeded(`${table.name}/${n}`))
  const moves: Played[] = []
  const memories: (SkatShapes['memory'] | undefined)[] = []
  let state: State = skat.setup(rules, deal, {})
  let position: OpenCards | undefined
  for (let turn = skat.toAct(state); turn.length > 0; turn = skat.toAct(state)) {
    const seat = turn[0] as Seat
    const view = skat.view(state, seat)
    const memory = skat.remember?.(memories[seat], view) as SkatShapes['memory']
    memories[seat] = memory
    const companion = [seatOf[1], seatOf[0]][seatOf.indexOf(seat)]
    const move =
      table.share > 0 && companion !== undefined
        ? collude(view, memory, { companion, share: table.share }, position, random)
        : skat.bot(view, random, memory)
    const text = skat.write(move)
    moves.push({ seat, move: text })
    state = skat.apply(state, seat, move)
    const card = position === undefined ? undefined : readCard(text)
    if (position !== undefined && card !== undefined) position = after(position, card)
    else if (position === undefined && state.phase === 'play') position = beforeLead(state)
  }
  return {
    game: skat.id,
    version: skat.version,
    profile,
    chairs,
    hand: n,
    proof: null,
    moves,
    deal: skat.deals.write(deal),
    carry: '-',
    players: Array.from({ length: chairs }, (_, chair) => `${table.name}/${chair}`),
  }
}

/** About normal, with mean 0 and deviation 1. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((a, b) => a + b, 0) - 6

/** How much longer a cheat waits before a pass with the better half of hands: so the companion knows. */
const signal = 2

/**
 * Bots have no clock of their own, so the times are made up: they scatter as people's do and have nothing to do with the cards, except for those of
 * the two who cheat.
 */
function timesOf(
  record: HandRecord,
  calls: ExaminedHand['seen']['calls'],
  cheats: readonly Seat[],
  random: Random,
) {
  return record.moves.map(({ seat }, n) => {
    const ms = 2500 * Math.exp(0.6 * normal(random))
    const call = calls.find(({ move }) => move === n)
    return cheats.includes(seat) && call !== undefined && call.chance > 0.25 ? signal * ms : ms
  })
}

/** The examined hands of a table, oldest first. */
export function examined(table: Table): readonly ExaminedHand[] {
  const random = seeded(table.name)
  return Array.from({ length: table.hands }, (_, n) => {
    const chairOf = skat.seating(chairs, n)
    const seatOf = [0, 1, 2].map((chair) => chairOf.indexOf(chair))
    const record = play(table, n, seatOf, random)
    const seen = scrutiny.see(record)
    if (seen === undefined) throw new Error(`hand ${n} of table ${table.name} cannot be examined`)
    const cheats = table.share > 0 ? seatOf.slice(0, 2) : []
    return {
      id: `${table.name}/${n}`,
      players: chairOf.map((chair) => `${table.name}/${chair}`),
      seen,
      times: timesOf(record, seen.calls, cheats, random),
      addresses: chairOf.map((chair) => (table.share > 0 && chair < 2 ? 'shared' : `own ${chair}`)),
    }
  })
}
