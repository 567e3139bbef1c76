/** Checks the shuffle of a finished hand in this browser, from its record. */
import { isBad, readFirstRecord } from '@stolik/core'
import { check, type Checked } from '../fairness/check.js'
import { extras } from '../extras/games.js'

/** Cards that were not shuffled at their table, with the event that sealed them if the record names it. */
export interface Unshuffled {
  readonly event: string | null
}

/** Returns `malformed` for a text that is no record. Never throws. */
export async function checkRecord(text: string): Promise<Checked | Unshuffled> {
  const read = readFirstRecord(text)
  if (read === undefined || isBad(read)) return 'malformed'
  const { game, profile, hand, deal, proof, id } = read.record
  if (proof === null) return { event: eventOf(id) }
  const dealer = Object.hasOwn(extras, game) ? await extras[game]?.dealer().catch(() => undefined) : undefined
  if (dealer === undefined) return 'unable'
  return check(proof, hand, deal, (random) => dealer(profile, random) ?? '')
}

/** The record of a hand whose deal its event sealed has the id `EVENT/SERIES/HAND/REDEAL`. */
const eventOf = (id = ''): string | null => /^([\w-]+)(?:\/\d+){3}$/.exec(id)?.[1] ?? null
