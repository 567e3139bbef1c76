/** Tables in the demo's lobby: two that are played all the time, and one that waits for a player. */
import { openLine, type Line } from '../load/line.js'
import { ask, enter, look, openTable, turnOf, type Choice, type Guest } from '../stage/people.js'
import type { Chance } from './chance.js'

export interface Lobby {
  /** Tables where a guest plays with bots, and then the table with a free chair. */
  readonly played: readonly string[]
  readonly waiting: string
  /** Makes no further move. */
  stop(): Promise<void>
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Plays on for a guest, hand after hand, until told to stop or the series is over.
 * `thinks`: milliseconds before each move. `bids`: in how many of eight chances to pass they do anything else.
 */
export async function goOn(
  url: string,
  guest: Guest,
  table: string,
  by: Chance,
  goesOn: () => boolean,
  { thinks = 0, bids = 0 } = {},
): Promise<void> {
  while (goesOn()) {
    const { phase } = await look(url, guest, table)
    if (phase === 'FINISHED') return
    if (phase === 'BETWEEN') {
      await ask(url, 'mutation ($t: ID!) { ready(table: $t) { __typename } }', { t: table }, guest.token)
      await pause(500)
      continue
    }
    const { seq, view } = await turnOf(url, guest, table)
    const legal = view?.legal ?? []
    if (legal.length === 0) continue
    await pause(thinks)
    // Passing lets the bots bid. When playing cards, any legal card will do.
    const passes = legal.includes('pass') && by.below(8) >= bids
    const move = passes ? 'pass' : by.pick(legal)
    await ask(
      url,
      'mutation ($t: ID!, $s: Int!, $m: String!) { play(table: $t, seq: $s, move: $m) { __typename } }',
      { t: table, s: seq, m: move },
      guest.token,
    )
  }
}

interface Size {
  readonly chairs: number
  readonly lengths: readonly number[]
}

/** The usual table of a profile for the usual number of hands. */
async function usual(url: string, game: string, profile: string): Promise<Choice> {
  const games = await ask<{ id: string; profiles: { id: string; tables: Size[] }[] }[]>(
    url,
    '{ games { id profiles { id tables { chairs lengths } } } }',
    {},
  )
  const size = games.find(({ id }) => id === game)?.profiles.find(({ id }) => id === profile)?.tables[0]
  const length = size?.lengths[0]
  if (size === undefined || length === undefined) throw new Error(`there is no ${game} by ${profile}`)
  return { game, profile, chairs: size.chairs, length }
}

export async function lobby(url: string, by: Chance): Promise<Lobby> {
  let stopped = false
  const running: Promise<void>[] = []
  const lines: Line[] = []
  /** Keeps the table open for a guest, so that others see them as present. */
  const watch = async ({ token }: Guest, table: string): Promise<void> => {
    const line = await openLine(url, token)
    lines.push(line)
    line.subscribe('subscription ($t: ID!) { table(id: $t) { seq } }', { t: table }, true, () => undefined)
  }
  const seat = async (name: string, game: string, profile: string): Promise<string> => {
    const guest = await enter(url, name)
    const choice = await usual(url, game, profile)
    const table = await openTable(url, guest, choice, choice.chairs - 1)
    await watch(guest, table)
    // When the demo ends the gateway goes away, and a request that fails then does not matter.
    running.push(goOn(url, guest, table, by, () => !stopped).catch(() => undefined))
    return table
  }
  const played = [await seat('Ola', 'skat', 'pzskat'), await seat('Gerard', 'baska', 'lebork')]
  const host = await enter(url, 'Krystyna')
  const waiting = await openTable(url, host, await usual(url, 'skat', 'pzskat'), 1)
  await watch(host, waiting)
  return {
    played,
    waiting,
    stop: async () => {
      stopped = true
      await Promise.all(lines.map((line) => line.close()))
      await Promise.race([Promise.all(running), pause(2000)])
    },
  }
}
