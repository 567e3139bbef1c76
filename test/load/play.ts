/** A table played by simulated clients, each making random legal moves from their own view. */
import { sleep } from './clock.js'
import * as documents from './documents.js'
import type { Line } from './line.js'
import { post } from './post.js'
import { readChanges, readWhole, type Seen } from './seen.js'
import type { Tally } from './tally.js'

export interface Player {
  readonly token: string
  readonly line: Line
  readonly url: string
}

export interface PlayDeps {
  readonly tally: Tally
  readonly by: 'socket' | 'post'
  readonly ask: 'portal' | 'lean'
  readonly changes: boolean
  /** Milliseconds that a player thinks. */
  readonly think: number
  readonly random: () => number
  stopped(): boolean
}

/** Opens a table, plays a series there, and opens the next, until it is stopped. Masters take the chairs that are left. */
export async function playTable(
  company: number,
  game: documents.Played,
  players: readonly Player[],
  deps: PlayDeps,
): Promise<void> {
  const { tally, by } = deps
  const ask = ({ line, url, token }: Player, query: string, variables: object): Promise<string> =>
    by === 'post' ? post(url, token, query, variables) : line.ask(query, variables)

  const sitDown = async (): Promise<string> => {
    const [opener, ...others] = players
    const opened = await ask(opener as Player, documents.open, {
      ...game,
      selection: undefined,
      speed: 'FREE',
    })
    const id = /"id":"(\w{8})"/.exec(opened)?.[1]
    if (id === undefined) throw new Error(`no table: ${opened}`)
    for (const player of others) await ask(player, documents.sit, { table: id })
    if (players.length < game.chairs) {
      const filled = await ask(opener as Player, documents.fillWithMasters, { table: id })
      if (filled.includes('"Refused"')) throw new Error(`no masters: ${filled}`)
    }
    return id
  }

  const series = async (): Promise<void> => {
    const id = await sitDown()
    const seen = players.map(() => 0)
    const readied = players.map(() => false)
    const wishes: ((() => void) | undefined)[] = players.map(() => undefined)
    /** The move under way, when it was sent and the number that it leads past; or somebody thinks about one. */
    let flying: { readonly at: number; readonly past: number } | 'thinking' | null = null
    let finish: () => void
    const finished = new Promise<void>((resolve) => (finish = resolve))

    const land = (): void => {
      if (flying === null || flying === 'thinking') return
      const { at, past } = flying
      if (seen.some((seq) => seq <= past)) return
      tally.landed(performance.now() - at)
      flying = null
    }
    const next = (): void => wishes.find((one) => one !== undefined)?.()
    const move = async (player: Player, seq: number, text: string): Promise<void> => {
      wishes.fill(undefined)
      if (deps.think > 0) {
        flying = 'thinking'
        await sleep(deps.think)
        // Somebody else who could move was faster: the player thinks again.
        if (seen.some((now) => now > seq)) {
          flying = null
          return next()
        }
      }
      if (deps.stopped()) return finish()
      flying = { at: performance.now(), past: seq }
      tally.sent(company, seq)
      const answer = await ask(player, documents.play, { table: id, seq, move: text })
      if (answer.includes('"Refused"')) {
        // Where several may move, another was faster: the view that says so is on its way.
        if (!answer.includes('"STALE"')) throw new Error(`${text} at ${id}: ${answer}`)
        flying = null
        tally.refused(answer)
      } else tally.moved()
    }
    /** The move that a player on turn wants to make, as a function. */
    const wish = (player: Player, { seq, view }: Seen): (() => void) | undefined => {
      if (view === null || view.seat === null || !view.toAct.includes(view.seat)) return undefined
      return () => void move(player, seq, view.legal[Math.floor(deps.random() * view.legal.length)] ?? '')
    }
    const take = (player: Player, chair: number, now: Seen): void => {
      const { seq, phase } = now
      if (seq < (seen[chair] ?? 0)) throw new Error('a view went back')
      seen[chair] = seq
      land()
      if (phase === 'FINISHED' || deps.stopped()) return finish()
      if (phase === 'BETWEEN' && !readied[chair]) void ask(player, documents.ready, { table: id })
      readied[chair] = phase === 'BETWEEN'
      wishes[chair] = phase === 'PLAYING' ? wish(player, now) : undefined
      // A table has one move under way at a time: a player who sees the new view early waits until the last move has arrived
      // everywhere.
      if (flying === null) next()
    }

    const document = documents.table(deps.ask, game)
    const stops = players.map((player, chair) => {
      const read = deps.changes ? readChanges() : readWhole
      return player.line.subscribe(document, { id }, deps.changes, (text) => {
        tally.delivered(text.length)
        take(player, chair, read(text))
      })
    })
    tally.opened(company, id)
    await finished
    for (const stop of stops) stop()
  }

  while (!deps.stopped()) await series()
}
