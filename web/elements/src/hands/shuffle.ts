/** Checks the shuffle of a finished hand in this browser, from its record. */
import { isBad, readFirstRecord } from '@stolik/core'
import { check, type Checked } from '../fairness/check.js'
import { extras } from '../extras/games.js'

/** Returns `malformed` also for a record without a shuffle. Never throws. */
export async function checkRecord(text: string): Promise<Checked> {
  const read = readFirstRecord(text)
  if (read === undefined || isBad(read) || read.record.proof === null) return 'malformed'
  const { game, profile, deal, proof } = read.record
  const dealer = Object.hasOwn(extras, game) ? await extras[game]?.dealer().catch(() => undefined) : undefined
  if (dealer === undefined) return 'unable'
  return check(proof, deal, (random) => dealer(profile, random) ?? '')
}
