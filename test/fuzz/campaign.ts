/** The whole campaign: a gateway, an honest player who plays on meanwhile, and everything that is thrown at them. */
import { seeded } from '@stolik/core'
import { asking, castOf } from './cast.js'
import { startTarget, type Target } from './gateway.js'
import { honest } from './honest.js'
import { httpFuzz } from './http.js'
import { judge } from './judge.js'
import { socketFuzz } from './socket.js'

export interface Outcome {
  readonly messages: number
  readonly seconds: number
  /** MiB that the gateway used after each tenth. */
  readonly memory: readonly number[]
  /** The honest player's accepted moves, and the longest time that one took, in milliseconds. */
  readonly honest: { readonly moves: number; readonly slowest: number }
  readonly counts: ReadonlyMap<string, number>
}

const mib = 1024 * 1024
/** How many MiB the gateway may grow once it is warm, besides its limited heap. */
const mayGrow = 200
/** Each attacker gets another table after so many messages. */
const supplyEvery = 2_000

/**
 * @param tenth Called after each tenth with the number of messages so far and the memory of the gateway.
 * @throws Error at the first answer that is not allowed, with what was sent.
 */
export async function campaign(
  wanted: number,
  seed: string,
  tenth: (messages: number, mib: number) => void = () => undefined,
): Promise<Outcome> {
  const random = seeded(seed)
  const target = await startTarget()
  try {
    const ask = asking(target.port)
    const cast = await castOf(ask)
    const { arsenal, victim, hall, hidden } = cast
    const verdict = judge(cast.secrets, (text) => cast.learn(text))
    const http = httpFuzz(target.port, random, arsenal, verdict)
    const socket = socketFuzz(target.port, random, arsenal, verdict)
    const player = honest(target.port, victim, hall)

    let messages = 0
    let supplied = 0
    const memory: number[] = []
    const weigh = (): void => {
      if (messages < ((memory.length + 1) * wanted) / 10) return
      memory.push(target.memory() / mib)
      tenth(messages, memory.at(-1) ?? 0)
      const [, warm = Infinity] = memory
      if (Math.max(...memory) > warm + mayGrow) throw new Error(`the gateway grows: ${memory.join(' ')} MiB`)
    }
    const lane = async (): Promise<void> => {
      while (messages < wanted) {
        // A flood must not be most of a short campaign.
        if (random.below(8) === 0)
          messages += await socket.shoot(Math.min(wanted - messages, Math.ceil(wanted / 10)))
        else {
          messages += 1
          await http.shoot()
        }
        weigh()
        if (messages > supplied + supplyEvery) {
          supplied = messages
          await cast.supply()
        }
        if (player.failed() !== undefined) await new Promise((resolve) => setTimeout(resolve, 500))
        const failed = target.dead() ?? player.failed()
        if (failed !== undefined) throw new Error(`the gateway is gone, or its player: ${failed}`)
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: 12 }, lane))
    http.end()
    const seconds = (performance.now() - started) / 1000

    const played = await player.stop()
    if (played.moves === 0) throw new Error('the honest one could not play')
    // Nobody has touched the honest player's table, and the gateway still works.
    const after = await ask<{ seq: number; players: ({ name: string } | null)[] }>(
      `{ table(id: "${hidden.id}") { ... on Table { seq players { name } } } }`,
      victim,
    )
    const players = after.players.map((player) => player?.name)
    if (after.seq !== hidden.seq || players.join() !== 'Honest,,,')
      throw new Error(`changed: ${JSON.stringify(after)}`)
    if ((verdict.counts.get('member signed in') ?? 0) > cast.once)
      throw new Error('a handed-over token was good twice')
    await socketsEnd(target)
    return { messages, seconds, memory, honest: played, counts: verdict.counts }
  } finally {
    await target.end()
  }
}

/**
 * Waits until the gateway holds no sockets: each was closed by one side, and it keeps none longer than it waits for an answer.
 */
async function socketsEnd({ port }: Target): Promise<void> {
  const until = performance.now() + 60_000
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const open = /^stolik_sockets (\d+)$/m.exec(text)?.[1]
    if (open === '0') return
    if (performance.now() > until) throw new Error(`${open ?? '?'} sockets are still open`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
