/** Tables of Skat at a peer, played by clients that think for a fixed time or not at all. */
import { join } from 'node:path'
import { seeded, sleep } from '../clock.js'
import { start } from '../process.js'
import { spread, type Spread } from '../tally.js'
import type { Peer, Seat } from './peers.js'
import type { Shown } from './skat-table.js'

export interface PeerReached {
  readonly name: string
  /** Moves a second that all seats have seen, by the clock and by the server's processor time. */
  readonly moves: number
  readonly movesOfCpu: number
  /** Milliseconds from a move until the last seat had its new view. */
  readonly players: Spread
  /** The share of their core that the clients used, from 0 to 1. */
  readonly clients: number
}

const warmUp = 1_500

export interface Load {
  readonly tables: number
  readonly seconds: number
  /** Milliseconds before each move. */
  readonly think: number
}

export async function measurePeer(peer: Peer, { tables, seconds, think }: Load): Promise<PeerReached> {
  const server = await start(
    ['--import', 'tsx', join(import.meta.dirname, peer.file), ...(peer.args ?? [])],
    {},
    peer.says,
  )
  const random = seeded(1)
  const times: number[] = []
  let stopped = false
  const stops: (() => void)[] = []
  for (let n = 0; n < tables; n++)
    stops.push(
      await playAt(peer, server.address, `table${n}`, {
        random,
        think,
        landed: (ms) => times.push(ms),
        isStopped: () => stopped,
      }),
    )
  await sleep(warmUp)
  times.length = 0
  const [cpu, own, at] = [server.cpu(), process.cpuUsage(), performance.now()]
  await sleep(seconds * 1_000)
  const [done, took, used] = [times.length, (performance.now() - at) / 1_000, (server.cpu() - cpu) / 1_000]
  const { user, system } = process.cpuUsage(own)
  stopped = true
  for (const stop of stops) stop()
  await server.stop()
  return {
    name: peer.name,
    moves: done / took,
    movesOfCpu: done / used,
    players: spread(times),
    clients: (user + system) / 1e6 / took,
  }
}

interface Run {
  readonly random: () => number
  readonly think: number
  readonly landed: (ms: number) => void
  readonly isStopped: () => boolean
}

/** Plays one table: the next move is made when every seat has seen the one before, as at our own tables. */
async function playAt(peer: Peer, url: string, table: string, run: Run): Promise<() => void> {
  const seen = new Map<number, Shown>()
  let [made, sentAt] = [-1, 0]
  let seats: readonly Seat[] = []
  const goOn = (): void => {
    const all = [...seen.values()]
    if (run.isStopped() || seats.length < 3 || all.length < 3) return
    if (all.some(({ at }) => at <= made || at !== all[0]?.at)) return
    if (made >= 0) run.landed(performance.now() - sentAt)
    made = all[0]?.at ?? 0
    const [seat, shown] = [...seen].find(([one, { view }]) => view.toAct.includes(one)) ?? []
    if (seat === undefined || shown === undefined) throw new Error(`nobody is on turn at ${peer.name}`)
    const { legal } = shown.view
    const play = (): void => {
      if (run.isStopped()) return
      sentAt = performance.now()
      seats[seat]?.play(legal[Math.floor(run.random() * legal.length)] ?? '')
    }
    if (run.think > 0) setTimeout(play, run.think)
    else play()
  }
  seats = await peer.sitDown(url, table, (seat, shown) => {
    seen.set(seat, shown)
    goOn()
  })
  goOn()
  return () => seats.forEach((seat) => seat.leave())
}
