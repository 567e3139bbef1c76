/** The tables that are offered first: with the rules that a person last played, and those that are played most. */
import type { Locale } from '@stolik/core'
import { readStored, writeStored } from '../base/storage.js'
import type { OpenChoice } from '../client/gateway.js'
import type { GameInfo } from '../client/types.js'
import { isKnown, profilesFor } from './game-names.js'

/** Identifies the rules of a game. */
export interface Rules {
  readonly game: string
  readonly profile: string
}

/** Few enough for one row and to take in at a glance. */
export const mostChoices = 4

/**
 * Returns the choices to offer: the last played rules, then the usual rules of every game, then the next usual ones. Each comes
 * with the usual table and the usual length.
 */
export function quickChoices(
  locale: Locale,
  games: readonly GameInfo[],
  last: Rules | null,
): readonly OpenChoice[] {
  const known = games.filter(({ id }) => isKnown(id)).map((game) => usual(game, locale))
  const longest = Math.max(0, ...known.map((choices) => choices.length))
  const all = Array.from({ length: longest }, (_, nth) =>
    known.flatMap((choices) => choices[nth] ?? []),
  ).flat()
  const isLast = ({ game, profile }: Rules): boolean => game === last?.game && profile === last.profile
  return [...all.filter(isLast), ...all.filter((choice) => !isLast(choice))].slice(0, mostChoices)
}

const usual = (game: GameInfo, locale: Locale): OpenChoice[] =>
  profilesFor(locale, game).flatMap(({ id: profile, tables: [size] }) => {
    const length = size?.lengths[0]
    if (size === undefined || length === undefined) return []
    return [{ game: game.id, profile, chairs: size.chairs, length, speed: 'FREE', private: false }]
  })

const key = 'stolik.played'

/** Returns the rules last played in this browser. */
export function lastPlayed(): Rules | null {
  const [game, profile] = readStored(key)?.split(' ') ?? []
  return game === undefined || profile === undefined ? null : { game, profile }
}

export const notePlayed = ({ game, profile }: Rules): void => writeStored(key, `${game} ${profile}`)
