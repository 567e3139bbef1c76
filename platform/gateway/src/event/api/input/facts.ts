/** Facts for an arbiter, as they come by GraphQL. */
import type { FactSent } from '@stolik/contract/event/acts'
import { given } from './maybe.js'

export type Facts = Readonly<Record<string, string | number | boolean>>

/** Reads the facts. A fact without a value is left out. */
export const readFacts = (facts: readonly FactSent[]): Facts =>
  Object.fromEntries(
    facts.flatMap(({ name, text, number, flag }) => {
      const value = text ?? number ?? flag
      return given(value) ? [[name, value]] : []
    }),
  )
