/**
 * Guests who play for players of an event that were entered by file: at least one at each online table. They open the link of a card, come to the
 * event, and the director lets the table begin without the others, for whom bots play.
 */
import { subscribe } from '../../platform/gateway/test/socket-help.js'
import type { Director } from './remote.js'

interface Seen {
  readonly players: readonly { readonly id: string; readonly name: string; readonly card: string }[]
  readonly series: readonly {
    readonly tables: readonly {
      readonly table: number
      readonly online: boolean
      readonly live: string | null
      readonly waiting: boolean
      readonly seats: readonly { readonly player: string }[]
    }[]
  }[]
}
interface Turn {
  readonly phase: string
  readonly seq: number
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

export interface SeatedGuests {
  /** Seats guests at each online table of a series that still waits. */
  seat(series: number): Promise<void>
  /** They play these tables to their end, all at once. */
  play(series: number, until?: () => boolean): Promise<void>
  leave(): void
}

/** @param others the names of players who have a device of their own */
export function seatedGuests(director: Director, event: string, others: readonly string[]): SeatedGuests {
  const { ask, refused, gateway } = director
  const tokens = new Map<string, string>()
  const pages: { close(): void }[] = []
  const seen = (): Promise<Seen> =>
    ask<Seen>(
      `query ($e: ID!) { event(id: $e) { ... on Event { players { id name card }
        series { tables { table online live waiting seats { player } } } } } }`,
      { e: event },
    )
  const comes = async (id: string, { name, card }: Seen['players'][number]): Promise<void> => {
    const known = tokens.get(id)
    const token =
      known ??
      (
        await ask<{ token: string }>(
          'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
          { n: name },
          null,
        )
      ).token
    if (known === undefined) {
      await ask(
        `mutation ($e: ID!, $op: ID!, $p: EventPass) { act(event: $e, op: $op, act: { claim: {} }, pass: $p) { __typename } }`,
        { e: event, op: `claim-${id}`, p: { card } },
        token,
      )
      tokens.set(id, token)
    }
    const port = Number(new URL(gateway.url).port)
    const page = subscribe<{ seq: number }>(port, `subscription { event(id: "${event}") { seq } }`, token)
    await page.until(() => true)
    pages.push(page)
  }
  const onlineOf = async (series: number) =>
    ((await seen()).series[series - 1]?.tables ?? []).filter(({ online }) => online)

  /** One turn of a table: whether it goes on. */
  const turn = async (live: string, token: string): Promise<boolean> => {
    const { phase, seq, view } = await ask<Turn>(
      'query ($t: ID!) { table(id: $t) { ... on Table { phase seq view { seat toAct legal } } } }',
      { t: live },
      token,
    )
    if (phase === 'FINISHED' || phase === 'CLOSED') return false
    if (phase === 'BETWEEN')
      await ask('mutation ($t: ID!) { ready(table: $t) { __typename } }', { t: live }, token)
    else if (view?.seat !== null && view?.seat !== undefined && view.toAct.includes(view.seat))
      await ask(
        'mutation ($t: ID!, $n: Int!, $m: String!) { play(table: $t, seq: $n, move: $m) { __typename } }',
        { t: live, n: seq, m: view.legal[0] ?? '' },
        token,
      )
    return true
  }

  return {
    seat: async (series) => {
      // The gateway opens the tables soon after the series has begun.
      while ((await onlineOf(series)).some(({ live }) => live === null)) await pause()
      const { players } = await seen()
      const elsewhere = new Set(players.filter(({ name }) => others.includes(name)).map(({ id }) => id))
      for (const { table, seats, waiting } of await onlineOf(series)) {
        if (!waiting) continue
        const ids = seats.map(({ player }) => player).filter((one) => !elsewhere.has(one))
        // Whoever has come once has a device, so that no bot plays for them in later series.
        const devices = ids.filter((one) => tokens.has(one))
        for (const id of devices.length > 0 ? devices : ids.slice(0, 1)) {
          const player = players.find((one) => one.id === id)
          if (player !== undefined) await comes(id, player)
        }
        const answer = await refused(event, { pause: { series, table, paused: false } })
        // Where all four have come by now, the table has begun by itself.
        if (answer !== 'done' && answer !== 'NOT_PAUSED') throw new Error(`Table ${table}: ${answer}`)
      }
    },
    play: async (series, until = () => false) => {
      const tables = await onlineOf(series)
      await Promise.all(
        tables.flatMap(({ live, seats }) =>
          seats.map(async ({ player }) => {
            const token = tokens.get(player)
            if (live === null || token === undefined) return
            while (!until() && (await turn(live, token).catch(() => true))) await pause()
          }),
        ),
      )
    },
    leave: () => pages.splice(0).forEach((page) => page.close()),
  }
}

/** Bots move by themselves meanwhile. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200))
