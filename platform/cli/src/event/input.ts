/** Checks JSON written by people against the gateway's schema. */
import { once } from '@stolik/core'
import type { ActInput } from '@stolik/contract/event/acts'
import {
  regulations as description,
  type Regulations,
  type RegulationsInput,
} from '@stolik/contract/event/regulations'
import { overlaid, readMoment } from '@stolik/contract/event/regulations-file'
import { assemble } from '@stolik/gateway/api/schema'
import type { Offer } from '@stolik/gateway/base/offer'
import { coerceInputValue, isInputType } from 'graphql'
import { Failure } from '../base/io.js'

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
  const read: unknown = coerceInputValue(withMoments(value, words), input, (path, _, { message }) => {
    words.push(`${path.length === 0 ? '' : `${path.join('.')}: `}${message}`)
  })
  return words.length === 0 ? (read as Inputs[K]) : { words }
}

const schemaOf = once(assemble)

export const isBadInput = (answer: object): answer is BadInput => 'words' in answer

/** Reads regulations of which a file gives only what differs. @throws Failure with everything that is wrong with them */
export function regulationsOf(
  games: readonly Offer[],
  base: object,
  changes: object,
  file: string,
): Regulations {
  const input = coerced(games, 'RegulationsInput', overlaid(base, changes))
  if (isBadInput(input)) throw new Failure(...input.words.map((words) => `${file}: ${words}`))
  return description.store(input)
}

/** Turns the moments that people write, such as `2026-12-01T18:00+01:00`, into the schema's milliseconds. */
function withMoments(value: object, words: string[], path = ''): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => {
      const at = `${path}${name}`
      if (name === 'starts' && typeof one === 'string') return [name, momentOf(one, at, words)]
      if (name === 'series' && path.endsWith('format.') && Array.isArray(one))
        return [name, one.map((plan: unknown, i) => inside(plan, words, `${at}.${i + 1}.`))]
      const holds = name === 'amend' || name === 'format' || (name === 'regulations' && path !== '')
      return [name, holds ? inside(one, words, `${at}.`) : one]
    }),
  )
}

const inside = (value: unknown, words: string[], path: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? withMoments(value, words, path)
    : value

function momentOf(text: string, path: string, words: string[]): number {
  const moment = readMoment(text)
  if (moment !== undefined) return moment
  words.push(
    `${path}: “${text.slice(0, 40)}” is not a moment with its time zone, such as 2026-12-01T18:00+01:00`,
  )
  return 0
}
