/** Programs that play in an arena: at its page, and at each table where they are seated. They come back by themselves after an outage. */
import * as documents from '../../web/elements/src/client/documents.js'
import { watchArenaSeat } from '../../web/elements/src/event/client/documents.js'
import { person, type Person, type Seen } from '../load/outages/person.js'
import { notes } from './remote.js'

/** Regulations of an arena of Skat with a hand each at tables of three; it lasts some minutes. */
export const arenaRegulations = (name: string, starts: number, minutes: number): object => ({
  name,
  starts,
  notes,
  organiser: 'Klub Skata',
  game: 'skat',
  mode: 'ONLINE',
  arena: true,
  protestMinutes: 0,
  format: {
    id: 'arena',
    profile: 'pzskat',
    chairs: [3],
    scoring: { scale: null },
    tieBreaks: ['wins'],
    series: [{ rounds: 1, minutes }],
  },
})

export interface ArenaSeat {
  readonly phase: string
  readonly state: string
  readonly table: number | null
  readonly live: string | null
  readonly tables: number
}

const firstLegal = ({ view }: Seen): string | undefined => view?.legal[0]

/** Plays a move whenever it is their turn, the first legal one unless they choose, and asks for the next hand. */
export function playAt(who: Person, table: string, choose = firstLegal): () => void {
  let done = -1
  return who.watch(table, (seen) => {
    const { seq, phase, view } = seen
    if (seq <= done) return
    const isOnTurn = view !== null && view.seat !== null && view.toAct.includes(view.seat)
    if (phase === 'PLAYING' && isOnTurn) {
      done = seq
      // Refused as stale if somebody else was faster: the next view says so.
      void who.order(documents.play, { table, seq, move: choose(seen) ?? '' })
    }
    if (phase === 'BETWEEN') {
      done = seq
      void who.order(documents.ready, { table })
    }
  })
}

/** @param seated called with each table where they are seated; true if they do not play there */
export function arenaPlayer(
  url: string,
  token: string,
  event: string,
  seated: (seat: ArenaSeat, who: Person) => boolean = () => false,
) {
  const who = person(url, token)
  let live: string | null = null
  let stop = (): void => undefined
  let now: ArenaSeat | undefined
  const end = who.follow(watchArenaSeat, { event, pass: null }, (seen) => {
    const seat = seen as ArenaSeat
    now = seat
    if (seat.live === null || seat.live === live) return
    live = seat.live
    stop()
    if (!seated(seat, who)) stop = playAt(who, seat.live)
  })
  return {
    who,
    seat: (): ArenaSeat | undefined => now,
    close: (): void => {
      stop()
      end()
      who.close()
    },
  }
}
