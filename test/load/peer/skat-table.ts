/** A table of Skat as the peers have it: our rules without journal, clocks or series. Hand follows hand. */
import { seeded } from '@stolik/core'
import { skat } from '@stolik/skat'
import { present } from '@stolik/skat/graphql'

const [profile, rules] = ['pzskat', skat.profiles['pzskat']] as const
if (rules === undefined) throw new RangeError(`no profile ${profile}`)

export type State = ReturnType<typeof skat.setup>

/** Where a table is: its state is plain data, which a peer may store as JSON. */
export interface Place {
  /** Moves so far, over all hands. */
  readonly at: number
  readonly state: State
}

/** What one seat gets after each move: everything that a client shows, as our schema has it. */
export interface Shown {
  readonly at: number
  readonly view: { readonly toAct: readonly number[]; readonly legal: readonly string[] }
}

const dealt = (seed: string): State =>
  skat.setup(rules, skat.deal(rules, seeded(seed)), skat.between(rules, []))

export const begin = (table: string): Place => ({ at: 0, state: dealt(`${table} 0`) })

export function show({ at, state }: Place, seat: number): Shown {
  const view = skat.view(state, seat)
  return {
    at,
    view: present(
      view,
      skat.legal(view).map((move) => skat.write(move)),
    ),
  }
}

/** The place after a legal move; undefined if the move is illegal. The next hand is dealt at once. */
export function play({ at, state }: Place, seat: number, text: string, table: string): Place | undefined {
  const move = skat.legal(skat.view(state, seat)).find((one) => skat.write(one) === text)
  if (move === undefined) return undefined
  const after = skat.apply(state, seat, move)
  const isOver = skat.toAct(after).length === 0
  return { at: at + 1, state: isOver ? dealt(`${table} ${at}`) : after }
}
