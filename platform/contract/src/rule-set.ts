/** Rule sets as files: a base profile and turned knobs, with a name. People write them by hand, too. */
import { mostTurned, type NotTurned, type Plugin } from '@stolik/core'
import * as v from 'valibot'
import { readLine } from './line.js'
import { readJson } from './read.js'

/** Larger files are refused before they are parsed. */
export const largestRuleSet = 64 * 1024
/** The longest name, in characters as people see them. */
const longestName = 60
/** A refusal repeats no more of what a stranger wrote. */
const longestShown = 40

const shape = v.object({
  game: v.string(),
  /** The version of the game whose knobs these are. Left out by hand. */
  version: v.optional(v.number()),
  base: v.string(),
  name: v.string(),
  knobs: v.record(v.string(), v.string()),
  /** The digest of the rules that are meant. Left out by hand. */
  digest: v.optional(v.string()),
})

/** Why a file holds no rule set. `about` is what it says where something else was expected. */
export type RuleSetFault =
  | { readonly code: 'TOO_LONG' | 'BAD_NAME' }
  | {
      readonly code: 'UNREADABLE' | 'UNKNOWN_GAME' | 'UNKNOWN_BASE' | 'NEWER_VERSION' | 'DIGEST_DIFFERS'
      readonly about: string
    }
  | { readonly code: 'UNKNOWN_KNOB'; readonly knob: string }
  | { readonly code: 'NOT_A_CHOICE'; readonly knob: string; readonly clause: string }
  | {
      readonly code: 'IMPOSSIBLE'
      readonly knob: string
      readonly clause: string
      readonly reason: string
      readonly through: readonly string[]
    }

export interface ReadRuleSet<P> {
  readonly plugin: P
  readonly name: string
  readonly profile: string
}

type Knowing = Pick<Plugin, 'version' | 'profiles' | 'turn'>

/**
 * Reads a file; its length is checked before anything else, and its knobs one by one until the first fault.
 * @param digestOf names the rules of a profile: see the records of the game
 */
export function readRuleSet<P extends Knowing>(
  text: string,
  pluginOf: (game: string) => P | undefined,
  digestOf: (plugin: P, profile: string) => string,
): ReadRuleSet<P> | RuleSetFault {
  if (text.length > largestRuleSet) return { code: 'TOO_LONG' }
  const json = readJson(shape, text)
  if ('bad' in json) return { code: 'UNREADABLE', about: shortened(json.bad) }
  const { game, version, base, name: rawName, knobs, digest } = json.read
  const plugin = pluginOf(game)
  if (plugin === undefined) return { code: 'UNKNOWN_GAME', about: shortened(game) }
  if (version !== undefined && version > plugin.version)
    return { code: 'NEWER_VERSION', about: String(version) }
  if (!plugin.profiles.includes(base)) return { code: 'UNKNOWN_BASE', about: shortened(base) }
  const name = readLine(rawName, longestName)
  if (name === undefined) return { code: 'BAD_NAME' }
  if (Object.keys(knobs).length > mostTurned) return { code: 'TOO_LONG' }
  const turned = plugin.turn(base, knobs)
  if ('refused' in turned) return faultOf(turned)
  const { profile } = turned
  // Another version of the game may have other rules under the same knobs.
  if (digest !== undefined && digest !== digestOf(plugin, profile))
    return { code: 'DIGEST_DIFFERS', about: shortened(digest) }
  return { plugin, name, profile }
}

const shortened = (text: string): string => text.slice(0, longestShown)

const codes = {
  'unknown-knob': 'UNKNOWN_KNOB',
  'not-a-choice': 'NOT_A_CHOICE',
  impossible: 'IMPOSSIBLE',
} as const

/** What could not be turned, with the codes of files. */
const faultOf = ({ refused, ...about }: NotTurned): RuleSetFault =>
  ({ code: codes[refused], ...about }) as RuleSetFault
