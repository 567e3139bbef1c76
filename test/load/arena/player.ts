/** A program that sits in an arena as a person would: at its page, and at one table after another. */
import * as event from '../../../web/elements/src/event/client/documents.js'
import { sleep } from '../clock.js'
import * as documents from '../documents.js'
import { openLine } from '../line.js'
import type { Organised } from '../organiser.js'
import { readChanges, type Seen } from '../seen.js'

const skat = documents.games[0]
export const skatProfile = skat.profile

/** What all players of an arena have seen together. */
export interface Counts {
  /** Milliseconds from the end of one table to the beginning of the next, as the players saw them. */
  readonly waits: number[]
  /** Seats at second and later tables, and those of players who met somebody of their table before. */
  seatings: number
  repeats: number
  moves: number
  readonly refused: Record<string, number>
  /** Who was seated at each table, by number. */
  readonly tableOf: Map<number, Set<number>>
  /** The newest table at which each player has sat. */
  readonly newest: Map<number, number>
}

interface Seat {
  readonly state: string
  readonly table: number | null
  readonly live: string | null
}

export interface ArenaPlayer {
  readonly n: number
  readonly url: string
  readonly event: string
  readonly ask: Organised['ask']
  readonly think: number
  readonly counts: Counts
}

/** Some think three times as long as others, and nobody always equally long. */
const thinking = (median: number): number => median * 3 ** (Math.random() + Math.random() - 1)

export async function arenaPlayer({ n, url, event: id, ask, think, counts }: ArenaPlayer) {
  const { token } = await ask<{ token: string }>(
    'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
    { n: `Zawodniczka ${n + 1}` },
  )
  const line = await openLine(url, token)
  const done = (text: string, what: string): void => {
    const code = /"code":"(\w+)"/.exec(text)?.[1]
    if (code !== undefined) counts.refused[`${what} ${code}`] = (counts.refused[`${what} ${code}`] ?? 0) + 1
  }
  const entrant = { name: `Zawodniczka Kowalska-${n + 1}` }
  const act = { event: id, op: 'register', act: { register: { entrant } }, pass: null }
  done(await line.ask(event.act, act), 'register')

  let leave = (): void => undefined
  const play = (live: string): void => {
    const read = readChanges()
    let moving = -1
    let readied = false
    const look = async (seen: Seen): Promise<void> => {
      const { seq, phase, view } = seen
      if (phase === 'BETWEEN' && !readied) {
        readied = true
        await sleep(thinking(think))
        done(await line.ask(documents.ready, { table: live }), 'ready')
      }
      if (phase !== 'PLAYING') return
      readied = false
      const seat = view?.seat ?? null
      if (view === null || seat === null || !view.toAct.includes(seat) || moving === seq) return
      moving = seq
      await sleep(thinking(think))
      if (moving !== seq) return
      const move = view.legal[Math.floor(Math.random() * view.legal.length)] ?? ''
      const answer = await line.ask(documents.play, { table: live, seq, move })
      if (answer.includes('"Refused"')) done(answer, 'play')
      else counts.moves += 1
    }
    leave = line.subscribe(
      documents.table('portal', skat),
      { id: live },
      true,
      (text) => void look(read(text)),
    )
  }

  let now: Seat = { state: 'NONE', table: null, live: null }
  let finished: number | undefined
  let last: number | null = null
  const seated = (table: number): void => {
    const sits = counts.tableOf.get(table) ?? new Set<number>()
    counts.tableOf.set(table, sits.add(n))
    if (sits.size < skat.chairs) return
    // The last of them to know counts for all.
    const before = [...sits].map((one) => counts.newest.get(one) ?? null)
    for (const [i, own] of before.entries()) {
      if (own === null) continue
      counts.seatings += 1
      if (before.some((other, k) => k !== i && other === own)) counts.repeats += 1
    }
    for (const one of sits) counts.newest.set(one, table)
  }
  line.subscribe(event.watchArenaSeat, { event: id, pass: null }, false, (text) => {
    const seat = (JSON.parse(text) as { payload: { data: { eventArenaSeat: Seat } } }).payload.data
      .eventArenaSeat
    if (now.state === 'PLAYING' && seat.state !== 'PLAYING') finished = performance.now()
    if (seat.state === 'PLAYING' && seat.table !== last && seat.table !== null) {
      last = seat.table
      seated(seat.table)
    }
    if (seat.live !== null && seat.live !== now.live) {
      if (finished !== undefined) counts.waits.push(performance.now() - finished)
      finished = undefined
      leave()
      play(seat.live)
    }
    now = seat
  })
  line.subscribe(event.watchArena, { event: id }, true, () => undefined)
  return line
}
