/** A player's contracts and best hand in an event, for their own page. Stored beside the sheet and not part of its hash. */
import type { Plugin, SealedPapers, Settled } from '@stolik/core'
import { holderIn } from '@stolik/event/model/playing'
import type { EventState, TableState } from '@stolik/event/model/state'
import { settledHands } from '@stolik/event/standing/table'

export interface Tally {
  /** Contracts they declared. `kind` is a key in the game's catalogue. */
  readonly kinds: readonly { readonly kind: string; readonly played: number; readonly won: number }[]
  /** The hand with their highest score; null if none brought them a positive score. */
  readonly best: BestHand | null
}

export interface BestHand {
  readonly score: number
  readonly kind: string
  readonly series: number
  readonly table: number
  /** The number of the hand, from 0. */
  readonly hand: number
}

/** The parts of a game that sheets need. */
export interface RankedGame extends Pick<
  Plugin,
  'id' | 'version' | 'knows' | 'chairs' | 'sheet' | 'isToPoints'
> {
  readonly papers: Pick<SealedPapers, 'enter' | 'later' | 'money' | 'played'>
}

/**
 * The settled hands of a list; empty if the list does not count.
 * @throws RangeError when the game no longer accepts a line.
 */
export function handsOf(
  game: RankedGame,
  state: Pick<EventState, 'regulations'>,
  table: TableState,
): readonly Settled[] {
  const { annulled, missing } = table.list
  return annulled !== null || missing.length > 0 ? [] : settledHands(game, state, table)
}

interface Growing {
  readonly kinds: Map<string, { played: number; won: number }>
  best: BestHand | null
}

/** The tallies by the player who sat there. */
export function talliesOf(game: RankedGame, state: EventState): ReadonlyMap<string, Tally> {
  const growing = new Map<string, Growing>()
  for (const { series, tables } of state.series)
    for (const table of tables) {
      const sitters = table.players.map((place) => {
        const player = state.players.get(place)
        return player === undefined ? place : holderIn(player, series)
      })
      for (const settled of handsOf(game, state, table))
        count(game, growing, sitters, settled, { series, table: table.table })
    }
  return new Map(
    [...growing].map(([player, { kinds, best }]) => [
      player,
      {
        kinds: [...kinds]
          .map(([kind, counts]) => ({ kind, ...counts }))
          .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
        best,
      },
    ]),
  )
}

function count(
  game: RankedGame,
  growing: Map<string, Growing>,
  sitters: readonly string[],
  settled: Settled,
  at: { readonly series: number; readonly table: number },
): void {
  const { kind, owner, won } = game.papers.played(settled)
  settled.seating.forEach((chair, seat) => {
    const player = sitters[chair] as string
    const own = growing.get(player) ?? {
      kinds: new Map<string, { played: number; won: number }>(),
      best: null,
    }
    growing.set(player, own)
    const score = settled.settlement.scores[seat] as number
    if (score > (own.best?.score ?? 0)) own.best = { score, kind, ...at, hand: settled.hand }
    if (chair !== owner) return
    const counts = own.kinds.get(kind) ?? { played: 0, won: 0 }
    own.kinds.set(kind, { played: counts.played + 1, won: counts.won + (won === true ? 1 : 0) })
  })
}
