/**
 * Draw proofs, with which anybody can repeat the draws of an event. Each has the input, the opening of the commitment, and the
 * result. They come from the log, because entries and lists change after a draw. They contain no names.
 */
import { commitment, isSecret } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import { canonical } from '@stolik/contract/canonical'
import type { DrawProof, DrawsFile } from '@stolik/contract/published/draws'
import type { Logged } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import type { Lists } from '../model/lists.js'
import { mixed, openedLots } from '../model/lots.js'
import { drawAct, drawSeats, seatsAsked } from './seats.js'
import type { EventState } from '../model/state.js'

export function proofsOf(log: readonly Logged[], lists: Lists): readonly DrawProof[] {
  const proofs: DrawProof[] = []
  let state: EventState | undefined
  for (const logged of log) {
    const { entry } = logged
    const before = state
    state = fold(state, logged)
    const made = state.draws.at(-1)
    if (entry.kind !== 'draw' || before === undefined || made === undefined) continue
    const asked = seatsAsked(before, lists, entry.series, made.outside)
    proofs.push({
      ...openedLots(made),
      reason: entry.reason,
      asked: asked.map(({ online, luck, players, chairs, past, pastByes, by, later = 0 }) => ({
        ...{ online, luck, players, chairs, past, pastByes, by, later },
      })),
      tables: entry.tables.map(({ players }) => players),
      byes: entry.byes,
    })
  }
  return proofs
}

export const drawsJson = (log: readonly Logged[], lists: Lists): string =>
  `${canonical({ format: 1, draws: proofsOf(log, lists) } satisfies DrawsFile)}\n`

/** `commitment`: this salt and seed do not match it · `seats`: this seed gives a different seating. */
export type DrawVerdict = 'fair' | 'malformed' | 'commitment' | 'seats'

/** Repeats a draw and compares the results. Takes up to a few seconds for many hundred players. */
export function verifyDraw(proof: DrawProof): DrawVerdict {
  const { salt, seed, outside, asked, tables, byes } = proof
  if (!isSecret(salt) || !isSecret(seed)) return 'malformed'
  if (commitment(sha256, proof) !== proof.commitment) return 'commitment'
  try {
    const again = asked.map((one) => drawSeats({ ...one, seed: mixed(seed, outside) }))
    const act = drawAct(proof.series, again, null)
    if ('refused' in act) return 'seats'
    const same =
      JSON.stringify([act.tables.map(({ players }) => players), act.byes]) === JSON.stringify([tables, byes])
    return same ? 'fair' : 'seats'
  } catch (error) {
    // A file from a stranger can have values that are not valid input for a draw.
    if (error instanceof RangeError || error instanceof TypeError) return 'malformed'
    throw error
  }
}
