/** The game and the rules that a command is about: `--game`, `--profile`, `--rules FILE`. */
import { largestRuleSet, readRuleSet, type RuleSetFault } from '@stolik/contract/rule-set'
import type { Offer } from '@stolik/gateway/base/offer'
import { rulesDigest } from '@stolik/gateway/table/pinned'
import { gameAmong } from './command.js'
import { UsageError, type Io } from './io.js'

export interface Chosen<O extends Offer> {
  readonly offer: O
  readonly profile: string
}

/** What a call says about them. */
export interface Names {
  readonly game?: string
  readonly profile?: string
  readonly rules?: string
}

/**
 * The first game and its first profile, if none is named.
 * @param able the games that can do what the command asks for
 * @throws UsageError for a game that is not among them, or a profile that it does not have
 */
export async function chosenRules<O extends Offer>(
  io: Io,
  able: readonly O[],
  { game, profile: named, rules }: Names,
): Promise<Chosen<O>> {
  if (rules !== undefined) return rulesIn(io, able, rules)
  const offer = gameAmong(able, game)
  const profile = named ?? offer.plugin.profiles[0] ?? ''
  if (!offer.plugin.knows(profile))
    throw new UsageError(`${offer.plugin.id} has these profiles: ${offer.plugin.profiles.join(', ')}.`)
  return { offer, profile }
}

/** Reads the rule set of `--rules FILE`. @throws UsageError for a file that holds no rule set of a game here */
export async function rulesIn<O extends Offer>(
  io: Io,
  games: readonly O[],
  file: string,
): Promise<Chosen<O>> {
  let text = ''
  try {
    for await (const piece of io.read(file)) {
      text += piece
      if (text.length > largestRuleSet) break
    }
  } catch {
    throw new UsageError(`${file}: it cannot be read.`)
  }
  const found = readRuleSet(
    text,
    (game) => games.find(({ plugin }) => plugin.id === game)?.plugin,
    rulesDigest,
  )
  if ('code' in found) throw new UsageError(`${file}: ${faultWords(found)} (${found.code}).`)
  const { plugin, profile } = found
  return { offer: games.find((one) => one.plugin === plugin) as O, profile }
}

function faultWords(fault: RuleSetFault): string {
  switch (fault.code) {
    case 'TOO_LONG':
      return 'a rule set has at most 40 knobs and 64 KiB'
    case 'BAD_NAME':
      return 'a name is 1 to 60 visible characters'
    case 'UNREADABLE':
      return fault.about === ''
        ? 'this is not the JSON of a rule set'
        : `“${clean(fault.about)}” is not as a rule set has it`
    case 'UNKNOWN_GAME':
      return `there is no game “${clean(fault.about)}”`
    case 'UNKNOWN_BASE':
      return `the game has no profile “${clean(fault.about)}”`
    case 'NEWER_VERSION':
      return `it is for version ${fault.about} of the game, which is newer than the one here`
    case 'DIGEST_DIFFERS':
      return `by this version of the game these are other rules than those with the digest “${clean(fault.about)}”`
    case 'UNKNOWN_KNOB':
      return `the game has no knob “${clean(fault.knob)}”`
    case 'NOT_A_CHOICE':
      return `the knob ${fault.knob} [${fault.clause}] has no such choice`
    case 'IMPOSSIBLE':
      return `the knob ${fault.knob} [${fault.clause}] cannot be turned like this: ${fault.reason}, see ${fault.through.join(', ')}`
  }
}

/** Without characters that could move the cursor. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?')
