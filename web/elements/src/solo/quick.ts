/**
 * Whether this device is quick enough for a master: its thread searches one fixed position, and a part of a master's usual search must
 * end before a master's time is up. Found out once for each version of what masters think with, and remembered.
 */
import { seeded, unhurried, type Hand, type Plugin, type Seat } from '@stolik/core'
import { readStored, writeStored } from '../base/storage.js'
import address from '../same-cards/bots-worker.ts?worker&url'
import type { Question, Thread } from '../same-cards/thread.js'

/** `none`: the browser has no threads, or too little memory · `failed`: no answer, so that it is tried again at the next visit */
export type Quickness = 'quick' | 'slow' | 'none' | 'failed'

/** In milliseconds. */
export const masterTime = 1_000
/** With less of its usual search a master is hardly better than a club player. */
const leastEffort = 0.25

const key = 'stolik.solo.quick'

/** What is remembered, by game. */
type Remembered = Readonly<Record<string, { readonly version: string; readonly quick: boolean }>>

/** The name of the thread's file changes with what masters think with. */
const versionOf = ({ version }: Plugin): string => `${version} ${address}`

function remembered(): Remembered {
  try {
    const read: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Remembered) : {}
  } catch {
    return {}
  }
}

/** What was found out for this version; undefined if nothing was. */
export function knownQuickness(plugin: Plugin): Quickness | undefined {
  const known = new Map(Object.entries(remembered())).get(plugin.id)
  if (known?.version !== versionOf(plugin) || typeof known.quick !== 'boolean') return undefined
  return known.quick ? 'quick' : 'slow'
}

export const forgetQuickness = (): void => writeStored(key, null)

/** Hands in which all players pass are shorter; with fewer moves to choose from there is little to search. */
const [leastMoves, leastChoice] = [20, 3]

/** A position after a third of a hand of club players, where a master has much to search; undefined if the hand has none. */
function positionOf(plugin: Plugin, seed: number): Question | undefined {
  const random = seeded(seed)
  const profile = plugin.profiles[0] as string
  const deal = plugin.deal(profile, random)
  let hand: Hand | undefined = plugin.start(profile, deal, plugin.between(profile, []))
  const turns: { readonly hand: Hand; readonly seat: Seat }[] = []
  while (hand !== undefined && hand.settlement === undefined) {
    const seat = hand.toAct[0] as Seat
    turns.push({ hand, seat })
    const move = plugin.think(hand.mind(seat), 'club', unhurried, random)
    const next = move === undefined ? undefined : hand.play(seat, move)
    hand = next === undefined || 'refused' in next ? undefined : next
  }
  if (turns.length < leastMoves) return undefined
  const turn = turns
    .slice(Math.floor(turns.length / 3))
    .find(({ hand, seat }) => hand.legal(seat).length >= leastChoice)
  return turn && { game: plugin.id, mind: turn.hand.mind(turn.seat), seed: String(seed), effort: leastEffort }
}

/** The position of the first hand that has one: in some all players pass. */
export function fixedPosition(plugin: Plugin): Question {
  for (let seed = 1; seed < 100; seed++) {
    const position = positionOf(plugin, seed)
    if (position !== undefined) return position
  }
  throw new Error(`no hand of ${plugin.id} has a position to try a master with`)
}

/** Lets the thread think, remembers what comes of it, and ends the thread. @param thread undefined if there can be none */
export async function tryQuickness(
  plugin: Plugin,
  thread: Thread | undefined,
  now = () => performance.now(),
): Promise<Quickness> {
  if (thread === undefined) return 'none'
  const question = fixedPosition(plugin)
  try {
    // The first answer includes fetching the code.
    if ((await thread.ask(question)) === undefined) return 'failed'
    const timed = async (): Promise<{ readonly isInTime: boolean; readonly hasDied: boolean }> => {
      const begun = now()
      const answer = await thread.ask(question)
      const isInTime = now() - begun < masterTime
      // A thread that ended before its time says nothing about the device.
      return { isInTime, hasDied: isInTime && answer === undefined }
    }
    const once = await timed()
    // A second time, because the device may have been busy with something else.
    const { isInTime, hasDied } = once.isInTime ? once : await timed()
    if (hasDied) return 'failed'
    writeStored(
      key,
      JSON.stringify({ ...remembered(), [plugin.id]: { version: versionOf(plugin), quick: isInTime } }),
    )
    return isInTime ? 'quick' : 'slow'
  } finally {
    thread.stop()
  }
}
