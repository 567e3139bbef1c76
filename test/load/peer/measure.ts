/** Tables of Skat at a peer, played by clients that do not think. */
import { join } from 'node:path'
import { seeded, sleep } from '../clock.js'
import { start } from '../process.js'
import type { Peer, Seat } from './peers.js'
import type { Shown } from './skat-table.js'

export interface PeerReached {
  readonly name: string
  /** Moves a second that all seats have seen, by the clock and by the server's processor time. */
  readonly moves: number
  readonly movesOfCpu: number
  /** The share of their core that the clients used, from 0 to 1. */
  readonly clients: number
}

const warmUp = 1_500

export async function measurePeer(peer: Peer, tables: number, seconds: number): Promise<PeerReached> {
  const server = await start(
    ['--import', 'tsx', join(import.meta.dirname, peer.file), ...(peer.args ?? [])],
    {},
    peer.says,
  )
  const random = seeded(1)
  let moves = 0
  let stopped = false
  const stops: (() => void)[] = []
  for (let n = 0; n < tables; n++)
    stops.push(
      await playAt(peer, server.said, `table${n}`, {
        random,
        moved: () => (moves += 1),
        isStopped: () => stopped,
      }),
    )
  await sleep(warmUp)
  const [from, cpu, own, at] = [moves, server.cpu(), process.cpuUsage(), performance.now()]
  await sleep(seconds * 1_000)
  const [done, took, used] = [moves - from, (performance.now() - at) / 1_000, (server.cpu() - cpu) / 1_000]
  const { user, system } = process.cpuUsage(own)
  stopped = true
  for (const stop of stops) stop()
  await server.stop()
  return {
    name: peer.name,
    moves: done / took,
    movesOfCpu: done / used,
    clients: (user + system) / 1e6 / took,
  }
}

interface Run {
  readonly random: () => number
  readonly moved: () => void
  readonly isStopped: () => boolean
}

/** Plays one table: the next move is made when every seat has seen the one before, as at our own tables. */
async function playAt(peer: Peer, url: string, table: string, run: Run): Promise<() => void> {
  const seen = new Map<number, Shown>()
  let made = -1
  let seats: readonly Seat[] = []
  const goOn = (): void => {
    const all = [...seen.values()]
    if (run.isStopped() || seats.length < 3 || all.length < 3) return
    if (all.some(({ at }) => at <= made || at !== all[0]?.at)) return
    if (made >= 0) run.moved()
    made = all[0]?.at ?? 0
    const [seat, shown] = [...seen].find(([one, { view }]) => view.toAct.includes(one)) ?? []
    if (seat === undefined || shown === undefined) throw new Error(`nobody is on turn at ${peer.name}`)
    const { legal } = shown.view
    seats[seat]?.play(legal[Math.floor(run.random() * legal.length)] ?? '')
  }
  seats = await peer.sitDown(url, table, (seat, shown) => {
    seen.set(seat, shown)
    goOn()
  })
  goOn()
  return () => seats.forEach((seat) => seat.leave())
}
