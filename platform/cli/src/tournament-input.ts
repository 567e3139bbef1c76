/** Checks JSON written by people against the gateway's schema. */
import { once } from '@stolik/core'
import type { ActInput } from '@stolik/contract/event/acts'
import type { RegulationsInput } from '@stolik/contract/event/regulations'
import { coerceInputValue, isInputType } from 'graphql'
import type { Offer } from '@stolik/gateway/base/offer'
import { assemble } from '@stolik/gateway/api/schema'

interface Inputs {
  readonly RegulationsInput: RegulationsInput
  readonly EventAct: ActInput
}

export interface BadInput {
  readonly words: readonly string[]
}

/** Returns the value in the schema's type with defaults filled in, or everything that is wrong with it. */
export function coerced<K extends keyof Inputs>(
  games: readonly Offer[],
  type: K,
  value: unknown,
): Inputs[K] | BadInput {
  if (typeof value !== 'object' || value === null) return { words: ['this is not a JSON object'] }
  const input = schemaOf(games).getType(type)
  if (!isInputType(input)) throw new RangeError(`${type} is no input`)
  const words: string[] = []
  const read: unknown = coerceInputValue(value, input, (path, _, { message }) => {
    words.push(`${path.length === 0 ? '' : `${path.join('.')}: `}${message}`)
  })
  return words.length === 0 ? (read as Inputs[K]) : { words }
}

const schemaOf = once(assemble)

export const isBadInput = (answer: object): answer is BadInput => 'words' in answer

/** Parses JSON; undefined if it is invalid. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
