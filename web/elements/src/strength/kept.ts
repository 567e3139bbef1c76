/** What has been counted of a person's hands: on this device only, so that the next time only new hands are counted. */
import type { HandStrength } from '@stolik/core'
import { readStored, writeStored } from '../base/storage.js'

/** By hand. Null for a hand that can never be counted. */
export type Counted = ReadonlyMap<string, HandStrength | null>

const key = (place: string): string => `stolik.strength ${place}`

/**
 * @param place the address of the gateway
 * @param code of what counted them: figures of other bots are not comparable, so they are counted again
 */
export function readCounted(place: string, game: string, code: string): Counted {
  const all = stored(place)
  const ofGame = Object.hasOwn(all, game) ? all[game] : undefined
  if (!isObject(ofGame) || ofGame['code'] !== code || !isObject(ofGame['hands'])) return new Map()
  return new Map(
    Object.entries(ofGame['hands']).flatMap(([hand, found]) =>
      found === null || isHand(found) ? [[hand, found] as const] : [],
    ),
  )
}

export const writeCounted = (place: string, game: string, code: string, hands: Counted): void =>
  writeStored(
    key(place),
    JSON.stringify({ ...stored(place), [game]: { code, hands: Object.fromEntries(hands) } }),
  )

export const forgetCounted = (place: string): void => writeStored(key(place), null)

/** Anything that is stored otherwise counts as nothing. */
function stored(place: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readStored(key(place)) ?? '{}')
    return isObject(read) ? read : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isHand = (value: unknown): value is HandStrength =>
  isObject(value) &&
  typeof value['part'] === 'string' &&
  typeof value['points'] === 'number' &&
  typeof value['expected'] === 'number' &&
  Array.isArray(value['luck']) &&
  value['luck'].every((one) => typeof one === 'number')
