/** Checks an event that was announced in a file and was never on a gateway, so that one can take it over. */
import { isSecret } from '@stolik/core'
import { isSame } from '@stolik/contract/canonical'
import { fileAccount } from '../decide/away.js'
import { badText } from '../decide/ask.js'
import { announce } from '../decide/regulations.js'
import { fold } from '../fold/fold.js'
import type { Logged } from '../model/entry.js'
import { badFile, refuse, type EventRefusal } from '../model/refusal.js'
import { decideAgain, type Checking } from './decided-again.js'
import { badLine } from './log-file.js'

/** An event of 400 players and twelve series has some 50,000 entries if each hand is written by itself. */
export const mostEntries = 60_000
/** Each draw is made once more. */
export const mostDraws = 60

/** @returns the whole log, decided again, with the file's names, times, seeds and seals */
export async function checkBornInFile(
  came: readonly Logged[],
  checking: Checking,
): Promise<readonly Logged[] | EventRefusal> {
  const [first, ...rest] = came
  if (first?.entry.kind !== 'announce') return badLine(1, 'NOT_ANNOUNCED')
  if (isOfGateway(first)) return refuse('OF_GATEWAY')
  if (came.length > mostEntries || drawsIn(came) > mostDraws)
    return badFile([{ line: 0, code: 'LOG_TOO_LONG', args: { entries: mostEntries, draws: mostDraws } }])
  const { entry, at, by, op } = first
  const unnamed = by.kind === 'direction' ? badText('by', by.name, 64, 0) : refuse('NOT_ALLOWED')
  if (unnamed !== undefined) return badLine(1, 'NOT_DONE', unnamed)
  if (op !== null || at > checking.until || !isSecret(entry.sealed.seed) || !isSecret(entry.sealed.salt))
    return badLine(1, 'NOT_DONE')
  // Whoever has the file would have the secret of the deals, too.
  if (entry.regulations.sameCards !== undefined) return badLine(1, 'NOT_DONE', refuse('ONLY_GATEWAY'))
  const decision = announce(entry.regulations, entry.sealed, checking.tools.lists)
  if ('refused' in decision) return badLine(1, 'NOT_DONE', decision)
  const [announced] = decision.entries
  if (announced === undefined || !isSame(announced.entry, entry)) return badLine(1, 'NOT_DONE')
  const logged: Logged = { at, by, op: null, ...announced }
  const entries = await decideAgain({ state: fold(undefined, logged), at, lines: 1 }, rest, checking)
  return 'refused' in entries ? entries : [logged, ...entries]
}

export const drawsIn = (log: readonly Logged[]): number =>
  log.filter(({ entry }) => entry.kind === 'draw').length

/** A log that a gateway gave out names the account that announced it. */
const isOfGateway = ({ by }: Logged): boolean => by.kind !== 'direction' || by.account !== fileAccount
