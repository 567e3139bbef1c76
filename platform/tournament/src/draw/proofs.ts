/**
 * Draws of an event as anybody can repeat them: what each was asked, what opens its commitment, and what came of it. They are
 * made of the log, since entries and lists change after a draw. Names are not in it.
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

/** `commitment`: it is not of this salt and seed · `seats`: this seed seats the players otherwise. */
export type DrawVerdict = 'fair' | 'malformed' | 'commitment' | 'seats'

/** Draws again. It takes up to some seconds for many hundred players. */
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
    // What stands in a stranger's file is not what a draw can be asked.
    if (error instanceof RangeError || error instanceof TypeError) return 'malformed'
    throw error
  }
}
